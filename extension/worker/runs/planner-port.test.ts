import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ScriptedModel, serveModel } from '../../../e2e/model/serve-model.mjs';
import { ok } from '../../../src/lib/result';
import { NO_USAGE } from '../../../src/model/run/add-usage';
import type { Bail } from '../../../src/model/run/bail';
import { foldRun } from '../../../src/model/run/fold';
import type { Run } from '../../../src/model/run/run';
import type { RunEvent } from '../../../src/model/run/run-event';
import type { Usage } from '../../../src/model/run/usage';
import { DEFAULT_SETTINGS, type PlannerKind, type Settings } from '../../../src/model/settings';
import { element, page } from '../../../src/planner/page.fixture';
import { fallbackFor, type PlannerDependencies, plannerFor, plannerPort } from './planner-port';

const KEY = 'sk-c4nary-key';
const SECRET = 'p4ss c4nary';
let model: ScriptedModel;

beforeEach(async () => {
  model = await serveModel({ key: KEY });
});
afterEach(() => model.close());

const { budgets } = DEFAULT_SETTINGS;
const snapshot = page([element(2, 'Cart'), element(3, 'Password', { role: 'textbox', value: SECRET, secret: true })], {
  url: `https://shop.test/?q=camera&password=${encodeURIComponent(SECRET)}`,
  text: `You typed ${SECRET}. Your key is ${KEY}.`,
});
function run(planner: PlannerKind, more: RunEvent[] = [{ kind: 'looked', at: 2, snapshot }], goal = 'open the cart'): Run {
  return foldRun([
    { kind: 'started', at: 1, runId: 'run-1', goal, tabId: 1, planner, budgets, usePlaybooks: true, learn: true },
    ...more,
  ]) as Run;
}
function world(over: Partial<PlannerDependencies> = {}, settings: Partial<Settings> = {}): PlannerDependencies & { bills: Usage[] } {
  const bills: Usage[] = [];
  return {
    bills,
    settings: async () => ({ ...DEFAULT_SETTINGS, endpoint: model.origin, consent: true, ...settings }),
    key: async () => KEY,
    summary: async () => `Log in with ${SECRET}`,
    secrets: async () => ({ password: SECRET }),
    lookAgain: async () => ok(snapshot),
    spent: async (usage) => void bills.push(usage),
    ...over,
  };
}
const click = { json: { thought: 'Opening the cart.', operations: [{ type: 'click', elementId: 2 }], more: false } };
const hear = { thought: () => undefined, note: () => undefined };
const never = new AbortController().signal;
const noKey = async (): Promise<string | undefined> => undefined;
/** An endpoint that is not on this machine, and does not exist. */
const away = { endpoint: 'https://model.invalid' };

test('plans with the planner that the run was started with, and counts what it cost', async () => {
  model.script([click]);
  const own = world();
  const port = plannerPort(own);
  expect(await port.plan(run('messages-api'), 'plan', hear, never)).toMatchObject({
    by: 'messages-api',
    result: { ok: true },
    usage: { calls: 1 },
  });
  expect(own.bills).toHaveLength(1);
  expect(await port.plan(run('embedded'), 'plan', hear, never)).toMatchObject({ by: 'embedded', usage: NO_USAGE });
  expect(own.bills).toHaveLength(1);
  expect(model.calls).toHaveLength(1);
});

test('a list of steps asks the model for the step that is not understood; without key or consent it ends with suggestions', async () => {
  model.script([click]);
  const listed = (fallback?: PlannerKind): Run => {
    const begun = run('embedded', undefined, 'Click("the basket of dreams")');
    return { ...begun, started: { ...begun.started, workflow: { name: 'Dreams', ...(fallback ? { fallback } : {}) } } };
  };
  const own = world();
  expect(await plannerPort(own).plan(listed('messages-api'), 'plan', hear, never)).toMatchObject({
    by: 'messages-api',
    result: { ok: true, value: { operations: [{ type: 'click', elementId: 2 }], more: true } },
  });
  expect(own.bills).toHaveLength(1);
  expect(model.calls[0]?.text).toContain('basket of dreams');
  const left = [listed(), listed('messages-api'), listed('messages-api')];
  const worlds = [world(), world({ key: noKey }, away), world({}, { ...away, consent: false })];
  for (const [index, one] of left.entries()) {
    const answer = await plannerPort(worlds[index] as PlannerDependencies).plan(one, 'plan', hear, never);
    expect(answer).toMatchObject({ by: 'embedded', usage: NO_USAGE, result: { ok: true, value: { isComplete: true, success: false } } });
  }
  expect(model.calls).toHaveLength(1);
});

