import { fail, ok } from '../../lib/result';
import { NO_USAGE } from '../../model/run/add-usage';
import type { Fault } from '../../model/run/fault';
import { faultOf } from '../../model/say-in-english';
import { saying } from '../../model/saying-of';
import { planSchema } from '../answer/plan-schema';
import { MAX_ANSWER_CHARS } from '../answer/read-answer';
import { thoughtReader } from '../answer/thought-reader';
import type { Speak } from '../model-planner';
import type { PlanHooks } from '../planner';
import { systemText } from '../prompt/conversation';
import { browserModel, type LanguageModel, type LanguageModelSession } from './language-model';
import { prompt } from './prompt';

/** The page's share of the model's context window: small models get little of the page, as they misread long input. */
const SHARE = 0.35;
const WINDOW = 4096;
/** The most tokens of a page, as for any other model. */
const MAX_PAGE_TOKENS = 6000;

/** Plans with Chrome's built-in model: free, without a key, and no data leaves the machine. Its plans are those of a small model. */
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
        return speak(session, text, planSchema, signal, hooks).then(ok, failed);
      },
      usage: () => ({ ...NO_USAGE, calls, dollars: 0 }),
      hide: (text) => text,
      sections: 0,
      end: () => session.destroy(),
    });
  };
}

const windowOf = ({ contextWindow, inputQuota }: LanguageModelSession) => contextWindow ?? inputQuota ?? WINDOW;

/** The whole answer of the model to a text, in the form of a JSON schema. */
export async function speak(
  session: LanguageModelSession,
  text: string,
  form: object,
  signal: AbortSignal,
  hooks: PlanHooks = {},
): Promise<string> {
  let whole = '';
  let told = '';
  const read = thoughtReader();
  const stream = session.promptStreaming(text, { responseConstraint: form, omitResponseConstraintInput: true, signal });
  for await (const chunk of stream as AsyncIterable<string>) {
    whole += chunk;
    // Leaving the loop ends the stream; what there is is refused as too long.
    if (whole.length >= MAX_ANSWER_CHARS) break;
    const thought = read(chunk);
    if (!thought || thought === told) continue;
    told = thought;
    hooks.onThought?.(thought);
  }
  return whole;
}

/** Why the model of this browser cannot plan now; undefined where it can. */
function whyUnavailable(availability: 'unavailable' | 'downloadable' | 'downloading' | 'available'): Fault | undefined {
  if (availability === 'available') return undefined;
  const kind = { unavailable: 'deviceHasNone', downloadable: 'deviceToLoad', downloading: 'deviceLoading' } as const;
  return faultOf('model-unreachable', saying(kind[availability]));
}

/** The fault for an error while it planned. */
function sayFailure(error: unknown, signal: AbortSignal): Fault {
  if (signal.aborted) return faultOf('aborted', saying('stoppedByYou'));
  const name = error instanceof Error ? error.name : '';
  if (name === 'QuotaExceededError') return faultOf('model-invalid', saying('deviceTooLong'));
  return faultOf('model-cut', saying('deviceGaveUp', { reason: name }));
}
