import { fail, ok } from '../../lib/result';
import { NO_USAGE } from '../../model/usage';
import { partialThought } from '../answer/partial-thought';
import { planSchema } from '../answer/plan-schema';
import type { Speak } from '../model-planner';
import type { PlanHooks } from '../planner';
import { systemText } from '../prompt/conversation';
import { browserModel, type LanguageModel, type LanguageModelSession } from './language-model';
import { prompt } from './prompt';
import { sayFailure, whyUnavailable } from './why-unavailable';

/** Tokens of a page, by what the model takes in all: small models read little, and what they read badly is worse than nothing. */
const SHARE = 0.35;
const WINDOW = 4096;
/** Tokens of a page at most, as for any other model. */
const MAX_PAGE_TOKENS = 6000;

/** The model that Chrome keeps on this machine: no key, nothing leaves, and no better than a small model is. Costs nothing. */
export function onDevice(find: () => LanguageModel | undefined = browserModel): Speak {
  return async (request, hooks, signal) => {
    const model = find();
    const why = whyUnavailable(model ? await model.availability().catch(() => 'unavailable' as const) : 'unavailable');
    if (why || !model) return fail(why ?? sayFailure(undefined, signal));
    const failed = (error: unknown) => fail(sayFailure(error, signal));
    const begun = await model.create({ initialPrompts: [{ role: 'system', content: systemText(false) }], signal }).then(ok, failed);
    if (!begun.ok) return begun;
    const session = begun.value;
    let calls = 0;
    return ok({
      say: (since) => {
        calls += 1;
        const text = since.at(-1)?.reply ?? prompt(request, Math.min(MAX_PAGE_TOKENS, Math.floor(windowOf(session) * SHARE)));
        return say(session, text, hooks, signal).then(ok, failed);
      },
      usage: () => ({ ...NO_USAGE, calls, dollars: 0 }),
      hide: (text) => text,
      sections: 0,
      end: () => session.destroy(),
    });
  };
}

const windowOf = ({ contextWindow, inputQuota }: LanguageModelSession) => contextWindow ?? inputQuota ?? WINDOW;

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
