import { afterEach, beforeAll, expect, test } from 'vitest';
import type { Target } from '../../model/target';
import { numberOf } from '../dom/element-numbers';
import { isOverlay } from '../dom/own-overlay';
import { describe } from '../find/describe';
import { find } from '../find/find';
import { promises } from '../rest/turn';
import { installShim } from '../shim/install-shim';
import { runSteps, type Step } from './few-parts.fixture';
import { askForParts } from './parts';
import { secretsFor, whyNotIntoField } from './secrets';

// The order matters: a part that has come stays, as it does in a document.
beforeAll(() => installShim(true));
afterEach(() => {
  document.body.innerHTML = '';
});

const asked: string[] = [];
const PAGE = '<main><h1>Orders</h1><button>Keep</button><button>Later</button><input aria-label=Name></main>';
const run = (...steps: Step[]) => runSteps(steps);

function fill(): { pressed: string[]; fingerprintOf: (selector: string) => ReturnType<typeof describe> } {
  document.body.innerHTML = PAGE;
  const pressed: string[] = [];
  document.body.onclick = ({ target }) => {
    if ((target as Element).matches('button')) pressed.push((target as Element).textContent ?? '');
    document.querySelector('h1')?.append('!');
  };
  return { pressed, fingerprintOf: (selector) => describe(document.querySelector(selector) as Element) };
}
const LATER = 'button + button';
type Known = Pick<Target, 'fingerprint'>;

test('a click on an element of which nothing changed needs no other part, and tells it as it was described', async () => {
  askForParts(async (part) => asked.push(part));
  const { pressed, fingerprintOf } = fill();
  const [later, keep] = [fingerprintOf(LATER), fingerprintOf('h1 + button')];
  const { records } = await run({ type: 'click', fingerprint: later }, { type: 'click', fingerprint: keep, selector: keep.selectors[0] });
  expect(records.map(({ status, by, found }) => [status, by, found])).toEqual([
    ['done', 'selector', later],
    ['done', 'selector', keep],
  ]);
  expect(pressed).toEqual(['Later', 'Keep']);
  expect(asked).toEqual([]);
});

test.each([
  ['its number', () => ({ ref: numberOf(document.querySelector(LATER) as Element) })],
  ['its number and what it was', (known: Known) => ({ ref: numberOf(document.querySelector(LATER) as Element), ...known })],
  ['a selector', () => ({ selector: LATER })],
  ['another selector than it was described with', (known: Known) => ({ selector: LATER, ...known })],
])('an element told by %s is not pressed without the part that describes it', async (_how, told) => {
  asked.length = 0;
  const { pressed, fingerprintOf } = fill();
  const { records, bail } = await run({ type: 'click', ...told({ fingerprint: fingerprintOf(LATER) }) });
  expect(asked).toContain('reserve');
  expect([records[0]?.dispatched, bail?.kind, pressed]).toEqual([false, 'out-of-time', []]);
  // Nor does it count as there for the operation before it.
  const { ref, ...target } = { ref: undefined, ...told({ fingerprint: fingerprintOf(LATER) }) };
  expect(find(target, ref === undefined ? {} : { ref })).toMatchObject({ kind: 'target-missing' });
});

test('an effect that is missing is told as missing where the part that waits for it does not come', async () => {
  asked.length = 0;
  const { pressed, fingerprintOf } = fill();
  const { bail } = await run({ type: 'click', fingerprint: fingerprintOf(LATER), expects: { appeared: ['dialog Tomorrow'] } });
  expect(asked).toContain('reserve');
  expect([pressed, bail]).toEqual([['Later'], { kind: 'no-effect', wanted: 'click button "Later"', missing: ['dialog Tomorrow'] }]);
});

test('a document that is left while a part is awaited tells nothing of it any more', async () => {
  const { fingerprintOf } = fill();
  const fingerprint = fingerprintOf(LATER);
  document.querySelector(LATER)?.replaceChildren('Later today');
  let told = false;
  const left = new Promise<void>((resolve) => {
    askForParts(() => {
      window.dispatchEvent(new Event('pagehide'));
      resolve();
      return new Promise(() => undefined);
    });
  });
  const over = run({ type: 'click', fingerprint, expects: {} }).finally(() => {
    told = true;
  });
  await left;
  await promises();
  expect(told).toBe(false);
  await over;
  askForParts(async (part) => asked.push(part));
});

