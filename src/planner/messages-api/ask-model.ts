import { APIError } from '@anthropic-ai/sdk/error';
import type { Message, MessageCreateParamsBase, Usage as ModelUsage } from '@anthropic-ai/sdk/resources/messages';
import { partialThought } from '../answer/partial-thought';
import type { PlanHooks } from '../planner';
import type { MessagesClient } from './client';
import { silenceDeadline } from './silence-deadline';

/** What came of one request. `usage` is also there when the stream broke: it is paid for all the same. */
export type Spoken = { message: Message; usage: ModelUsage } | { error: unknown; usage?: ModelUsage | undefined; silent: boolean };

/** No word for so long, and the endpoint is given up, ms. Models on small machines take minutes to the first word. */
const SILENCE_MS = 600_000;

/** What is told of the model's thinking before it answers: the line it is at, and of that the end, characters. */
const MAX_THOUGHT_CHARS = 300;

/** One message of the model, streamed; its thought is told as it grows. Never rejects. */
export async function askModel(
  client: MessagesClient,
  body: MessageCreateParamsBase,
  hooks: PlanHooks,
  signal: AbortSignal,
): Promise<Spoken> {
  const silence = silenceDeadline(SILENCE_MS, (seconds) => hooks.onRetry?.(`Still waiting for the model (${seconds} s).`), signal);
  const stream = client.messages.stream(body, { signal: silence.signal });
  let told = '';
  const tell = (thought: string | undefined) => {
    if (!thought || thought === told) return;
    told = thought;
    hooks.onThought?.(thought);
  };
  stream.on('streamEvent', () => silence.heard());
  stream.on('thinking', (_delta, whole) => tell(whole.trim().split('\n').at(-1)?.slice(-MAX_THOUGHT_CHARS)));
  stream.on('text', (_delta, whole) => tell(partialThought(whole)));
  try {
    const message = await stream.finalMessage();
    return { message, usage: message.usage };
  } catch (error) {
    return { error, usage: stream.currentMessage?.usage, silent: silence.expired() };
  } finally {
    silence.clear();
  }
}

/** Broke off after it had begun: nothing was done with it, so it may be asked once more. */
export function brokeOff(spoken: Spoken): boolean {
  if (!('error' in spoken) || spoken.silent || !spoken.usage) return false;
  const { error } = spoken;
  return !(error instanceof APIError) || error.status === undefined;
}
