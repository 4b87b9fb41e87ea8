import type { Sayings } from '../../model/saying';
import { saying } from '../../model/saying-of';
import { MAX_ANSWER_CHARS } from '../answer/read-answer';
import { thoughtReader } from '../answer/thought-reader';
import type { PlanHooks } from '../planner';
import { BROKE, type EndpointFailure, endpointFailure } from './endpoint-failure';
import type { EndedAnswer, EndpointPort, Prompt } from './port';
import { silenceDeadline } from './silence-deadline';
import type { Tokens } from './usage-of';

/**
 * The result of one request. `begun`: the stream had begun, which is billed also where it broke. `endless`: it was ended at the longest answer that is
 * received.
 */
export type Spoken = { begun: boolean; tokens: Tokens | undefined } & (
  | { answered: EndedAnswer }
  | { error: EndpointFailure; endless: boolean }
);

/** The request is aborted after this time without any event, ms. Models on small machines take minutes to the first token. */
const SILENCE_MS = 600_000;

/** While the model thinks before it answers, the panel shows the end of its current line: at most so many characters. */
const MAX_THOUGHT_CHARS = 300;

/** Streams one message of the model and reports its thought as it grows. Never rejects. */
export async function askModel(port: EndpointPort, prompt: Prompt, hooks: PlanHooks, signal: AbortSignal): Promise<Spoken> {
  const silence = silenceDeadline(SILENCE_MS, (seconds) => hooks.onRetry?.([saying('retryNothing', { seconds })]), signal);
  const tooLong = new AbortController();
  const stop = AbortSignal.any([silence.signal, tooLong.signal]);
  let told = '';
  const tell = (thought: string | undefined) => {
    if (!thought || thought === told) return;
    told = thought;
    hooks.onThought?.(thought);
  };
  const readThought = thoughtReader();
  let thinking = '';
  let heard = 0;
  let begun = false;
  let tokens: Tokens | undefined;
  const hear = (delta: string) => {
    heard += delta.length;
    if (heard >= MAX_ANSWER_CHARS) tooLong.abort();
  };
  const hearer = {
    data: () => {
      begun = true;
      silence.heard();
    },
    thinking: (delta: string) => {
      hear(delta);
      thinking = `${thinking}${delta}`.slice(-MAX_THOUGHT_CHARS);
      tell(thinking.trim().split('\n').at(-1));
    },
    text: (delta: string) => {
      hear(delta);
      tell(readThought(delta));
    },
    tokens: (counted: Tokens) => {
      tokens = counted;
    },
    again: (why: Sayings) => hooks.onRetry?.(why),
  };
  const failed = (error: EndpointFailure): Spoken => {
    const kind = silence.expired() ? 'silent' : stop.aborted ? 'aborted' : error.kind;
    return { error: { ...error, kind }, endless: tooLong.signal.aborted, begun, tokens };
  };
  try {
    const answered = await port.ask(prompt, hearer, stop);
    return answered.ending === 'broken' || stop.aborted ? failed(BROKE) : { answered, begun, tokens };
  } catch (error) {
    return failed(endpointFailure(error, port.errors));
  } finally {
    silence.clear();
  }
}

/** The stream broke after it had begun. Nothing of it was used, so the request may be made once more. */
export const brokeOff = (spoken: Spoken): boolean => 'error' in spoken && !spoken.endless && spoken.begun && BROKEN.has(spoken.error.kind);
const BROKEN: ReadonlySet<EndpointFailure['kind']> = new Set(['broke', 'unreached', 'refused']);
