import { readWorkflow, workflowGoal } from '../../src/model/plan/workflow';
import { LOGIN_AND_SEARCH } from '../../src/model/plan/workflow.fixture';
import { items, type Run } from '../../src/model/run/run';
import { click, complete, idOf, plan } from '../fixtures/scripted';
import { ACCOUNT } from '../sites/desk/desk-route.mjs';
import type { Fixtures } from './test';
import { expect, test } from './test';

const spec = (url: string) => ({ ...LOGIN_AND_SEARCH, url, browser: 'chromium', headless: true });

const goalOf = (json: unknown): string => {
  const read = readWorkflow(json);
  return read.ok ? workflowGoal(read.value) : read.failure.join('\n');
};

async function keepAccount({ abra }: Pick<Fixtures, 'abra'>): Promise<void> {
  await abra.call('secrets.set', { name: 'SECRET_USER', origin: location.origin, value: ACCOUNT.email });
  await abra.call('secrets.set', { name: 'SECRET_PASS', origin: location.origin, value: ACCOUNT.password });
}

/** Logged out, on an empty page: as on the day before. */
async function leave({ tab, site }: Pick<Fixtures, 'tab' | 'site'>): Promise<void> {
  await tab.goto(site.url('/desk/logout'));
  await tab.goto('about:blank');
}

const byPlan = (run: Run) => run.plans.map(({ by }) => by);

test("seed 004's workflow runs by the embedded planner, its secrets by name, and is a playbook the second time", async ({
  abra,
  tab,
  site,
}) => {
  const url = site.url('/desk/login');
  const goal = goalOf(spec(url));
  await keepAccount({ abra });
  const run = await abra.run(goal, { workflow: { name: 'Find a stay', url } });
  expect(run.finished).toMatchObject({ outcome: 'success' });
  expect(new Set(byPlan(run))).toEqual(new Set(['embedded']));
  expect(tab.url).toMatch(/\/desk\/results\?.*q=Montreal/);
  expect(run.learned?.names).toEqual(['Find a stay']);
  // Neither the journal nor what was learned has a value.
  expect(JSON.stringify(await abra.call('run.load', { runId: run.id }))).not.toContain(ACCOUNT.password);
  expect((await abra.call('playbooks.export', { domain: location.host })).text).not.toContain(ACCOUNT.password);

  await leave({ tab, site });
  const again = await abra.run(goal, { workflow: { name: 'Find a stay', url } });
  expect(again.finished).toMatchObject({ outcome: 'success' });
  expect(byPlan(again)).toEqual(['recall']);
  expect(tab.url).toMatch(/\/desk\/results\?.*q=Montreal/);
  await leave({ tab, site });
});

test('goes on to the model by itself for exactly the step that is not understood, then back, and ends as a playbook', async ({
  abra,
  tab,
  site,
  model,
}) => {
  await keepAccount({ abra });
  const url = site.url('/desk/login');
  const workflow = spec(url);
  workflow.steps[3] = { action: 'Click', target: 'Show me somewhere to sleep' };
  const goal = goalOf(workflow);
  model.script([(request) => plan([click(idOf(request, 'button "Search"'))], { more: false }), complete('not asked for')]);
  const run = await abra.run(goal, { workflow: { name: 'Find a stay', url } });
  expect(run.finished).toMatchObject({ outcome: 'success' });
  expect(model.calls).toHaveLength(1);
  expect(model.calls[0]?.text).toContain('somewhere to sleep');
  expect(model.mentions(ACCOUNT.password)).toBe(false);
  const planners = byPlan(run);
  expect(planners.filter((by) => by === 'messages-api')).toHaveLength(1);
  expect(planners.at(-1)).toBe('embedded');
  expect(tab.url).toMatch(/\/desk\/results\?.*q=Montreal/);
  expect(run.learned?.names).toEqual(['Find a stay']);

  await leave({ tab, site });
  const again = await abra.run(goal, { workflow: { name: 'Find a stay', url } });
  expect(again.finished).toMatchObject({ outcome: 'success' });
  expect(byPlan(again)).toEqual(['recall']);
  expect(model.calls).toHaveLength(1);
  await leave({ tab, site });
});

test('without a model it stops at that step with what it did, and offers nothing that is called otherwise', async ({ abra, tab, site }) => {
  await keepAccount({ abra });
  const url = site.url('/desk/login');
  const workflow = spec(url);
  workflow.steps[3] = { action: 'Click', target: 'Show me somewhere to sleep' };
  const run = await abra.run(goalOf(workflow), { workflow: { name: 'Find a stay', url } });
  expect(run.finished).toMatchObject({ outcome: 'failed', summary: expect.stringContaining('somewhere to sleep') });
  expect(run.finished?.suggestions).toEqual([]);
  expect(items(run).every(({ status }) => status === 'done')).toBe(true);
  await leave({ tab, site });
});

