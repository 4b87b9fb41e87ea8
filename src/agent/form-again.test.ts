import { expect, test } from 'vitest';
import type { Shown } from '../model/page/shown';
import type { Snapshot } from '../model/page/snapshot';
import type { Fingerprint } from '../model/page/target';
import type { QueueItem, Run } from '../model/run/run';
import { isFormAgain, isRefused, newWords, shownFormEffects } from './form-again';
import { done, page } from './world.fixture';

/** A document with these fields: name and more of each. */
function form(title: string, fields: { name: string; type?: string; value?: string; states?: string[] }[]): Snapshot {
  const at = page('https://shop.test/login', 'doc-1', ['Send']);
  const [button] = at.elements;
  if (!button) throw new Error('no button');
  const shown = fields.map(({ name, ...more }, index) => ({
    ...button,
    id: index + 2,
    ref: index + 2,
    tag: 'input',
    role: 'textbox',
    name,
    selector: `#f${index}`,
    ...more,
  }));
  return { ...at, title, elements: [button, ...shown] };
}

const print = (name: string) => ({ selectors: [], tag: 'input', role: 'textbox', name, attributes: {}, landmarks: [], neighbours: [] });

function sent(names: string[]): { run: Run; acting: QueueItem } {
  const filled = names.map((name): QueueItem => {
    const operation = { id: name, operation: { type: 'type' as const, text: 'x', mode: 'replace' as const } };
    return { ...operation, status: 'done', record: { ...done(operation as never), found: print(name) } } as unknown as QueueItem;
  });
  const acting = { id: 'send', operation: { type: 'click' }, status: 'dispatching' } as unknown as QueueItem;
  return { run: { plans: [{ items: [...filled, acting] }], snapshot: form('Login', []) } as unknown as Run, acting };
}

/** What is pressed, as found. */
const pressed = (href: string | undefined, tag = 'a'): Fingerprint => {
  const attributes: Record<string, string> = href === undefined ? {} : { href };
  return { ...print(tag), tag, role: href === undefined ? 'button' : 'link', attributes };
};

const password = { name: 'Password', type: 'password' };

test.each<[string, string[], Snapshot, boolean]>([
  ['a login that asks for the password again', ['Email', 'Password'], form('Login', [{ name: 'Email' }, password]), true],
  ['so, under another title', ['Email', 'Password'], form('Error', [{ name: 'Email' }, password]), true],
  ['several fields under the title of the form', ['Email', 'Colour'], form('Login', [{ name: 'Email' }, { name: 'Colour' }]), true],
  ['several fields under another title: found', ['From', 'To'], form('3 flights', [{ name: 'From' }, { name: 'To' }]), false],
  ['a field that is marked as wrong', ['Email'], form('Join', [{ name: 'Email', states: ['invalid'] }]), true],
  ['a search that every page shows', ['Search'], form('Login', [{ name: 'Search' }]), false],
  ['the next step of a login', ['Email'], form('Login', [password]), false],
  ['one field less', ['Email', 'Password'], form('Login', [{ name: 'Email' }]), false],
  ['nothing was filled in', [], form('Login', [{ name: 'Email' }, password]), false],
])('%s', (_what, names, now, again) => {
  const { run, acting } = sent(names);
  expect(isFormAgain(run, acting, now)).toBe(again);
});

// A form that the page itself is all of: links of its own lead back to it as it was.
test.each<[string, Fingerprint, boolean]>([
  ['a link to the same page', pressed('login'), false],
  ['a link to the same page with its whole address', pressed('https://shop.test/login?again'), false],
  ['a link that a script listens to', pressed('#'), true],
  ['a link that is a script', pressed('javascript:send()'), true],
  ['a link to another page, where a script sent the form', pressed('/home'), true],
  ['a link without an address', pressed(''), true],
  ['a button', pressed(undefined, 'button'), true],
])('%s', (_what, found, again) => {
  const { run, acting } = sent(['Email', 'Password']);
  expect(isFormAgain(run, { ...acting, found }, form('Login', [{ name: 'Email' }, password]))).toBe(again);
});

test.each<[string, string, string, string]>([
  ['an alert', 'Log in\nEmail\nPassword', 'Your password is invalid!\nLog in\nEmail\nPassword', 'Your password is invalid!'],
  ['a heading, and a message for a field', '# Log in\nEmail', '# Sorry\n# Log in\nEmail\nUnknown here', 'Sorry Unknown here'],
  ['no word: how many tries are left', 'Log in\n3', 'Log in\n2', ''],
  ['nothing new', 'Log in', 'Log in', ''],
  ['nothing new, in other lines', '# Log in\nWith Google With a key', '# Log in\nWith Google\nWith a key', ''],
  ['another page around the form', 'Log in', 'Log in\nNews\nOne\nTwo\nThree', ''],
])('what it says now: %s', (_what, before, now, said) => {
  const at = (text: string): Snapshot => ({ ...form('Login', []), text });
  expect(newWords(at(before), at(now)).join(' ')).toBe(said);
});

const FORM = 'form shown again';
test.each<[string, string[], string[], boolean]>([
  ['it led elsewhere when shown', [], [FORM], true],
  ['it was shown again then', [FORM], [FORM], false],
  ['it says what it said then', [FORM, 'said Saved.'], [FORM, 'said Saved.', 'said Tip #'], false],
  ['it says nothing new, as it was saved before', [FORM, 'said Saved.'], [FORM], false],
  ['it says something else', [FORM, 'said Saved.'], [FORM, 'said Unknown town'], true],
  ['it says something, and said nothing then', [FORM], [FORM, 'said Unknown town'], true],
  ['a field is wrong', [FORM, 'said Saved.'], [FORM, 'wrong Town', 'said Saved.'], true],
  ['a field is wrong, as it was then', [FORM, 'wrong Town'], [FORM, 'wrong Town'], false],
])('a form that is shown again was refused or not: %s', (_what, promised, came, refused) => {
  expect(isRefused(promised, came)).toBe(refused);
});

test('what a recorded submit led to: the fields filled in since the last document, without their values', () => {
  const step = (name: string, effects: string[] = []) =>
    ({ operation: { type: name === 'Send' ? 'click' : 'type', fingerprint: print(name) }, delta: { effects } }) as unknown as Shown;
  const steps = [step('Query'), step('Send', ['document /find']), step('Name'), step('Send', ['document /me'])];
  const now = { ...form('Me', [{ name: 'Name', value: 'Ada' }]), text: 'Me\nHello Ada, saved 3 times' };
  expect(shownFormEffects(steps, { text: 'Me' }, now)).toEqual([FORM, 'said Hello …, saved # times']);
  expect(shownFormEffects(steps.slice(0, 2), { text: 'Me' }, now)).toEqual([]);
});
