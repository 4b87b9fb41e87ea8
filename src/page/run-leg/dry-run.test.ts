import { expect, test } from 'vitest';
import type { LegOperation } from '../../model/run/leg';
import { inEnglish } from '../../model/say-in-english';
import { saying } from '../../model/saying-of';
import { bell } from '../settle/bell.fixture';
import { runLeg } from './run-leg';
import { $, onBarePage, send, words } from './run-leg.fixture';

onBarePage();

let legs = 0;

/** A dry run of these steps on a page of this html: what became of each, and whether it waited for what is not there. */
async function dryRun(html: string, steps: Pick<LegOperation, 'operation' | 'after'>[], patience = 3000) {
  document.body.innerHTML = html;
  const half = bell(patience / 2);
  const id = `dry-${++legs}`;
  const operations = steps.map((step, index) => ({ id: `${id}-${index}`, ...step }));
  const leg = { runId: 'run', id, operations, patience, settleLimit: 1000, overlay: false, dryRun: true };
  const { records, bail } = await runLeg(leg, () => undefined, new AbortController().signal);
  const lines = records.map(({ status, label, notes }) => [`${status} ${label}`, ...notes.map(inEnglish)].join('; '));
  return { lines, bail, waited: half.rang() };
}

const click = (selector: string) => ({ operation: { type: 'click' as const, selector } });

test('what comes only after an earlier step is told so at once, and the next ones are looked at', async () => {
  const after = saying('afterOpened', { number: 1, step: 'Click Theme' });
  // Something loads, so that the page never stands still: what is looked for in earnest is looked for with the whole patience.
  const loading = '<p class="spinner" id="loading">Loading</p>';
  const { lines, bail, waited } = await dryRun(
    `${loading}<button id="theme">Theme</button><button id="save">Save</button>`,
    [
      click('#theme'),
      { ...click('#purple'), after },
      { operation: { type: 'assert', selector: '#purple', visible: true }, after },
      { ...click('#save'), after: saying('afterActed', { number: 1, step: 'Click Theme' }) },
    ],
    10_000,
  );
  expect(lines).toMatchInlineSnapshot(`
    [
      "done button "Theme"; Only shown: nothing was done.",
      "skipped #purple; Can only be looked for after step 1 (Click Theme) opened it.",
      "skipped assert; Can only be looked for after step 1 (Click Theme) opened it.",
      "done button "Save"; Only shown: nothing was done.",
    ]
  `);
  expect(bail).toBeUndefined();
  expect(waited).toBe(false);
});

test('what covers a target is not dismissed, but told', async () => {
  const dialog =
    '<div style="position:fixed;inset:0" role="dialog" aria-label="News"><button onclick="window.dismissed = true">Got it</button></div>';
  const { lines } = await dryRun(`<button id="buy">Buy</button>${dialog}`, [click('#buy')]);
  expect(lines).toMatchInlineSnapshot(`
    [
      "done button "Buy"; dialog News lies on top and would be closed first.; Only shown: nothing was done.",
    ]
  `);
  expect(document.querySelector('[role=dialog]')).not.toBeNull();
  expect('dismissed' in window).toBe(false);
});

test('a secret that is not kept here does not end it: nothing is typed', async () => {
  const { lines } = await dryRun('<label>Code <input id="code"></label>', [
    { operation: { type: 'type', selector: '#code', text: '{{secret:pin}}' } },
  ]);
  expect(lines).toMatchInlineSnapshot(`
    [
      "done textbox "Code"; Only shown: nothing was done.",
    ]
  `);
});

test('a dry run looks and checks, and does nothing', async () => {
  document.body.innerHTML = '<button id="a">Pay</button>';
  let paid = 0;
  $('#a').onclick = () => paid++;
  const report = await send(
    [
      { type: 'click', selector: '#a' },
      { type: 'click', selector: '#b' },
    ],
    { dryRun: true },
  );
  expect(words(report)).toMatchInlineSnapshot(`
    "done button "Pay"; Only shown: nothing was done.
    failed #b
    bail target-missing #b / []"
  `);
  expect(paid).toBe(0);
});
