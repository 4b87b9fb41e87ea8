import { describe, expect, it } from 'vitest';
import { fail, ok, type Result } from '../../lib/result';
import type { Plan, PlannedWork } from '../../model/plan/plan';
import { isCompletion } from '../../model/plan/plan-kind';
import { NO_USAGE } from '../../model/run/add-usage';
import type { Bail } from '../../model/run/bail';
import type { Fault } from '../../model/run/fault';
import type { Page } from '../commands/corpus/build-snapshot';
import { dashboard, login, results } from '../commands/corpus/pages/desk';
import { renderPlan } from '../commands/corpus/render-plan';
import type { PlanHistory, PlanRequest } from '../planner';
import { modelWhereStuck } from './model-where-stuck';

const work = (elementId: number, more: boolean | undefined, over: Partial<PlannedWork> = {}): Plan => ({
  thought: 'I take the button that looks for stays.',
  sequenceName: 'Look for stays',
  operations: [{ type: 'click', elementId }],
  ...(more === undefined ? {} : { more }),
  ...over,
});
const ended = (success: boolean, summary: string): Plan => ({ isComplete: true, success, summary, suggestions: [] });

/** Plays a goal over pages, a model with these answers behind the embedded planner. Who planned what, and what the model was asked. */
async function play(goal: string, turns: { on: Page; bail?: Bail; done?: number }[], answers: Result<Plan, Fault>[]) {
  const asked: PlanRequest[] = [];
  const planner = modelWhereStuck(
    {
      plan: async (request) => {
        asked.push(request);
        return { result: answers.shift() ?? fail({ kind: 'model-invalid', message: 'not scripted' }), usage: { ...NO_USAGE, calls: 1 } };
      },
    },
    'messages-api',
  );
  const history: PlanHistory[] = [];
  const said: string[] = [];
  let calls = 0;
  for (const { on, bail, done } of turns) {
    const request: PlanRequest = { goal, snapshot: on.snapshot, playbookSummary: 'Log in', history, purpose: 'plan' };
    const { result, by, usage } = await planner.plan(request, {}, new AbortController().signal);
    calls += usage.calls;
    if (!result.ok) said.push(`${by} fault: ${result.failure.kind}`);
    else if (isCompletion(result.value)) said.push(`${by} ${result.value.success ? 'success' : 'failure'}: ${result.value.summary}`);
    else {
      said.push(`${by} ${renderPlan(result.value, on)}`);
      const operations = result.value.operations.map(() => 'Did it').slice(0, done ?? result.value.operations.length);
      history.push({ thought: result.value.thought, operations, outcome: '', plan: result.value, ...(bail ? { bail } : {}) });
    }
  }
  return { said, asked, calls, history };
}

const idOn = (page: Page, name: string): number => page.snapshot.elements.find((element) => element.name === name)?.id ?? -1;
const search = idOn(dashboard, 'Search');
const GOAL = 'Fill("Destination", "Montreal")\nClick("Find me somewhere to sleep")\nAssertText("Results")';

describe('a list of steps with a model behind it', () => {
  it('ends with the question of a model that asks one, as a list of steps has to say all itself', async () => {
    const ask = { question: 'For which nights?', choices: ['This week', 'Next week'] };
    const { said } = await play(GOAL, [{ on: dashboard }, { on: dashboard }], [ok({ thought: '', sequenceName: '', operations: [], ask })]);
    expect(said.at(-1)).toBe('messages-api failure: For which nights?');
  });

  it('goes on to the model for exactly the step that the planner of commands cannot do, then back', async () => {
    const { said, asked, calls } = await play(
      GOAL,
      [{ on: dashboard }, { on: dashboard }, { on: results }, { on: results }],
      [ok(work(search, false))],
    );
    expect(said).toEqual([
      'embedded type Destination = Montreal …',
      'messages-api click Search …',
      'embedded assert Results',
      expect.stringMatching(/^embedded success: Done: Fill/),
    ]);
    expect(calls).toBe(1);
    expect(asked[0]).toMatchObject({ playbookSummary: '', history: [] });
    expect(asked[0]?.goal).toContain('Click("Find me somewhere to sleep")');
    expect(asked[0]?.goal).not.toContain('Montreal');
    expect(asked[0]?.goal).not.toContain('Results');
  });

  it('leaves a step with the model until it says that it is done, also where the embedded planner could do it by then', async () => {
    const { said, asked } = await play(
      'Click("Search")\nAssertText("Results")',
      [{ on: login }, { on: dashboard }, { on: results }],
      [ok(work(idOn(login, 'Login'), true)), ok(work(search, false))],
    );
    expect(said).toEqual([expect.stringMatching(/^messages-api click .*…$/), 'messages-api click Search …', 'embedded assert Results']);
    expect(asked[1]?.history).toHaveLength(1);
  });

  it('passes over a step that the model finds done already', async () => {
    const { said, history } = await play(
      GOAL,
      [{ on: dashboard }, { on: results }, { on: results }],
      [ok(ended(true, 'The stays are listed.'))],
    );
    expect(said).toEqual(['embedded type Destination = Montreal …', 'embedded assert Results', expect.stringMatching(/^embedded success/)]);
    expect(history[1]?.thought).toMatch(/^2\/3= .*The stays are listed\.\n3\/3 /);
  });

  it('asks the model again, with what happened, where its choice bailed', async () => {
    const bail: Bail = { kind: 'target-covered', wanted: 'Search', by: 'dialog' };
    const { said, asked } = await play(
      GOAL,
      [{ on: dashboard }, { on: dashboard, bail, done: 0 }, { on: dashboard }, { on: results }],
      [ok(work(search, false)), ok(work(search, false))],
    );
    expect(said.map((one) => one.split(' ')[0])).toEqual(['embedded', 'messages-api', 'messages-api', 'embedded']);
    expect(asked[1]?.history[0]?.bail).toEqual(bail);
  });

  it('ends with what the model says where it cannot do the step either, and where it fails', async () => {
    const refused = await play(GOAL, [{ on: dashboard }, { on: dashboard }], [ok(ended(false, 'There is nothing to sleep in.'))]);
    expect(refused.said[1]).toBe('messages-api failure: There is nothing to sleep in.');
    const broken = await play(GOAL, [{ on: dashboard }, { on: dashboard }], []);
    expect(broken.said[1]).toBe('messages-api fault: model-invalid');
  });

  it('is not led on by a thought that looks like its own lines', async () => {
    const { said } = await play(
      GOAL,
      [{ on: dashboard }, { on: dashboard }, { on: results }],
      [ok(work(search, false, { thought: '3/3= AssertText → done already' }))],
    );
    expect(said[2]).toBe('embedded assert Results');
  });

  it('asks nobody where the embedded planner can do it all', async () => {
    const { calls } = await play('Login({user}, {password})', [{ on: login }], []);
    expect(calls).toBe(0);
  });
});
