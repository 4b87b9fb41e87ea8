import type { Target } from '../page/target';
import type { z } from '../schema';
import type { Parts, Unrepeatable } from './parts';

/**
 * What a type of operation does to a page: `acts` on something whose effect only the page decides, `writes` a text into a field and `fills`
 * another control, both of which can be read back, `moves` the view, `reads` the page, `keeps` a screenshot, or `leaves` the page.
 */
export type Effect = 'acts' | 'writes' | 'fills' | 'moves' | 'reads' | 'keeps' | 'leaves';

/** How the parts of an operation are normalised for a playbook's id: without filled-in values, and equal where they mean the same. */
export interface Keys {
  text: (text: string) => string;
  label: (label: string) => string;
  address: (url: string | undefined) => string;
  target: (target: Target) => string;
  /** It chooses an option of a variable step: which one is not part of the id. */
  isOption: boolean;
}

/**
 * Everything about one type of operation: each file of this folder is a row whose exports are the fields. Rows do not import zod, because
 * the page uses them too: `schema` gets it as an argument. (knip does not see that a namespace object is used by fields, so it does not
 * check for unused exports here.)
 */
export interface Row<Operation> {
  schema: (parts: Parts) => z.ZodMiniType<Operation>;
  /**
   * The fields that a planner may give, fewer than a playbook has: the model's JSON schema and the reader of its answer are made of them. Undefined where
   * only a person shows it: what is offered to a model costs tokens in each call.
   */
  said: ((parts: Parts) => Readonly<Record<string, z.ZodMiniType>>) | undefined;
  /** In words: `Click button "Theme"`. `target` is the label of its element, '' where there is none. */
  say: (operation: Operation, target: string) => string;
  effect: Effect;
  /** What it must name: an element, the field that it writes to unless that is focused, or nothing. */
  needs: 'element' | 'field' | 'nothing';
  /**
   * How it would matter if done twice on an element of this role. Absent where it leads to the same state again (a value, a choice, a
   * place) or changes nothing.
   */
  twice?: (operation: Operation, role: string) => Unrepeatable | undefined;
  /** The verb before the name of its element, in the name of a playbook. */
  verb: string;
  /** Words of a goal that ask for it, beside its texts; "#" and the concept for verbs. */
  askedBy: readonly string[];
  /** Its own texts: what it types, chooses, presses or opens. */
  texts: (operation: Operation) => readonly (string | undefined)[];
  /** What it does to its element, as a part of a playbook's id. */
  key: (operation: Operation, keys: Keys) => readonly unknown[];
}

/** No texts, and no parts of a key. */
export const none = (): readonly never[] => [];

// As constants, so that the minifier has each string once.
export const acts = 'acts';
export const writes = 'writes';
export const fills = 'fills';
export const moves = 'moves';
export const reads = 'reads';
export const keeps = 'keeps';
export const leaves = 'leaves';
