import type { Hand } from '../apps/hand';

/** What a person shows on one page of `pages/`, and what the page itself knows afterwards. */
export interface ShownCase {
  /** The file's name. Two cases of one page differ in `what`. */
  page: string;
  what?: string;
  shows(hand: Hand): Promise<unknown>;
  /** The page's own state after the showing, and after each replay; by default what the showing led to. */
  right?: unknown;
  /** What is otherwise at a replay, one after the other; a replay on the page as it was comes first. */
  again?: readonly Change[];
  /** What the page asks its server for, by path. */
  data?: Data;
  /** As for a change. */
  mayStop?: true;
  /** Something cannot be kept, and the recording says so: nothing is replayed. */
  told?: true;
}

export interface Change {
  what: string;
  /** `?v=`: how else the page is. */
  version?: '2' | '3';
  size?: { width: number; height: number };
  data?: Data;
  /** What was meant cannot be known there: a stop that says why is right as well. */
  mayStop?: true;
  /** The right end, if it is another one. */
  right?: unknown;
  /** The page does nothing of it any more: the replay has to stop. */
  stops?: true;
}

export type Data = Readonly<Record<string, string>>;

export const SECOND: Change = { what: 'changed', version: '2' };
export const NARROW: Change = { what: 'at 600×700', size: { width: 600, height: 700 } };
