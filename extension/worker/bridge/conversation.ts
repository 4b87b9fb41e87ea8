import type { Fault } from '../../../src/model/run/fault';
import type { RunEvent } from '../../../src/model/run/run-event';
import { type BridgeCall, bridgeCalls } from '../../../src/wire/bridge-calls';
import { BridgeAsked, BridgeGreeting } from '../../../src/wire/bridge-messages';
import type { BridgeClient, BridgeNote, BridgeRefusal } from '../../../src/wire/bridge-panel-calls';
import type { Answered } from '../../../src/wire/calls';

/** What a conversation needs of the worker. */
export interface ConversationPort {
  clientOf(token: string): Promise<BridgeClient | undefined>;
  /** Carries out a call whose parameters fit its row, as far as the program may; rejects never. */
  answer(name: BridgeCall, params: unknown, client: BridgeClient): Promise<BridgeAnswer>;
  note(note: Omit<BridgeNote, 'times' | 'at'>): void;
  now(): number;
}

/** An answer, and where it was refused why. */
export type BridgeAnswer = Answered<unknown> & { refused?: BridgeRefusal };

/** Calls in so many ms; a program that works asks a few times a second. */
const MOST_CALLS = 100;
const WITHIN_MS = 10_000;
/** Calls that are not answered yet. */
const MOST_AT_ONCE = 4;
/** Characters of one message, and of one answer: Chrome takes 1 MB from the host and 64 MB to it. */
const MOST_SAID = 900_000;
const MOST_ANSWERED = 30_000_000;

/**
 * A program's connection. The first message is its token; whatever is said before, what is too large or too often, and what fits no row ends it or is
 * refused. `send` takes what goes to the program, `over` is called once when this side ends it.
 */
export class Conversation {
  readonly #world: ConversationPort;
  readonly #send: (say: object) => void;
  readonly #over: () => void;
  readonly #tooMany: () => boolean;
  #client: BridgeClient | undefined;
  #isOver = false;
  #isGreeting = false;
  #going = 0;

  constructor(world: ConversationPort, send: (say: object) => void, over: () => void) {
    this.#world = world;
    this.#send = send;
    this.#over = over;
    this.#tooMany = counter(MOST_CALLS, WITHIN_MS, world.now);
  }

  /** Undefined before it has shown a token that is known. */
  client(): BridgeClient | undefined {
    return this.#client;
  }

  /** Something that the program said. */
  async hear(said: unknown): Promise<void> {
    if (this.#isOver) return;
    if (this.#tooMany()) return this.#refuse('other', 'flood', 'Too many calls.');
    if (JSON.stringify(said ?? null).length > MOST_SAID) return this.#refuse('other', 'shape', 'That is too long.');
    if (!this.#client) return this.#greet(said);
    const asked = BridgeAsked.safeParse(said);
    if (!asked.success) return this.#refuse('other', 'shape', 'That is no call.');
    if (this.#going >= MOST_AT_ONCE) {
      this.#world.note({ client: this.#client.name, call: 'other', refused: 'flood' });
      return this.#send({ id: asked.data.id, answer: refusal('Wait for the answers of the calls before.') });
    }
    this.#going += 1;
    await this.#carryOut(asked.data, this.#client).finally(() => {
      this.#going -= 1;
    });
  }

  /** Tells it of an event of a run. */
  tell(event: RunEvent, runId: string): void {
    if (this.#client && !this.#isOver) this.#send({ runId, event });
  }

  end(why: string): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#send({ ended: why });
    this.#over();
  }

  #refuse(call: string, refused: BridgeRefusal, why: string): void {
    this.#world.note({ ...(this.#client && { client: this.#client.name }), call, refused });
    this.end(why);
  }

  async #greet(said: unknown): Promise<void> {
    const hello = BridgeGreeting.safeParse(said);
    if (this.#isGreeting || !hello.success) return this.#refuse('connect', 'token', 'Say hello with a token first.');
    this.#isGreeting = true;
    const known = await this.#world.clientOf(hello.data.hello.token);
    if (this.#isOver) return;
    if (!known) return this.#refuse('connect', 'token', UNKNOWN_TOKEN);
    this.#client = known;
    this.#world.note({ client: known.name, call: 'connect' });
    this.#send({ welcome: { name: known.name } });
  }

  async #carryOut(asked: BridgeAsked, by: BridgeClient): Promise<void> {
    const { name, params } = callOf(asked);
    if (!name || params === undefined) {
      this.#world.note({ client: by.name, call: name ?? 'other', refused: 'shape' });
      const why = `"${asked.call}" is not taken over the bridge, or not with these parameters.`;
      return this.#send({ id: asked.id, answer: refusal(why) });
    }
    const { refused, ...answer } = await this.#world.answer(name, params, by);
    this.#world.note({ client: by.name, call: name, ...(refused && { refused }) });
    if (this.#isOver) return;
    const isTooLong = JSON.stringify(answer).length > MOST_ANSWERED;
    this.#send({ id: asked.id, answer: isTooLong ? refusal('The answer is too long.') : answer });
  }
}

const UNKNOWN_TOKEN = 'This token is not known here, or was revoked. Make a new one in Abra’s panel: Settings, Other programs.';

/** The row that is meant, and its parameters where they fit. */
function callOf({ call, params = {} }: BridgeAsked): { name?: BridgeCall; params?: object } {
  if (!Object.hasOwn(bridgeCalls, call)) return {};
  const name = call as BridgeCall;
  const given = bridgeCalls[name].safeParse(params);
  return { name, ...(given.success ? { params: given.data } : {}) };
}

/** A refusal in words for the program. */
export const refusal = (message: string): { ok: false; failure: Fault } => ({ ok: false, failure: { kind: 'wire', message } });

/** Counts: were there more than `most` within `ms`? */
export function counter(most: number, ms: number, now: () => number): () => boolean {
  let times: number[] = [];
  return () => {
    const at = now();
    times = [...times.filter((time) => at - time < ms), at].slice(-most - 1);
    return times.length > most;
  };
}
