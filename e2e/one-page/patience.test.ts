import type { Operation } from '../../src/model/plan/operation';
import { complete } from '../fixtures/scripted';
import { shownPlaybook } from '../fixtures/shown-playbook';
import type { Fixtures } from './test';
import { expect, test } from './test';

/** How long a target is waited for that is not there, or covered: as long as the page may bring it, and not longer. */
const SHOW = `document.body.insertAdjacentHTML('beforeend', '<button id="late">Late</button>')`;
/** Later than a page at rest is given, ms. */
const LATE = 2500;
const cover = (words: string) => `<div id="cover" style="position:fixed;inset:0;background:#fff">${words}</div>`;
const worker = `new Worker(URL.createObjectURL(new Blob(['setTimeout(() => postMessage(1), ${LATE})'])))`;
const PAGES = {
  'at rest': '<button>Other</button>',
  'covered at rest': `<button id="late">Late</button>${cover('Not now')}`,
  'that ticks': '<p id="clock"></p><script>setInterval(() => { clock.textContent = Date.now(); }, 300)</script>',
  'with a timer': `<script>setTimeout(() => { ${SHOW} }, ${LATE})</script>`,
  'with a slow answer': `<script>fetch('/slow?ms=${LATE}').then(() => { ${SHOW} })</script>`,
  'under a note that goes': `<button id="late">Late</button>${cover('Sent')}<script>setTimeout(() => cover.remove(), ${LATE})</script>`,
  'with a worker': `<script>${worker}.onmessage = () => { ${SHOW} }</script>`,
  'that imports a module': `<button id="open" onclick="import('./late.js')">Open</button>`,
};
const page = (body: string) => `<!doctype html><title>Late</title><body>${body}`;

const late: Operation = { type: 'click', selector: '#late' };
const open: Operation = { type: 'click', selector: '#open' };

/** Makes the click on `#late` the last step of a playbook that worked before, and opens the page as it is now. */
async function prepare({ abra, tab, site }: Pick<Fixtures, 'abra' | 'tab' | 'site'>, now: keyof typeof PAGES, operations = [late]) {
  const url = await site.serve({ late: page('<button id="open">Open</button><button id="late">Late</button>') });
  await tab.goto(url);
  const { host: domain, pathname: pagePath } = new URL(url);
  await abra.import({ domain, playbooks: [shownPlaybook({ domain, pagePath }, 'Use it', operations)], optionMap: {} });
  await abra.play('Use it', { answer: () => 'go' });
  await site.serve({ late: page(PAGES[now]) });
  await tab.goto(url);
}

for (const [now, kind] of [
  ['at rest', 'target-missing'],
  ['covered at rest', 'target-covered'],
] as const)
  test(`a page ${now} is given a short grace, and the stop says why`, async ({ abra, tab, site, model }) => {
    model.script([complete('It is not there.', false)]);
    await prepare({ abra, tab, site }, now);
    const { plans } = await abra.play('Use it');
    // `atRest` is said only of a stop that came before the patience was over.
    expect(plans[0]?.bail).toMatchObject({ kind, atRest: true });
    expect(model.calls.at(-1)?.text).toContain('The page stood still with nothing on its way');
  });

test('a page that goes on changing is given the whole patience', async ({ abra, tab, site, model }) => {
  model.script([complete('It is not there.', false)]);
  await prepare({ abra, tab, site }, 'that ticks');
  await abra.settings({ patience: 1500 });
  const { plans } = await abra.play('Use it');
  expect(plans[0]?.bail).toMatchObject({ kind: 'target-missing' });
  expect(plans[0]?.bail).not.toHaveProperty('atRest');
});

for (const now of ['with a timer', 'with a slow answer', 'under a note that goes', 'with a worker'] as const)
  test(`what comes late is found in a page ${now}`, async ({ abra, tab, site }) => {
    await prepare({ abra, tab, site }, now);
    const run = await abra.play('Use it');
    expect(run.plans[0]?.bail).toBeUndefined();
    expect(run.finished?.outcome).toBe('success');
  });

test('what the operation before asked for by ways that the shim does not see is waited for with the whole patience', async ({
  abra,
  tab,
  site,
}) => {
  await prepare({ abra, tab, site }, 'that imports a module', [open, late]);
  const opened = abra.until((event) => event.kind === 'executed');
  const running = abra.play('Use it');
  await opened;
  await fetch(`/slow?ms=${LATE}`);
  await site.serve({ 'late.js': SHOW });
  const run = await running;
  expect(run.plans[0]?.bail).toBeUndefined();
  expect(run.finished?.outcome).toBe('success');
});

test('a planner is not asked while a page covers its fields by something that it does not name', async ({ abra, tab, site, model }) => {
  const fields = '<label>Name <input></label> <label>Email <input></label>';
  const uncover = '<script>setTimeout(() => cover.remove(), 3500)</script>';
  await tab.goto(await site.serve({ early: page(`${fields}${cover('')}${uncover}`) }));
  model.script([complete('There are two fields.')]);
  const run = await abra.run('which fields are there?', { learn: false });
  expect(run.finished?.outcome).toBe('success');
  const again = abra.events.find(({ kind }) => kind === 'looked-again');
  expect(again).toMatchObject({ why: '2 fields are covered by div, which the page does not name', still: false });
  expect(model.calls[0]?.text).toContain('textbox "Email"');
  expect(model.calls[0]?.text).not.toContain('covered');
});
