import type { Page } from '@playwright/test';
import type { Run } from '../../src/model/run';
import { items } from '../../src/model/run';
import { readWorkflow, workflowGoal } from '../../src/model/workflow';
import { LOGIN_AND_SEARCH } from '../../src/model/workflow.fixture';
import type { Abra } from '../fixtures/abra';
import { click, complete, idOf, plan } from '../fixtures/scripted';
import { expect, test } from '../fixtures/test';
import { ACCOUNT } from '../sites/desk/desk-route.mjs';

const spec = (url: string) => ({ ...LOGIN_AND_SEARCH, url, browser: 'chromium', headless: true });

const goalOf = (json: unknown): string => {
  const read = readWorkflow(json);
  return read.ok ? workflowGoal(read.value) : read.failure.join('\n');
};

async function keepAccount(abra: Abra, origin: string): Promise<void> {
  await abra.call('secrets.set', { name: 'SECRET_USER', origin, value: ACCOUNT.email });
  await abra.call('secrets.set', { name: 'SECRET_PASS', origin, value: ACCOUNT.password });
}

/** Logged out, on an empty page: as on the day before. */
async function leave(tab: Page): Promise<void> {
  await tab.context().clearCookies();
  await tab.goto('about:blank');
}

const bySteps = (run: Run) => run.plans.map(({ by }) => by);

test("seed 004's workflow runs by the embedded planner, its secrets by name, and is a playbook the second time", async ({
  abra,
  tab,
  site,
}) => {
  const goal = goalOf(spec(site.url('/desk/login')));
  await keepAccount(abra, site.origin);
  const run = await abra.run(goal, { tab, workflow: { name: 'Find a stay', url: site.url('/desk/login') } });
  expect(run.finished).toMatchObject({ outcome: 'success' });
  expect(new Set(bySteps(run))).toEqual(new Set(['embedded']));
  await expect(tab).toHaveURL(/\/desk\/results\?.*q=Montreal/);
  expect(run.learned?.names).toEqual(['Find a stay']);
  // Neither the journal nor what was learned has a value.
  expect(JSON.stringify(await abra.call('run.load', { runId: run.id }))).not.toContain(ACCOUNT.password);
  expect(await abra.export(new URL(site.origin).host)).not.toContain(ACCOUNT.password);

  await leave(tab);
  const again = await abra.run(goal, { tab, workflow: { name: 'Find a stay', url: site.url('/desk/login') } });
  expect(again.finished).toMatchObject({ outcome: 'success' });
  expect(again.plans.map(({ by }) => by)).toEqual(['recall']);
  await expect(tab).toHaveURL(/\/desk\/results\?.*q=Montreal/);
});

test('goes on to the model by itself for exactly the step that is not understood, then back, and ends as a playbook', async ({
  abra,
  tab,
  site,
  model,
}) => {
  await keepAccount(abra, site.origin);
  const workflow = spec(site.url('/desk/login'));
  workflow.steps[3] = { action: 'Click', target: 'Show me somewhere to sleep' };
  const goal = goalOf(workflow);
  model.script([(request) => plan([click(idOf(request, 'button "Search"'))], { more: false }), complete('not asked for')]);
  const run = await abra.run(goal, { tab, workflow: { name: 'Find a stay', url: site.url('/desk/login') } });
  expect(run.finished).toMatchObject({ outcome: 'success' });
  expect(model.calls).toHaveLength(1);
  expect(model.calls[0]?.text).toContain('somewhere to sleep');
  expect(model.mentions(ACCOUNT.password)).toBe(false);
  const planners = bySteps(run);
  expect(planners.filter((by) => by === 'messages-api')).toHaveLength(1);
  expect(planners.at(-1)).toBe('embedded');
  await expect(tab).toHaveURL(/\/desk\/results\?.*q=Montreal/);
  expect(run.learned?.names).toEqual(['Find a stay']);

  await leave(tab);
  const again = await abra.run(goal, { tab, workflow: { name: 'Find a stay', url: site.url('/desk/login') } });
  expect(again.finished).toMatchObject({ outcome: 'success' });
  expect(again.plans.map(({ by }) => by)).toEqual(['recall']);
  expect(model.calls).toHaveLength(1);
});

