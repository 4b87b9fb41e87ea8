import { FAULT_SAYINGS } from './fault-sayings';
import { MEMORY_SAYINGS } from './memory-sayings';
import { RUN_SAYINGS } from './run-sayings';

/**
 * All that the engine says to a person, in English: a sentence, or how it is made of its values. The English is for a model, the log and the command
 * line; the panel has a message of the same name (`said.stoppedByYou`) in each of its languages.
 */
export const SAYINGS = { ...RUN_SAYINGS, ...FAULT_SAYINGS, ...MEMORY_SAYINGS };
export type SayingKind = keyof typeof SAYINGS;

/** The English of the sayings without values: pages, which have no room for more, report them by it. */
export type FixedSaying = Extract<(typeof SAYINGS)[SayingKind], string>;