/** Runs a workflow on the page of expenses, and gives this file where one is asked for. */
async function handIn({ abra }: Pick<Fixtures, 'abra'>, url: string, steps: object[]): Promise<Run> {
  const run = await abra.run(goalOf({ workflow_id: 'expense', url, steps }), { workflow: { name: 'Hand in an expense', url } });
  if (run.question?.kind !== 'file') return run;
  const files = [{ name: 'lunch.txt', type: 'text/plain', base64: btoa('14.50 for soup') }];
  await abra.call('run.give', { runId: run.id, questionId: run.question.id, files });
  return abra.settled(run.id);
}

test('a step that uploads asks for the file, and waits for what comes late', async ({ abra, tab, site }) => {
  const run = await handIn({ abra }, site.url('/pages/expenses'), [
    { action: 'Navigate' },
    { action: 'Select', target: 'Category', value: 'Meals' },
    { action: 'Upload', target: 'Receipt', value: 'lunch.txt' },
    { action: 'Click', target: 'Hand in' },
    { action: 'WaitFor', target: 'Received', options: { timeout: '5000' } },
    { action: 'AssertText', target: 'Received lunch.txt: 14.50 for soup for Meals' },
  ]);
  expect(run.finished).toMatchObject({ outcome: 'success' });
  expect(tab.one('[role=status]').textContent).toBe('Received lunch.txt: 14.50 for soup for Meals');
  // The bytes are nowhere in what is kept.
  expect(JSON.stringify(await abra.call('run.load', { runId: run.id }))).not.toContain('MTQuNT');
  expect((await abra.call('playbooks.export', { domain: location.host })).text).not.toContain('MTQuNT');
});

test('a text that does not come, and one that is not there, stop the list with the reason', async ({ abra, site }) => {
  const url = site.url('/pages/expenses');
  for (const [step, why] of [
    [{ action: 'WaitFor', target: 'Paid', options: { timeout: '300' } }, /Waited 0\.3 s/],
    [{ action: 'AssertText', target: 'Paid in full' }, /Paid in full/],
  ] as const) {
    const run = await handIn({ abra }, url, [step]);
    expect(run.finished?.outcome).toBe('failed');
    expect(run.finished?.summary).toMatch(why);
  }
});

const ORDERS = `<title>Orders</title><h1>Orders of today</h1><table><tr><td>Ada</td><td><button>Drop</button></td></tr><tr><td>Bob</td><td><button>Drop</button></td></tr></table>
  <button>Pack</button> <button>Pack all</button><p id="told" role="status">Nothing packed</p><p>Packed earlier: 7</p>
  <script>for (const one of document.querySelectorAll('button')) one.onclick = () => { document.querySelector('#told').textContent = [one.textContent, one.closest('tr')?.cells[0].textContent].join(' ').trim(); };</script>`;
const told = (text: string) => ({ action: 'AssertText', target: '#told', options: { containsText: text } });
const exact = { exact: 'true' };

for (const [what, steps, outcome] of [
  [
    'which of two alike, by a text of its row',
    [{ action: 'Click', target: 'Drop', options: { containsText: 'Bob' } }, told('Drop Bob')],
    'success',
  ],
  ['where a text has to stand: it stands elsewhere', [told('Packed earlier')], 'failed'],
  [
    'where a text has to stand: it stands there',
    [{ action: 'AssertText', target: 'Packed earlier', options: { containsText: '7' } }],
    'success',
  ],
  ['that a text is all of it: it is a part', [{ action: 'AssertText', target: 'Orders', options: exact }], 'failed'],
  ['that a text is all of it: it is', [{ action: 'AssertText', target: 'Orders of today', options: exact }], 'success'],
  ['that a name is meant as written: it is another', [{ action: 'Click', target: 'pack', options: exact }], 'failed'],
] as const)
  test(`options of a step say ${what}`, async ({ abra, site }) => {
    const run = await handIn({ abra }, await site.serve({ orders: ORDERS }), [{ action: 'Navigate' }, ...steps]);
    expect(run.finished?.outcome).toBe(outcome);
  });

test('options of a step say that a name is all of it: the longer one is not pressed', async ({ abra, tab, site }) => {
  const pack = { action: 'Click', target: 'Pack', options: exact };
  const run = await handIn({ abra }, await site.serve({ orders: ORDERS }), [{ action: 'Navigate' }, pack, told('Pack')]);
  expect(run.finished?.outcome).toBe('success');
  expect(tab.one('#told').textContent).toBe('Pack');
});

test('waits for the next page until it has come, and no longer', async ({ abra, tab, site }) => {
  await tab.goto(site.url('/pages/expenses'));
  const run = await abra.run('choose Other from Category, click "Hand in", then wait for navigation', { planner: 'embedded' });
  expect(run.finished).toMatchObject({ outcome: 'success' });
  expect(tab.url).toContain('from=other');
  const none = await abra.run('wait for navigation', { planner: 'embedded' });
  expect(none.finished).toMatchObject({ outcome: 'failed', summary: expect.stringContaining('another page') });
});
