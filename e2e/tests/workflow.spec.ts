import type { Page } from '@playwright/test';
import type { Run } from '../../src/model/run';
import { items } from '../../src/model/run';
import { readWorkflow, workflowGoal } from '../../src/model/workflow';
import type { Abra } from '../fixtures/abra';
import { click, complete, idOf, plan } from '../fixtures/scripted';
import { expect, test } from '../fixtures/test';
import { ACCOUNT } from '../sites/desk/desk-route.mjs';

/** Seed 004, section 12, on the desk. */
const spec = (url: string) => ({
  workflow_id: 'login_and_search',
  url,
  steps: [
    { action: 'Navigate' },
    { action: 'Login', target: 'default', value: null },
    { action: 'Fill', target: 'Destination', value: 'Montreal' },
    { action: 'Click', target: 'Search' },
    { action: 'AssertText', target: 'Results' },
  ],
  credentials: { username: '{{SECRET_USER}}', password: '{{SECRET_PASS}}' },
  browser: 'chromium',
  headless: true,
});

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
  expect(planners.filter((by) => by === 'claude')).toHaveLength(1);
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
  expect(run.finished?.suggestions.length).toBeGreaterThanOrEqual(2);
  expect(items(run).every(({ status }) => status === 'done')).toBe(true);
});
