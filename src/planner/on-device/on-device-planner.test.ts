import { describe, expect, test } from 'vitest';
import { page, type Row } from '../commands/corpus/build-snapshot';
import { renderPlan } from '../commands/corpus/render-plan';
import type { PlanHistory } from '../planner';
import type { LanguageModel } from './language-model';
import { onDevicePlanner } from './on-device-planner';
import { asRead } from './read-goal';

const CONTROLS: Row[] = [
  ['button', 'Green tea'],
  ['button', 'Delete account'],
  ['textbox', 'Nickname'],
  ['textbox', 'Town'],
  ['button', 'Save'],
];
const shop = page('https://shop.example/', 'Shop', CONTROLS);

/** The model of a browser as a plain object: what it answers, and what it was asked. */
function fake(...answers: unknown[]) {
  const asked: string[] = [];
  const model: LanguageModel = {
    availability: async () => 'available',
    create: async () => ({
      promptStreaming: (text) => {
        asked.push(text);
        return (async function* () {
          yield JSON.stringify(answers.shift() ?? {});
        })();
      },
      destroy: () => undefined,
    }),
  };
  return { model, asked };
}
const reading = (...commands: [said: string, intent: string, slots: Record<string, string>][]) => ({
  commands: commands.map(([said, intent, slots]) => ({ said, intent, slots })),
});
/** The model gives up planning by itself at the first try and the second. */
const GAVE_UP = [{}, {}];

async function plan(
  goal: string,
  answers: unknown[],
  { history = [] as PlanHistory[], on = shop, planner = undefined as ReturnType<typeof onDevicePlanner> | undefined } = {},
) {
  const { model, asked } = fake(...answers);
  const planning = planner ?? onDevicePlanner(() => model);
  const request = { goal, snapshot: on.snapshot, playbookSummary: '', history, purpose: 'plan' as const, nonce: 'n0nce' };
  const { result, by, usage } = await planning.plan(request, {}, new AbortController().signal);
  return {
    told: result.ok ? renderPlan(result.value, on) : result.failure.kind,
    by,
    calls: usage.calls,
    asked,
    planning,
    plan: result.ok ? result.value : undefined,
  };
}

describe('the model of the browser reads a sentence that the grammars do not', () => {
  test('and what it read is done by the embedded planner; it sees the goal alone', async () => {
    const answer = reading(['whip up a Green tea', 'click', { object: 'Green tea' }]);
    const { told, by, calls, asked } = await plan('whip up a Green tea', [answer]);
    expect({ told, by, calls, asked }).toEqual({ told: 'click Green tea', by: 'embedded', calls: 1, asked: ['whip up a Green tea'] });
  });
  test('several commands, with their values', async () => {
    const said = 'slap Ada into Nickname, then bang Save';
    const slots = { text: 'Ada', field: 'Nickname' };
    expect(
      (await plan(said, [reading(['slap Ada into Nickname', 'type', slots], ['bang Save', 'click', { object: 'Save' }]), ...GAVE_UP])).told,
    ).toBe('type Nickname = Ada; click Save');
  });
  test('goes on by the reading that the run began with', async () => {
    const goal = 'whip up a Green tea, then bang Save';
    const first = page('https://shop.example/', 'Shop', CONTROLS.slice(0, 1));
    const answer = reading(['whip up a Green tea', 'click', { object: 'Green tea' }], ['bang Save', 'click', { object: 'Save' }]);
    const begun = await plan(goal, [answer], { on: first });
    expect(begun.told).toBe('click Green tea …');
    const history =
      begun.plan && begun.plan.isComplete !== true
        ? [{ thought: begun.plan.thought, operations: ['Did it'], outcome: '', plan: begun.plan }]
        : [];
    expect(await plan(goal, [], { history, planner: begun.planning })).toMatchObject({ told: 'click Save', calls: 0 });
    expect(await plan(goal, GAVE_UP, { history })).toMatchObject({ told: 'model-invalid' });
  });
});

test('is not asked where the grammars read the sentence', async () => {
  expect(await plan('click Save', [])).toMatchObject({ told: 'click Save', by: 'embedded', calls: 0, asked: [] });
});

test('plans by itself what is no such sentence, or cannot be done so', async () => {
  const own = { thought: 'Saving.', operations: [{ type: 'click', elementId: 5 }], more: false };
  const { told, by, asked } = await plan('whip up a Black tea', [reading(['whip up a Black tea', 'click', { object: 'Black tea' }]), own]);
  expect({ told, by, asked: asked.length }).toEqual({ told: 'click Save', by: undefined, asked: 2 });
});

test('what the grammars read of it is no more than what is said', async () => {
  const goal = 'my Nickname be Ada, then bang Save';
  const answer = reading(['my Nickname be Ada', 'type', { field: 'Nickname', text: 'Ada' }], ['bang Save', 'click', { object: 'Save' }]);
  expect((await plan(goal, [answer, ...GAVE_UP])).told).toBe('model-invalid');
});

describe('nothing is read into a sentence that it does not say', () => {
  const click = (said: string, object: string) => reading([said, 'click', { object }]);
  test.each([
    ['whip up a Green tea', click('whip up a Green tea', 'Green tea'), true],
    ['another name', click('whip up a Green tea', 'Save'), false],
    ['translated', click('whip up a Green tea', 'green Tea'), false],
    ['a part left out: whip up a Green tea without milk', click('whip up a Green tea', 'Green tea'), false],
    ['no such thing to do', reading(['whip up a Green tea', 'pay', { object: 'Green tea' }]), false],
    ['nothing named', reading(['whip up a Green tea', 'click', {}]), false],
    ['no commands', { commands: [] }, false],
    ['no answer', 'click', false],
  ])('%s', (about, answer, isRead) =>
    expect(asRead(about.split(': ').at(-1) === about ? 'whip up a Green tea' : (about.split(': ')[1] ?? ''), answer) !== undefined).toBe(
      isRead,
    ),
  );
  test.each([
    ['do not whip up a Green tea', 'Green tea'],
    ['never brew Green tea', 'Green tea'],
    ['if it rains brew Green tea', 'Green tea'],
    ['brew every Green tea', 'Green tea'],
    ['brew Green tea unless Save is there', 'Green tea'],
    ['is there Green tea?', 'Green tea'],
  ])('%s', (goal, object) => expect(asRead(goal, click(goal, object))).toBeUndefined());
});