test('the model of the settings stands behind a list of steps, if it can be asked', async () => {
  expect(await fallbackFor(world())).toEqual({ fallback: 'messages-api' });
  expect(await fallbackFor(world({ key: noKey }, away))).toEqual({});
  expect(await fallbackFor(world({}, { ...away, consent: false }))).toEqual({});
  expect(await fallbackFor(world({ key: noKey }, { consent: false }))).toEqual({ fallback: 'messages-api' });
  expect(await fallbackFor(world({}, { planner: 'embedded' }))).toEqual({});
  expect(await fallbackFor(world({}, { planner: 'on-device' }))).toEqual({ fallback: 'on-device' });
});

test('lets no secret and no key leave in a request, wherever on the way it stands', async () => {
  model.script([{ json: { thought: 'x', operations: [] } }, click]);
  const goal = `log in with the password ${SECRET}`;
  await plannerPort(world()).plan(run('messages-api', undefined, goal), 'plan', hear, never);
  expect(model.calls).toHaveLength(2);
  expect(model.mentions('c4nary')).toBe(false);
  expect(model.mentions('{{secret:password}}')).toBe(true);
});

test.each([
  ['messages-api', 'no-key', { key: noKey }],
  ['on-device', 'model-unreachable', {}],
] as const)('%s says what to do where it cannot plan', async (kind, fault, over) => {
  const answer = await plannerPort(world(over, away)).plan(run(kind), 'plan', hear, never);
  expect(answer).toMatchObject({ by: kind, result: { ok: false, failure: { kind: fault } }, usage: { calls: 0 } });
});

test('needs a page', async () => {
  expect(await plannerPort(world()).plan(run('messages-api', []), 'plan', hear, never)).toMatchObject({
    result: { ok: false, failure: { kind: 'page-unreachable' } },
  });
});

test('remembers what an endpoint does not take, until the settings change', async () => {
  model.script((call) => (call.body.output_config ? { status: 400, message: 'output_config: not permitted' } : click));
  const port = plannerPort(world());
  await port.plan(run('messages-api'), 'plan', hear, never);
  await port.plan(run('messages-api'), 'plan', hear, never);
  expect(model.calls.map(({ reply }) => reply?.status ?? 200)).toEqual([400, 200, 200]);
});

test('wants a picture never, always, or when text alone got stuck', async () => {
  const bail: Bail = { kind: 'target-missing', wanted: 'x', nearest: [] };
  const stopped = (seen: typeof snapshot) =>
    run('messages-api', [
      { kind: 'looked', at: 2, snapshot: seen },
      {
        kind: 'planned',
        at: 3,
        by: 'messages-api',
        plan: { thought: '', sequenceName: '', operations: [{ playbook: 'x' }] },
        queue: [],
        usage: NO_USAGE,
      },
      { kind: 'bailed', at: 4, bail, message: '' },
    ]);
  const stuck = stopped(page([element(2, '')]));
  const wanted = async (pictures: Settings['pictures'], one: Run) => {
    model.script([click]);
    const port = plannerPort(world({}, { pictures }));
    await port.plan(one, 'plan', hear, never);
    return port.kind(one).picture;
  };
  expect(await wanted('never', stuck)).toBe(false);
  expect(await wanted('stuck', stuck)).toBe(true);
  expect(await wanted('stuck', stopped(snapshot))).toBe(false);
  expect(await wanted('stuck', run('messages-api'))).toBe(false);
  expect(await wanted('always', run('messages-api'))).toBe(true);
  expect(await wanted('always', run('embedded'))).toBe(false);
});

test.each([
  [undefined, {}, {}, 'messages-api'],
  [undefined, { key: noKey }, away, 'embedded'],
  [undefined, { key: noKey }, { consent: false }, 'messages-api'],
  [undefined, {}, { ...away, consent: false }, 'messages-api'],
  [undefined, {}, { planner: 'on-device' }, 'on-device'],
  ['messages-api', { key: noKey }, {}, 'messages-api'],
  ['embedded', {}, {}, 'embedded'],
] as const)('a run that wishes for %s with %j and %j gets %s', async (wished, over, settings, kind) => {
  expect(await plannerFor(wished, world(over, settings))).toBe(kind);
});
