import { fail, ok, type Result } from '../../lib/result';
import type { Fault } from '../../model/fault';
import type { Plan } from '../../model/plan';
import { NO_USAGE, type Usage } from '../../model/usage';
import { partialThought } from '../claude/partial-thought';
import { planSchema } from '../claude/plan-schema';
import { type Answer, readAnswer } from '../claude/read-answer';
import type { PlanHooks, Planner, PlanRequest } from '../planner';
import { browserModel, type LanguageModel, type LanguageModelSession } from './language-model';
import { manual, prompt } from './prompt';
import { sayFailure, whyUnavailable } from './why-unavailable';

/** Tokens of a page, by what the model takes in all: small models read little, and what they read badly is worse than nothing. */
const SHARE = 0.35;
const WINDOW = 4096;

/** Plans with the model that Chrome keeps on this machine: no key, nothing leaves, and no better than a small model is. Costs nothing. */
export function onDevicePlanner(find: () => LanguageModel | undefined = browserModel): Planner {
  return {
    plan: async (request, hooks, signal) => {
      const model = find();
      const why = whyUnavailable(model ? await model.availability().catch(() => 'unavailable' as const) : 'unavailable');
      if (why || !model) return { result: fail(why ?? sayFailure(undefined, signal)), usage: NO_USAGE };
      let calls = 0;
      try {
        const session = await model.create({ initialPrompts: [{ role: 'system', content: manual }], signal });
        try {
          const result = await converse(
            request,
            hooks,
            (text) => {
              calls += 1;
              return say(session, text, hooks, signal);
            },
            session,
          );
          return { result, usage: free(calls) };
        } finally {
          session.destroy();
        }
      } catch (error) {
        return { result: fail(sayFailure(error, signal)), usage: free(calls) };
      }
    },
  };
}

async function converse(
  request: PlanRequest,
  hooks: PlanHooks,
  speak: (text: string) => Promise<string>,
  session: LanguageModelSession,
): Promise<Result<Plan, Fault>> {
  const window = session.contextWindow ?? session.inputQuota ?? WINDOW;
  const first = readAnswer(await speak(prompt(request, Math.min(6000, Math.floor(window * SHARE)))), request.snapshot);
  if ('plan' in first) return ok(first.plan);
  hooks.onRetry?.('The answer was no valid plan; asking once more with what is wrong.');
  const second = readAnswer(await speak(`That is no valid plan: ${issueOf(first)}. Answer again with a valid one.`), request.snapshot);
  if ('plan' in second) return ok(second.plan);
  return fail({
    kind: 'model-invalid',
    message: `The model on this device answered twice with something that is no plan (${issueOf(second)}). Say the goal in smaller steps, or choose another planner.`,
  });
}

const issueOf = (answer: Answer): string =>
  'issues' in answer ? answer.issues.join('; ') : 'sections cannot be listed, plan with what you see';

async function say(session: LanguageModelSession, text: string, hooks: PlanHooks, signal: AbortSignal): Promise<string> {
  let whole = '';
  let told = '';
  const stream = session.promptStreaming(text, { responseConstraint: planSchema, omitResponseConstraintInput: true, signal });
  for await (const chunk of stream as AsyncIterable<string>) {
    whole += chunk;
    const thought = partialThought(whole);
    if (!thought || thought === told) continue;
    told = thought;
    hooks.onThought?.(thought);
  }
  return whole;
}

const free = (calls: number): Usage => ({ ...NO_USAGE, calls, dollars: 0 });
