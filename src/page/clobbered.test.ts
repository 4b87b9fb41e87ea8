import { afterEach, expect, test } from 'vitest';
import { booking, embeds, inputs, NAMES } from './clobbering.fixture';
import { describe } from './find/describe';
import { find } from './find/find';
import { onBarePage, run, send } from './run-leg/run-leg.fixture';
import { scan } from './scan/scan';

onBarePage();

const { body } = document;
const { getElementById, querySelector } = Document.prototype;
const remove = HTMLElement.prototype.remove;
let added: HTMLElement | undefined;
afterEach(() => remove.call(added ?? body.appendChild(new Image())));

const told = () => scan().elements.map(({ role, name, place, states, value }) => ({ role, name, place, states, value }));
const fresh = (html: string) => {
  body.innerHTML = html;
};

test('there are the names that pages really use', () => {
  for (const name of ['children', 'parentElement', 'name', 'action', 'id', 'toString', 'addEventListener', 'elements', 'localName'])
    expect(NAMES).toContain(name);
});

test.each(['name', 'id'] as const)('a form whose inputs take every %s that it has is read as any other', (by) => {
  fresh(booking(''));
  const plain = told();
  expect(plain.map(({ name }) => name)).toEqual(['Who', 'News', 'When', 'Book it', 'Other']);
  fresh(booking(inputs(NAMES, by)));
  expect(told()).toEqual(plain);
});

test('what stands in it is described and found as in any other', () => {
  fresh(booking(inputs(NAMES)));
  for (const selector of ['#who', '#news', '#when', '#book button', '#book']) {
    const element = querySelector.call(document, selector) as Element;
    const print = describe(element);
    const found = find({ fingerprint: print });
    expect('element' in found && found.element, selector).toBe(element);
  }
});

test('it is acted on, waited for and told of as any other', async () => {
  const steps = [
    { type: 'type', selector: '#who', text: 'Ada' },
    { type: 'check', selector: '#news', checked: true },
    { type: 'select', selector: '#when', options: ['Evening'] },
    { type: 'click', selector: '#book button' },
    { type: 'extract', selector: '#book', name: 'all' },
  ] as never;
  const plain = await run(booking(''), steps);
  expect(plain).toContain('Booked for Ada');
  expect(await run(booking(inputs(NAMES)), steps)).toBe(plain);
});

test('a form that is itself the target, the scroller or what is waited for', async () => {
  fresh(
    `<form id=box style="height:80px;overflow:auto">${inputs(NAMES)}<p style="height:900px">Long</p><button type=button id=end>End</button></form>`,
  );
  const { records, bail } = await send([
    { type: 'scroll', selector: '#box', direction: 'down' },
    { type: 'hover', selector: '#box' },
    { type: 'click', selector: '#end' },
    { type: 'wait', until: 'visible', selector: '#box' },
  ] as never);
  expect(bail).toBeUndefined();
  expect(records.map(({ status }) => status)).toEqual(['done', 'done', 'done', 'done']);
});

test('a document whose embeds and images take every name that it has is read as any other', () => {
  fresh(booking(''));
  const plain = told();
  added = document.createElement('div');
  added.innerHTML = embeds(NAMES);
  body.append(added);
  let seen: unknown;
  let found: unknown;
  const wanted = getElementById.call(document, 'who');
  try {
    seen = told();
    found = find({ fingerprint: describe(wanted as Element) });
  } finally {
    remove.call(added);
  }
  expect(seen).toEqual(plain);
  expect((found as { element: Element }).element).toBe(wanted);
});

/** One after another takes a minute: every tenth, from another one each day. `VITE_EVERY=1` for all. */
const EVERY = Number(import.meta.env['VITE_EVERY'] ?? 10);
const SHARE = NAMES.filter((_, at) => at % EVERY === new Date().getDate() % EVERY);

test('no name by itself breaks a look or an act', { timeout: 300_000 }, async () => {
  fresh(booking(''));
  const plain = told();
  const steps = [
    { type: 'type', selector: '#who', text: 'Ada' },
    { type: 'check', selector: '#news', checked: true },
    { type: 'click', selector: '#book button' },
  ] as never;
  const broke: string[] = [];
  for (const name of SHARE) {
    fresh(booking(inputs([name]) + inputs([name], 'id')));
    added = document.createElement('div');
    added.innerHTML = embeds([name]);
    body.append(added);
    // The page's own script asks for nothing by a name either.
    const form = getElementById.call(document, 'book') as HTMLElement;
    const said = getElementById.call(document, 'said') as HTMLElement;
    Element.prototype.removeAttribute.call(form, 'onsubmit');
    EventTarget.prototype.addEventListener.call(form, 'submit', (event) => {
      event.preventDefault();
      said.textContent = `Booked for ${(getElementById.call(document, 'who') as HTMLInputElement).value}`;
    });
    const seen = JSON.stringify(told()) === JSON.stringify(plain);
    const { records } = await send(steps);
    const done = records.every(({ status }) => status === 'done') && said.textContent === 'Booked for Ada';
    remove.call(added);
    if (!seen || !done) broke.push(name);
  }
  expect(broke).toEqual([]);
});
