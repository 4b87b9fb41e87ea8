import type { RunEvent } from '../../../src/model/run/run-event';
import { Conversation, type ConversationPort, counter } from './conversation';

/** What the connections need beside what each of them does. */
export interface ConnectionsPort extends Omit<ConversationPort, 'now'> {
  send(to: number, message: object): void;
  /** A program came or went. */
  changed(): void;
  stopRun(runId: string): Promise<void>;
}

/** Connections at a time, and new ones within so many ms. */
const MOST_OPEN = 16;
const MOST_NEW = 30;
const MOST_ENDED = 200;
const WITHIN_MS = 10_000;

/** The programs that are connected, by the numbers that the host gives them. A run whose program goes away is stopped. */
export class Connections {
  readonly #world: ConnectionsPort;
  readonly #open = new Map<number, Conversation>();
  /** Which connection follows which run. */
  readonly #followed = new Map<string, number>();
  /** Numbers that this side has ended: what the host passed on before it knew is heard by nobody. */
  #ended: number[] = [];
  readonly #tooManyNew = counter(MOST_NEW, WITHIN_MS, Date.now);

  constructor(world: ConnectionsPort) {
    this.#world = world;
  }

  said(from: number, said: unknown): void {
    if (!this.#ended.includes(from)) void (this.#open.get(from) ?? this.#begin(from))?.hear(said);
  }

  /** The program has gone, or the connection was ended. */
  gone(from: number): void {
    if (!this.#open.delete(from)) return;
    this.#world.changed();
    for (const [runId, by] of [...this.#followed]) if (by === from) this.#stop(runId);
  }

  allGone(): void {
    for (const from of [...this.#open.keys()]) this.gone(from);
    // The next host numbers anew.
    this.#ended = [];
  }

  /** Ends those of a program. */
  end(clientId: string, why: string): void {
    for (const conversation of [...this.#open.values()]) if (conversation.client()?.id === clientId) conversation.end(why);
  }

  /** The ids of the programs that are connected. */
  clients(): Set<string> {
    return new Set([...this.#open.values()].flatMap((one) => one.client()?.id ?? []));
  }

  /** Tells the program that follows the run. */
  tell(runId: string, event: RunEvent): void {
    const from = this.#followed.get(runId);
    if (from !== undefined) this.#open.get(from)?.tell(event, runId);
    if (event.kind === 'learned' || (event.kind === 'finished' && !event.teaches)) this.#followed.delete(runId);
  }

  #end(from: number): void {
    this.#ended = [...this.#ended, from].slice(-MOST_ENDED);
    this.#world.send(from, { end: true });
  }

  #stop(runId: string): void {
    this.#followed.delete(runId);
    void this.#world.stopRun(runId);
  }

  #begin(from: number): Conversation | undefined {
    const { send, note, clientOf, answer, changed } = this.#world;
    if (this.#open.size >= MOST_OPEN || this.#tooManyNew()) {
      note({ call: 'connect', refused: 'flood' });
      return void this.#end(from);
    }
    const world: ConversationPort = {
      note,
      now: Date.now,
      clientOf: (token) => clientOf(token).finally(changed),
      answer: async (name, params, client) => {
        const answered = await answer(name, params, client);
        const runId = FOLLOWS.has(name) && answered.ok ? { ...(params as Named), ...(answered.value as Named) }.runId : undefined;
        if (runId === undefined) return answered;
        const isNew = this.#followed.get(runId) !== from;
        // It may have gone while this was answered.
        if (this.#open.has(from)) this.#followed.set(runId, from);
        else this.#stop(runId);
        // What happened while the journal was read was told to nobody.
        return isNew && name === 'run.load' ? answer(name, params, client) : answered;
      },
    };
    const over = () => {
      this.#end(from);
      this.gone(from);
    };
    const conversation = new Conversation(world, (say) => send(from, { say }), over);
    this.#open.set(from, conversation);
    return conversation;
  }
}

interface Named {
  runId?: string;
}

/** Who begins a run or asks how it is goes on to hear of it. */
const FOLLOWS = new Set<string>(['run.start', 'run.play', 'run.sequence', 'run.load']);
