import type { Page } from '@playwright/test';
import type { Operation } from '../../src/model/operation';
import type { RunEvent } from '../../src/model/run-event';
import type { Abra } from '../fixtures/abra';
import { complete } from '../fixtures/scripted';
import { shownPlaybook } from '../fixtures/shown-playbook';
import { expect, test } from '../fixtures/test';

/** How long a target is waited for that is not there, or covered: as long as the page may bring it, and not longer. */
const SHOW = `document.body.insertAdjacentHTML('beforeend', '<button id="late">Late</button>')`;
const cover = (words: string) => `<div id="cover" style="position:fixed;inset:0;background:#fff">${words}</div>`;
const worker = `new Worker(URL.createObjectURL(new Blob(['setTimeout(() => postMessage(1), 3500)'])))`;
const PAGES = {
  'at rest': '<button>Other</button>',
  'covered at rest': `<button id="late">Late</button>${cover('Not now')}`,
  'that ticks': '<p id="clock"></p><script>setInterval(() => { clock.textContent = Date.now(); }, 300)</script>',
  'with a timer': `<script>setTimeout(() => { ${SHOW} }, 3500)</script>`,
  'with a slow answer': `<script>fetch('/slow?ms=3500').then(() => { ${SHOW} })</script>`,
  'under a note that goes': `<button id="late">Late</button>${cover('Sent')}<script>setTimeout(() => cover.remove(), 3500)</script>`,
  'with a worker': `<script>${worker}.onmessage = () => { ${SHOW} }</script>`,
  'that imports a module': `<button id="open" onclick="import('/late.js')">Open</button>`,
};

/** What a click on `#late` came to, as the last step of a playbook that worked before, and how long it took, ms. */
async function use({ abra, tab, origin }: { abra: Abra; tab: Page; origin: string }, page: keyof typeof PAGES, operations = [late]) {
  const { host: domain } = new URL(origin);
  let body = '<button id="open">Open</button><button id="late">Late</button>';
  await tab.route('**/late', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>Late</title><body>${body}` }),
  );
  await tab.route('**/late.js', async (route) => {
    await tab.request.get(`${origin}/slow?ms=2500`);
    await route.fulfill({ contentType: 'text/javascript', body: SHOW });
  });
  await abra.import(
    JSON.stringify({ domain, playbooks: [shownPlaybook({ domain, pagePath: '/late' }, 'Use it', operations)], optionMap: {} }),
  );
  await tab.goto(`${origin}/late`);
  await abra.play('Use it', { tab, answer: () => 'go' });
  body = PAGES[page];
  await tab.goto(`${origin}/late`);
  const events: RunEvent[] = [];
  abra.onEvent((event) => events.push(event));
  const run = await abra.play('Use it', { tab });
  const at = (kind: RunEvent['kind']) => events.find((event) => event.kind === kind)?.at ?? 0;
  return { run, ms: at('reported') - at('sent'), bail: run.plans[0]?.bail };
}

const late: Operation = { type: 'click', selector: '#late' };
const open: Operation = { type: 'click', selector: '#open' };

for (const [page, kind] of [
  ['at rest', 'target-missing'],
  ['covered at rest', 'target-covered'],
] as const)
  test(`a page ${page} is given a short grace, and the stop says why`, async ({ abra, tab, site, model }) => {
    model.script([complete('It is not there.', false)]);
    // `atRest` is said only of a stop that came before the patience was over.
    const { bail } = await use({ abra, tab, origin: site.origin }, page);
    expect(bail).toMatchObject({ kind, atRest: true });
    expect(model.calls.at(-1)?.text).toContain('The page stood still with nothing on its way');
  });

test('a page that goes on changing is given the whole patience', async ({ abra, tab, site, model }) => {
  model.script([complete('It is not there.', false)]);
  const { ms, bail } = await use({ abra, tab, origin: site.origin }, 'that ticks');
  expect(bail).toMatchObject({ kind: 'target-missing' });
  expect(bail).not.toHaveProperty('atRest');
  expect(ms).toBeGreaterThan(5500);
});

for (const page of ['with a timer', 'with a slow answer', 'under a note that goes', 'with a worker'] as const)
  test(`what comes late is found in a page ${page}`, async ({ abra, tab, site }) => {
    const { run } = await use({ abra, tab, origin: site.origin }, page);
    expect(run.plans[0]?.bail).toBeUndefined();
    expect(run.finished?.outcome).toBe('success');
  });

test('what the operation before asked for by ways that nobody sees is waited for with the whole patience', async ({ abra, tab, site }) => {
  const { run } = await use({ abra, tab, origin: site.origin }, 'that imports a module', [open, late]);
  expect(run.plans[0]?.bail).toBeUndefined();
  expect(run.finished?.outcome).toBe('success');
});

test('a planner is not asked while a page covers its fields by something that it does not name', async ({ abra, tab, site, model }) => {
  const fields = '<label>Name <input></label> <label>Email <input></label>';
  await tab.route('**/early', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Early</title><body>${fields}${cover('')}<script>setTimeout(() => cover.remove(), 3500)</script>`,
    }),
  );
  await tab.goto(`${site.origin}/early`);
  model.script([complete('There are two fields.')]);
  const events: RunEvent[] = [];
  abra.onEvent((event) => events.push(event));
  const run = await abra.run('which fields are there?', { tab, learn: false });
  expect(run.finished?.outcome).toBe('success');
  const again = events.find(({ kind }) => kind === 'looked-again');
  expect(again).toMatchObject({ why: '2 fields are covered by div, which the page does not name', still: false });
  expect(model.calls[0]?.text).toContain('textbox "Email"');
  expect(model.calls[0]?.text).not.toContain('covered');
});
