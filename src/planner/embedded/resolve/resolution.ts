import type { Action } from '../action';
import type { Command, Said } from '../command';
import type { Scene } from '../scene';

/** One action of a command. */
export interface OneAct {
  kind: 'act';
  action: Action;
  /** Why this element, with scores. */
  reason: string;
  /** The command needs another look after this action: a menu had to be opened first. */
  unfinished?: boolean;
  /** The page is another one afterwards; what follows needs a fresh snapshot. */
  changes: boolean;
  /** What the same command does before it, in order: all but the last of several fields. */
  before?: readonly OneAct[];
}

/** What the embedded planner makes of one command on one page. */
export type Resolution =
  | OneAct
  /** Nothing to do: it is so already. */
  | { kind: 'done'; why: string }
  /** A question answered from what is on the page. */
  | { kind: 'answer'; summary: string; readFrom: number[] }
  /** `several`: it names more than one thing, and no other way to read it decides between them. */
  | { kind: 'abstain'; summary: string; suggestions: string[]; several?: true };

/** What a resolver may look at. */
export interface ResolveContext {
  command: Command;
  scene: Scene;
  /** An earlier call of the same command already opened something for it. */
  opened: boolean;
}

export type Resolve = (circumstance: ResolveContext) => Resolution;

/** An action without an element. */
export function freeAction(method: Action['method'], description: string, values: Record<string, string> = {}): Action {
  return { description, method, arguments: Object.entries(values).map(([name, value]) => ({ name, value })) };
}

/** The words of a slot, or nothing. */
export function wordsOf(said: Said | undefined): string {
  return said?.text.trim() ?? '';
}
