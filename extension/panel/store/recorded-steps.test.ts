import { expect, test } from 'vitest';
import type { Shown } from '../../../src/model/page/shown';
import type { Check } from './checks';
import { click } from './panel.fixture';
import { changeShown, insertCheck, moveShown, nameIn, relabelled, removeShown, retargeted } from './recorded-steps';

const steps = ['a', 'b', 'c'].map((label, at): Shown => ({ at, operation: click(`#${label}`), label, url: 'https://a.example/' }));
const labels = (changed: Shown[]) => changed.map(({ label }) => label);

test('steps change places, and stay where that leads nowhere', () => {
  expect(labels(moveShown(steps, 0, 1))).toEqual(['b', 'a', 'c']);
  expect(labels(moveShown(steps, 2, -1))).toEqual(['a', 'c', 'b']);
  expect(moveShown(steps, 2, 1)).toBe(steps);
});

test('a step goes, or gets other words', () => {
  expect(labels(removeShown(steps, 1))).toEqual(['a', 'c']);
  expect(labels(changeShown(steps, 1, (step) => relabelled(step, 'the button')))).toEqual(['a', 'the button', 'c']);
});

test('a person sees and changes the name of an element, and never its role', () => {
  const of = (label: string): Shown => ({ at: 0, operation: click('#a'), label, url: '' });
  expect(['button "Not now" in dialog "What’s new"', 'menuitem checkbox "Lenses"', 'the button'].map((label) => nameIn(label))).toEqual([
    'Not now',
    'Lenses',
    'the button',
  ]);
  expect(relabelled(of('button "Not now" in dialog "What’s new"'), 'Later').label).toBe('button "Later" in dialog "What’s new"');
  expect(relabelled(of('textbox'), 'Name').label).toBe('Name');
});

const check = (how: Check['how'], about: Check['about'], text = ''): Check => ({ how, about, text });

test('a check of the same target comes right after its step', () => {
  expect(insertCheck(steps, 0, check('expect', 'visible')).map(({ operation }) => operation)).toEqual([
    click('#a'),
    { type: 'assert', visible: true, selector: '#a' },
    click('#b'),
    click('#c'),
  ]);
  expect(insertCheck(steps, 2, check('wait', 'gone')).at(-1)?.operation).toEqual({ type: 'wait', until: 'gone', selector: '#c' });
  expect(new Set(insertCheck(steps, 0, check('expect', 'visible')).map(({ at }) => at)).size).toBe(4);
});

test('a text and an address are expected of the page, or waited for', () => {
  const added = (how: Check['how'], about: Check['about'], text: string) => insertCheck(steps, 1, check(how, about, text))[2]?.operation;
  expect(added('expect', 'text', ' Saved ')).toEqual({ type: 'assert', text: 'Saved' });
  expect(added('wait', 'text', 'Saved')).toEqual({ type: 'wait', until: 'text', text: 'Saved' });
  expect(added('expect', 'url', '/done')).toEqual({ type: 'assert', url: '/done' });
  expect(added('wait', 'url', '/done')).toEqual({ type: 'wait', until: 'url', text: '/done' });
  expect(insertCheck(steps, 1, check('expect', 'text'))).toBe(steps);
});

test('what was pointed at is what is checked, where the step led to, in its tab', () => {
  const led = steps.map(
    (step, at): Shown => (at === 0 ? step : { ...step, url: 'https://a.example/next', operation: { ...step.operation, tab: 1 } }),
  );
  const fingerprint = { selectors: ['#done'], tag: 'p', attributes: {}, landmarks: [], neighbours: [] };
  const picked = { fingerprint, label: 'status "Done"' };
  expect(insertCheck(led, 1, check('wait', 'visible'), picked)[2]).toMatchObject({
    operation: { type: 'wait', until: 'visible', fingerprint, tab: 1 },
    label: 'status "Done"',
    url: 'https://a.example/next',
  });
  expect(retargeted({ ...steps[0], at: 0, label: 'a', url: '', operation: click('#a') }, picked)).toMatchObject({
    label: 'status "Done"',
    operation: { type: 'click', selector: '#done', fingerprint },
  });
});

test('what aims at nothing has nothing to check of its own', () => {
  const away: Shown[] = [{ at: 1, operation: { type: 'navigate', to: 'back' }, label: '', url: 'https://a.example/' }];
  expect(insertCheck(away, 0, check('expect', 'visible'))).toBe(away);
  expect(insertCheck(away, 0, check('expect', 'url', '/list'))).toHaveLength(2);
});
