import { EFFECTS } from '../operations/rows';
import type { Operation } from './operation';

/** An operation that writes a text into a field. Its text may be a param or a secret, and it matters which page it comes from. */
export type Writing = Extract<Operation, { text: string }>;

/** Does the operation write a text into a field? */
export const isWriting = (operation: Operation): operation is Writing => EFFECTS[operation.type] === 'writes';

/** Does its element show the effect, so that it is read back? */
export const isReadBack = ({ type }: Pick<Operation, 'type'>): boolean => EFFECTS[type] === 'writes' || EFFECTS[type] === 'fills';

/** The same operation with another text. */
export const rewritten = (operation: Writing, text: string): Writing => ({ ...operation, text });