test('without a model it stops at that step with what it did and what could be meant', async ({ abra, tab, site }) => {
  await keepAccount(abra, site.origin);
  const workflow = spec(site.url('/desk/login'));
  workflow.steps[3] = { action: 'Click', target: 'Show me somewhere to sleep' };
  const run = await abra.run(goalOf(workflow), { tab, workflow: { name: 'Find a stay', url: site.url('/desk/login') } });
  expect(run.finished).toMatchObject({ outcome: 'failed', summary: expect.stringContaining('somewhere to sleep') });
  // Nothing is called so; what the form is sent with is what a person would press.
  expect(run.finished?.suggestions).toContainEqual(expect.stringMatching(/click.*Search/i));
  expect(items(run).every(({ status }) => status === 'done')).toBe(true);
});

/** Runs a workflow on the page of expenses, and gives this file where one is asked for. */
async function handIn(abra: Abra, tab: Page, url: string, steps: object[]): Promise<Run> {
  const run = await abra.run(goalOf({ workflow_id: 'expense', url, steps }), { tab, workflow: { name: 'Hand in an expense', url } });
  if (run.question?.kind !== 'file') return run;
  const files = [{ name: 'lunch.txt', type: 'text/plain', base64: Buffer.from('14.50 for soup').toString('base64') }];
  await abra.call('run.give', { runId: run.id, questionId: run.question.id, files });
  await expect.poll(async () => (await abra.load(run.id)).finished?.outcome, { timeout: 30_000 }).toBeDefined();
  return abra.load(run.id);
}

test('a step that uploads asks for the file, and waits for what comes late', async ({ abra, tab, site }) => {
  const run = await handIn(abra, tab, site.url('/pages/expenses'), [
    { action: 'Navigate' },
    { action: 'Select', target: 'Category', value: 'Meals' },
    { action: 'Upload', target: 'Receipt', value: 'lunch.txt' },
    { action: 'Click', target: 'Hand in' },
    { action: 'WaitFor', target: 'Received', options: { timeout: '5000' } },
    { action: 'AssertText', target: 'Received lunch.txt: 14.50 for soup for Meals' },
  ]);
  expect(run.finished).toMatchObject({ outcome: 'success' });
  await expect(tab.getByRole('status')).toHaveText('Received lunch.txt: 14.50 for soup for Meals');
  // The bytes are nowhere in what is kept.
  expect(JSON.stringify(await abra.call('run.load', { runId: run.id }))).not.toContain('MTQuNT');
  expect(await abra.export(new URL(site.origin).host)).not.toContain('MTQuNT');
});

test('a text that does not come, and one that is not there, stop the list with the reason', async ({ abra, tab, site }) => {
  const url = site.url('/pages/expenses');
  for (const [step, why] of [
    [{ action: 'WaitFor', target: 'Paid', options: { timeout: '300' } }, /Waited 0\.3 s/],
    [{ action: 'AssertText', target: 'Paid in full' }, /Paid in full/],
  ] as const) {
    const run = await handIn(abra, tab, url, [step]);
    expect(run.finished?.outcome).toBe('failed');
    expect(run.finished?.summary).toMatch(why);
  }
});

