import type { z } from 'zod';
import type { Unrepeatable } from '../leg';
import type { OperationOf, OperationType, Parts } from '../operation';
import type { Target } from '../target';

/**
 * What an operation does to a page: `acts` on what decides itself what comes of it, `writes` a text into a field and `fills` another control, which show what
 * came of it, `moves` what is in sight,
 * `reads` the page, `keeps` a picture of it, or `leaves` it.
 */
export type Effect = 'acts' | 'writes' | 'fills' | 'moves' | 'reads' | 'keeps' | 'leaves';

/** How the parts of an operation are made comparable for a playbook's id: without what was filled in, and as the same where they mean the same. */
export interface Keys {
  text: (text: string) => string;
  label: (label: string) => string;
  address: (url: string | undefined) => string;
  target: (target: Target) => string;
  /** It takes one of the options of a variable step: which one is no part of the id. */
  isOption: boolean;
}

/**
 * All that is to be said of one kind of operation: each file of this folder is a row, its exports are the fields. Nothing here brings zod along, because the
 * page reads rows too: `schema` is given it. (knip takes no namespace for an object with these fields, so it does not look for unused exports here.)
 */
export interface Row<Kind extends OperationType> {
  schema: (parts: Parts) => z.ZodType<OperationOf<Kind>>;
  /** What a planner may say of it, fewer fields than a playbook has: the model's JSON schema and the reader of its answer are made of them. */
  said: (parts: Parts) => Readonly<Record<string, z.ZodType>>;
  /** In words: `Click button "Theme"`. `target` is what the page calls its element, '' where there is none. */
  say: (operation: OperationOf<Kind>, target: string) => string;
  effect: Effect;
  /** What it has to name: an element, the field that it goes into unless that has the focus, or nothing. */
  needs: 'element' | 'field' | 'nothing';
  /** What it is on an element of this role, if it would happen twice. Absent where it leads to the same state again (a value, a choice, a place) or changes nothing. */
  twice?: (operation: OperationOf<Kind>, role: string) => Unrepeatable | undefined;
  /** Before the name of its element, in the name of a playbook. */
  verb: string;
  /** Words of a goal that ask for it, where its texts say nothing of it; "#" and the deed for verbs. */
  askedBy: readonly string[];
  /** Its own texts: what it types, chooses, presses or opens. */
  texts: (operation: OperationOf<Kind>) => readonly (string | undefined)[];
  /** What is done to its element, as a part of a playbook's id. */
  key: (operation: OperationOf<Kind>, keys: Keys) => readonly unknown[];
}

/** No texts, and no parts of a key. */
export const none = (): readonly never[] => [];

// By name, so that the minifier has each once.
export const acts = 'acts';
export const writes = 'writes';
export const fills = 'fills';
export const moves = 'moves';
export const reads = 'reads';
export const keeps = 'keeps';
export const leaves = 'leaves';
