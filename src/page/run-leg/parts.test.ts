import { afterEach, beforeAll, expect, test } from 'vitest';
import type { Leg } from '../../model/leg';
import type { Operation } from '../../model/operation';
import { describe } from '../find/describe';
import { installShim } from '../shim/install-shim';
import { askForParts } from './parts';
import { runLeg } from './run-leg';

// The order matters: a part that has come stays, as it does in a document.
beforeAll(() => installShim(true));
afterEach(() => {
  document.body.innerHTML = '';
});

const asked: string[] = [];
const PAGE = '<main><h1>Orders</h1><button>Keep</button><button>Later</button><input aria-label=Name></main>';
let legs = 0;

async function run(...operations: (Operation & Pick<Leg['operations'][number], 'expects'>)[]) {
  const id = `leg-${++legs}`;
  const leg: Leg = {
    runId: 'run',
    id,
    operations: operations.map(({ expects, ...operation }, at) => ({ id: `${id}-${at}`, operation, ...(expects && { expects }) })),
    patience: 300,
    settleLimit: 300,
    overlay: false,
    known: [],
  };
  const { records, bail } = await runLeg(leg, () => undefined, new AbortController().signal);
  return { records, bail };
}

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

test('a click on an element of which nothing changed needs no other part', async () => {
  askForParts(async (part) => asked.push(part));
  const { pressed, fingerprintOf } = fill();
  const fingerprint = fingerprintOf(LATER);
  const { records } = await run({ type: 'click', fingerprint }, { type: 'click', selector: 'h1 + button' });
  expect(records.map(({ status, by }) => [status, by])).toEqual([
    ['done', 'selector'],
    ['done', 'selector'],
  ]);
  expect(pressed).toEqual(['Later', 'Keep']);
  expect(asked).toEqual([]);
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
  const { records, bail } = await run({ type: 'click', selector: '#x' });
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
