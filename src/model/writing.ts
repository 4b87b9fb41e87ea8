import type { Operation } from './operation';
import { EFFECTS } from './operations/rows';

/** An operation that writes a text into a field. Its text is a value: it may be a blank or a secret, and it matters which page it comes from. */
export type Writing = Extract<Operation, { text: string }>;

export const isWriting = (operation: Operation): operation is Writing => EFFECTS[operation.type] === 'writes';

/** Does its element show what came of it, so that it is read back? */
export const isReadBack = ({ type }: Pick<Operation, 'type'>): boolean => EFFECTS[type] === 'writes' || EFFECTS[type] === 'fills';

/** The same with another text. */
export const rewritten = (operation: Writing, text: string): Writing => ({ ...operation, text });