test('no secret is filled into any field before that which judges fields has come', () => {
  document.body.innerHTML = '<input type="password">';
  const field = document.querySelector('input') as Element;
  expect(whyNotIntoField({ type: 'type', text: '{{secret:password}}' }, field)).toMatchObject({ kind: 'not-allowed' });
  expect(secretsFor(field, { password: 'hush' })('{{secret:password}}')).toBe('{{secret:password}}');
});

test('where what shows it has not come, a press is made unseen', async () => {
  const { pressed, fingerprintOf } = fill();
  await runSteps([{ type: 'click', fingerprint: fingerprintOf(LATER) }], { overlay: true });
  expect(pressed).toEqual(['Later']);
  expect([...document.documentElement.children].filter(isOverlay)).toEqual([]);
});

test('without the part that weighs, what changed is not found, nor is anything else pressed', async () => {
  const { pressed, fingerprintOf } = fill();
  const fingerprint = fingerprintOf(LATER);
  for (const change of [
    () => document.querySelector(LATER)?.replaceChildren('Later today'),
    () => document.querySelector('main')?.prepend(document.createElement('button')),
    () => document.querySelector('main')?.append(Object.assign(document.createElement('button'), { textContent: 'Later' })),
  ]) {
    document.body.innerHTML = PAGE;
    change();
    expect(await run({ type: 'click', fingerprint })).toMatchObject({ bail: { kind: 'target-missing' } });
  }
  expect(pressed).toEqual([]);
  expect(new Set(asked)).toEqual(new Set(['reserve']));
});

test('an operation whose part does not come is not begun', async () => {
  const { fingerprintOf } = fill();
  const fingerprint = fingerprintOf('input');
  expect(await run({ type: 'type', text: 'Ada', fingerprint })).toMatchObject({
    records: [{ dispatched: false }],
    bail: { kind: 'out-of-time', waitedFor: 'a part of the script' },
  });
  expect(document.querySelector('input')?.value).toBe('');
  expect(asked.at(-1)).toBe('keys');
});

test.each([
  ['a slider', '<input type="range" id="x">'],
  ['what a slider stands in, which may be hit', '<div id="x"><input type="range"></div>'],
  ['an option of a list box', '<select size="3"><option id="x">One<option>Two</select>'],
  ['what only the browser opens', '<label id="x">Day <input type="date"></label>'],
])('a press on %s is not made without the part that does, or explains, what comes of it', async (_what, html) => {
  asked.length = 0;
  document.body.innerHTML = html;
  const fingerprint = describe(document.querySelector('#x') as Element);
  const { records, bail } = await run({ type: 'click', fingerprint });
  expect(asked).toContain('reserve');
  // It did not come here, and without it the press would come to nothing.
  expect([records[0]?.dispatched, bail?.kind]).toEqual([false, 'out-of-time']);
});

test('an open menu is not closed for want of a part that tells whether the next target is there', async () => {
  asked.length = 0;
  const { pressed, fingerprintOf } = fill();
  document.querySelector(LATER)?.setAttribute('aria-expanded', 'true');
  const opener = fingerprintOf(LATER);
  const next = { ...fingerprintOf('button'), structure: 'elsewhere' };
  askForParts(async (part) => {
    asked.push(part);
    await import('../all-parts.fixture');
  });
  const { records } = await run(
    { type: 'click', fingerprint: opener, expects: { changed: ['aria-expanded of Later'] } },
    { type: 'click', fingerprint: next },
  );
  expect(asked).toEqual(['reserve']);
  expect(records[0]).toMatchObject({ status: 'skipped', notes: ['It was open already.'] });
  expect(pressed).toEqual(['Keep']);
});

test('with it, what moved is found and the rest is done', async () => {
  const { pressed, fingerprintOf } = fill();
  const fingerprint = fingerprintOf(LATER);
  document.querySelector('main')?.prepend(document.createElement('hr'));
  const { records } = await run({ type: 'click', fingerprint }, { type: 'type', text: 'Ada', selector: 'input' });
  expect(records.map(({ status }) => status)).toEqual(['done', 'done']);
  expect(pressed).toEqual(['Later']);
  expect(document.querySelector('input')?.value).toBe('Ada');
});
