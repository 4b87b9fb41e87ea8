import type { Sayings } from '../../model/saying';
import type { Settings } from '../../model/settings';
import type { Turn } from '../prompt/conversation';
import type { FailureClasses } from './endpoint-failure';
import type { Form } from './form';
import type { Tokens } from './usage-of';

/** The endpoint and its credentials. */
export interface Endpoint {
  /** Base URL, as the protocol's SDK takes it. */
  endpoint: string;
  key: string;
  /** Default: `x-api-key`, where the protocol knows both. */
  keyAs?: Settings['keyAs'] | undefined;
}

/** One request for a plan. */
export interface Prompt extends Endpoint {
  model: string;
  form: Form;
  system: string;
  turns: readonly Turn[];
}

/** Hears an answer while it arrives. */
export interface Hearer {
  /** Anything came, with or without words. */
  data(): void;
  thinking(delta: string): void;
  text(delta: string): void;
  /** The newest count, also of an answer that then broke off: it is billed. */
  tokens(tokens: Tokens): void;
  /** The SDK asks again, and why. */
  again(why: Sayings): void;
}

/** `cut`: at the limit of the answer; `full`: at that of the model's context window; `broken`: without an end. */
export interface EndedAnswer {
  text: string;
  ending: 'whole' | 'cut' | 'full' | 'broken' | { refused: string };
}

/** How a protocol is spoken. Another one is a file with this, and its rows in `PORTS` and `model/plan/planners`. */
export interface EndpointPort {
  /** The form of the first request. */
  form: Form;
  errors: FailureClasses;
  /** Streams one answer. Rejects with one of `errors`. */
  ask(prompt: Prompt, hear: Hearer, signal: AbortSignal): Promise<EndedAnswer>;
  /** Asks once for a word, and resolves to whether the answer is one of this protocol. Rejects with one of `errors`. */
  tryOnce(place: Endpoint & { model: string }, limits: { tokens: number; ms: number }): Promise<boolean>;
  /** The models of an endpoint as it describes them. Rejects with one of `errors`. */
  models(place: Endpoint): AsyncIterable<object>;
}

/** How often a request is retried after a failure that may be temporary. */
export const RETRIES = 2;
