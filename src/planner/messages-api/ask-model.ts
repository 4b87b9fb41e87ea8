import { APIError } from '@anthropic-ai/sdk/error';
import type { Message, MessageCreateParamsBase, Usage as ModelUsage } from '@anthropic-ai/sdk/resources/messages';
import { MAX_ANSWER_CHARS } from '../answer/read-answer';
import { thoughtReader } from '../answer/thought-reader';
import type { PlanHooks } from '../planner';
import type { MessagesClient } from './client';
import { silenceDeadline } from './silence-deadline';

/**
 * The result of one request. `usage` is also given when the stream broke, since those tokens are billed too. `endless`: it was ended at the longest
 * answer that is received.
 */
export type Spoken =
  | { message: Message; usage: ModelUsage }
  | { error: unknown; usage?: ModelUsage | undefined; silent: boolean; endless: boolean };

/** The request is aborted after this time without any event, ms. Models on small machines take minutes to the first token. */
const SILENCE_MS = 600_000;

/** While the model thinks before it answers, the panel shows the end of its current line: at most so many characters. */
const MAX_THOUGHT_CHARS = 300;

/** Streams one message of the model and reports its thought as it grows. Never rejects. */
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
  const readThought = thoughtReader();
  let thinking = '';
  let heard = 0;
  const hear = (delta: string) => {
    heard += delta.length;
    if (heard >= MAX_ANSWER_CHARS) stream.abort();
  };
  stream.on('thinking', (delta) => {
    hear(delta);
    thinking = `${thinking}${delta}`.slice(-MAX_THOUGHT_CHARS);
    tell(thinking.trim().split('\n').at(-1));
  });
  stream.on('text', (delta) => {
    hear(delta);
    tell(readThought(delta));
  });
  try {
    const message = await stream.finalMessage();
    return { message, usage: message.usage };
  } catch (error) {
    return { error, usage: stream.currentMessage?.usage, silent: silence.expired(), endless: heard >= MAX_ANSWER_CHARS };
  } finally {
    silence.clear();
  }
}

/** The stream broke after it had begun. Nothing of it was used, so the request may be made once more. */
export function brokeOff(spoken: Spoken): boolean {
  if (!('error' in spoken) || spoken.silent || spoken.endless || !spoken.usage) return false;
  const { error } = spoken;
  return !(error instanceof APIError) || error.status === undefined;
}