test('options of a step say which one is meant, and where a text has to stand', async ({ abra, tab, site }) => {
  const url = site.url('/orders');
  await tab.route(url, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<title>Orders</title><h1>Orders of today</h1><table><tr><td>Ada</td><td><button>Drop</button></td></tr><tr><td>Bob</td><td><button>Drop</button></td></tr></table>
        <button>Pack</button> <button>Pack all</button><p id="told" role="status">Nothing packed</p><p>Packed earlier: 7</p>
        <script>for (const one of document.querySelectorAll('button')) one.onclick = () => { document.querySelector('#told').textContent = [one.textContent, one.closest('tr')?.cells[0].textContent].join(' ').trim(); };</script>`,
    }),
  );
  const outcome = async (...steps: object[]) => (await handIn(abra, tab, url, [{ action: 'Navigate' }, ...steps])).finished?.outcome;
  const told = (text: string, exact?: string) => ({
    action: 'AssertText',
    target: '#told',
    options: { containsText: text, ...(exact ? { exact } : {}) },
  });
  expect(await outcome({ action: 'Click', target: 'Drop', options: { containsText: 'Bob' } }, told('Drop Bob'))).toBe('success');
  expect(await outcome({ action: 'Click', target: 'Pack', options: { exact: 'true' } }, told('Pack'))).toBe('success');
  await expect(tab.locator('#told')).toHaveText('Pack');
  // It stands on the page, and not there.
  expect(await outcome(told('Packed earlier'))).toBe('failed');
  expect(await outcome({ action: 'AssertText', target: 'Packed earlier', options: { containsText: '7' } })).toBe('success');
  expect(await outcome({ action: 'AssertText', target: 'Orders', options: { exact: 'true' } })).toBe('failed');
  expect(await outcome({ action: 'AssertText', target: 'Orders of today', options: { exact: 'true' } })).toBe('success');
  expect(await outcome({ action: 'Click', target: 'pack', options: { exact: 'true' } })).toBe('failed');
});

test('waits for the next page until it has come, and no longer', async ({ abra, tab, site }) => {
  await tab.goto(site.url('/pages/expenses'));
  const run = await abra.run('choose Other from Category, click "Hand in", then wait for navigation', { tab, planner: 'embedded' });
  expect(run.finished).toMatchObject({ outcome: 'success' });
  expect(tab.url()).toContain('from=other');
  const none = await abra.run('wait for navigation', { tab, planner: 'embedded' });
  expect(none.finished).toMatchObject({ outcome: 'failed', summary: expect.stringContaining('another page') });
});

test('a step that takes a picture keeps it with the run, without what is secret', async ({ abra, tab, site }) => {
  const run = await handIn(abra, tab, site.url('/pages/expenses'), [{ action: 'Navigate' }, { action: 'Screenshot' }]);
  expect(run.finished).toMatchObject({ outcome: 'success' });
  const picture = items(run).at(-1)?.record?.picture ?? '';
  const kept = await abra.call('run.picture', { id: picture });
  expect(kept.fileName).toMatch(/^localhost .*\.png$/);
  // The field that hides a PIN is all magenta: not a point of it is left, and the rest of the page is there.
  const colours = await tab.evaluate(async (base64) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    let magenta = 0;
    let masked = 0;
    for (let at = 0; at < data.length; at += 4) {
      if (data[at] === 255 && data[at + 1] === 0 && data[at + 2] === 255) magenta++;
      if (data[at] === 0x44 && data[at + 1] === 0x44 && data[at + 2] === 0x44) masked++;
    }
    return { magenta, masked, width: bitmap.width };
  }, kept.base64);
  expect(colours).toMatchObject({ magenta: 0 });
  expect(colours.masked).toBeGreaterThan(7000);
  expect(colours.width).toBeGreaterThan(600);
});

test('where a page shows a secret in plain text, the picture is painted over', async ({ abra, tab, site }) => {
  const screenshot = [{ action: 'Navigate' }, { action: 'Screenshot' }];
  const plain = await handIn(abra, tab, site.url('/pages/expenses'), screenshot);
  await abra.call('secrets.set', { name: 'door', origin: site.origin, value: 'A new expense' });
  const hidden = await handIn(abra, tab, site.url('/pages/expenses'), screenshot);
  const masked = async (run: typeof plain) =>
    maskedIn(tab, (await abra.call('run.picture', { id: items(run).at(-1)?.record?.picture ?? '' })).base64);
  expect((await masked(hidden)) - (await masked(plain))).toBeGreaterThan(1000);
});

test('Abra’s own overlay is in no picture, be it taken right after a step', async ({ abra, tab, site }) => {
  await abra.settings({ overlay: true });
  const url = site.url('/grey');
  const html =
    '<!doctype html><body style="background:#fff"><button style="all:unset;margin:90px;padding:40px;background:#ddd">Go on</button>';
  await tab.route(url, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  const clicked = { action: 'Click', target: 'Go on' };
  const run = await handIn(abra, tab, url, [{ action: 'Navigate' }, clicked, { action: 'Screenshot' }]);
  const { base64 } = await abra.call('run.picture', { id: items(run).at(-1)?.record?.picture ?? '' });
  const coloured = await tab.evaluate(async (png) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d') as OffscreenCanvasRenderingContext2D;
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    // Ring and bubble have colours, and the bubble is dark; the page is light grey.
    return data.filter((_part, at) => at % 4 === 0 && (data[at] !== data[at + 1] || data[at] !== data[at + 2])).length;
  }, base64);
  expect(coloured).toBe(0);
});

/** How many pixels of a PNG have the colour that secrets are painted over with. */
const maskedIn = (tab: Page, base64: string) =>
  tab.evaluate(async (png) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d') as OffscreenCanvasRenderingContext2D;
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    let masked = 0;
    for (let at = 0; at < data.length; at += 4) if (data[at] === 0x44 && data[at + 1] === 0x44 && data[at + 2] === 0x44) masked++;
    return masked;
  }, base64);
