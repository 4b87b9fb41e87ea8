import { ok } from '../../lib/result';
import { shorten } from '../../lib/text';
import { sayElement } from '../../model/page/element-words';
import type { Snapshot } from '../../model/page/snapshot';
import { sayOperation } from '../../model/plan/operation-words';
import type { Plan, PlannedWork } from '../../model/plan/plan';
import { isCompletion, isReference } from '../../model/plan/plan-kind';
import { addUsage, NO_USAGE } from '../../model/run/add-usage';
import type { Usage } from '../../model/run/usage';
import type { PlannerKind } from '../../model/settings';
import { planOrStuck, type Stuck } from '../commands/plan-goal';
import { planRepair } from '../commands/plan-repair';
import { readLines, readProgress, type ThoughtLine, writeLine } from '../commands/progress';
import type { PlanHistory, PlanHooks, Planned, Planner, PlanRequest } from '../planner';
import oneStep from './one-step.md?raw';

/**
 * Plans a list of commands with the planner of commands, and asks a model only for a command that the planner of commands cannot do. The model gets
 * nothing but this step; after it the planner of commands continues. `kind` is the planner that the model's plans are attributed to.
 */
export function modelWhereStuck(model: Planner, kind: PlannerKind): Planner {
  return {
    plan: async (request, hooks, signal) => {
      if (request.purpose === 'repair') {
        const plan = planRepair(request);
        if (!isCompletion(plan)) return { result: ok(plan), usage: NO_USAGE, by: 'embedded' };
        return { ...(await model.plan(request, hooks, signal)), by: kind };
      }
      return goThrough(request, hooks, signal, model, kind);
    },
  };
}

/** Plans the next step. A step that the model reports as done already is skipped, and the next one is planned on the same snapshot. */
async function goThrough(request: PlanRequest, hooks: PlanHooks, signal: AbortSignal, model: Planner, kind: PlannerKind): Promise<Planned> {
  let usage: Usage = NO_USAGE;
  const passed: ThoughtLine[] = [];
  for (;;) {
    const history = passed.length ? [...request.history, overleapt(passed)] : request.history;
    const { plan, stuck } = stuckAgain({ ...request, history });
    if (!stuck) {
      if (!isCompletion(plan)) hooks.onThought?.(plan.thought);
      return { result: ok(isCompletion(plan) ? plan : after(passed, plan)), usage, by: 'embedded' };
    }
    hooks.onRetry?.(
      `The planner of commands cannot do step ${stuck.command}, “${shorten(stuck.said, 80)}”; asking the model for this one.`,
    );
    const asked = await model.plan(stepRequest({ ...request, history }, stuck), hooks, signal);
    usage = addUsage(usage, asked.usage);
    if (!asked.result.ok) return { ...asked, usage, by: kind };
    const answer = asked.result.value;
    // The steps are written down already, and the model sees none of what was said at another.
    if (!isCompletion(answer) && answer.ask)
      return { result: ok({ isComplete: true, success: false, summary: answer.ask.question, suggestions: [] }), usage, by: kind };
    if (!isCompletion(answer))
      return { result: ok(forStep(answer, stuck, [...passed, ...stuck.before], request.snapshot)), usage, by: kind };
    if (!answer.success) return { result: ok(answer), usage, by: kind };
    passed.push(...stuck.before, lineOf(stuck, 'so already', answer.summary || 'done already'));
  }
}

/** A step that the model has begun stays with the model until it is done, since only the model knows what is left of it. */
function stuckAgain(request: PlanRequest): { plan: Plan; stuck?: Stuck } {
  const planned = planOrStuck(request, { inOrder: true });
  const { begun } = readProgress(request.history);
  const lines = isCompletion(planned.plan) ? [] : readLines(planned.plan.thought);
  const line = lines.find(({ command }) => command === begun);
  if (planned.stuck || !line) return planned;
  return { ...planned, stuck: { command: begun, of: line.of, said: line.said, before: [] } };
}

/** A request for this step alone, with what was tried for it. Without playbooks, as they would do more than this step. */
function stepRequest(request: PlanRequest, stuck: Stuck): PlanRequest {
  const tried = request.history.filter(({ thought }) => readLines(thought).some(({ command }) => command === stuck.command));
  const goal = oneStep
    .replace('{number}', String(stuck.command))
    .replace('{of}', String(stuck.of))
    .replace('{step}', () => stuck.said)
    .trim();
  return { ...request, goal, history: tried, playbookSummary: '' };
}

/** The model's plan with progress lines in its thought, from which the planner of commands later reads which steps are done. */
function forStep(work: PlannedWork, stuck: Stuck, before: ThoughtLine[], snapshot: Snapshot): PlannedWork {
  const last = work.operations.length - 1;
  const end = work.more === false ? 'acted' : 'begun';
  const lines = work.operations.map((planned, index) => {
    const words = isReference(planned) ? planned.playbook : sayOperation(planned, labelIn(snapshot, planned));
    return lineOf(stuck, index === last ? end : 'begun', `${words}, by the model`);
  });
  const thought = [...[...before, ...lines].map(writeLine), unlike(work.thought)].join('\n');
  return { ...work, thought: thought.slice(0, 4000), more: true };
}

/** Changes lines of the model's thought that look like progress lines. */
const unlike = (thought: string): string => thought.replace(/^(?=\s*\d+\/\d+)/gm, '· ');

function labelIn(snapshot: Snapshot, operation: object): string | undefined {
  const id = 'elementId' in operation ? operation.elementId : undefined;
  const element = snapshot.elements.find((one) => one.id === id);
  return element && sayElement(element, element.name, 60, '“”');
}

const lineOf = ({ command, of, said }: Stuck, kind: ThoughtLine['kind'], chosen: string): ThoughtLine => ({
  command,
  of,
  kind,
  said: shorten(said, 120),
  chosen: shorten(chosen, 200),
});

const overleapt = (lines: ThoughtLine[]): PlanHistory => ({ thought: lines.map(writeLine).join('\n'), operations: [], outcome: '' });

const after = (passed: ThoughtLine[], plan: PlannedWork): PlannedWork =>
  passed.length ? { ...plan, thought: [...passed.map(writeLine), plan.thought].join('\n').slice(0, 4000) } : plan;
