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
  /** `several`: it names more than one thing, and no other way to read it decides between them. `look`: what may be opened to see whether it is there. */
  | { kind: 'abstain'; summary: string; suggestions: string[]; several?: true; look?: OneAct };

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

/** It cannot be done, or nobody knows what is meant: what would work is suggested, as much of it as is shown. */
export const abstain = (summary: string, suggestions: string[] = []): Resolution & { kind: 'abstain' } => ({
  kind: 'abstain',
  summary,
  suggestions: [...new Set(suggestions)].slice(0, 3),
});

/** What concerns no element of the page. */
export const withoutElement = (changes: boolean, ...action: Parameters<typeof freeAction>): Resolution => ({
  kind: 'act',
  action: freeAction(...action),
  reason: 'needs no element',
  changes,
});

/** One after the other, as one plan. Undefined where one of them is none, or two are for the same element. */
export function inTurn(each: readonly (Resolution | undefined)[]): OneAct | undefined {
  const acts = each.filter((one): one is OneAct => one?.kind === 'act');
  const last = acts.at(-1);
  const isEach = new Set(acts.map(({ action }) => action.locator)).size === each.length;
  return last && isEach ? (acts.length > 1 ? { ...last, before: acts.slice(0, -1) } : last) : undefined;
}
