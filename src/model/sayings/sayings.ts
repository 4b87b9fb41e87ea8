import { EXPORT_SAYINGS } from './export-sayings';
import { FAULT_SAYINGS } from './fault-sayings';
import { FILE_SAYINGS } from './file-sayings';
import { MEMORY_SAYINGS } from './memory-sayings';
import { REPORT_SAYINGS } from './report-sayings';
import { RETRY_SAYINGS } from './retry-sayings';
import { RUN_SAYINGS } from './run-sayings';

/**
 * All that the engine says to a person, in English: a sentence, or how it is made of its values. The English is for a model, the log and the command
 * line; the panel has a message of the same name (`said.stoppedByYou`) in each of its languages.
 */
export const SAYINGS = { ...RUN_SAYINGS, ...FAULT_SAYINGS, ...MEMORY_SAYINGS };
export type SayingKind = keyof typeof SAYINGS;

/** What is told as its English alone, values included: by pages and notes, and in files and histories, which hold no more. The panel knows each by that. */
export const TOLD_IN_ENGLISH = { ...REPORT_SAYINGS, ...FILE_SAYINGS, ...EXPORT_SAYINGS, ...RETRY_SAYINGS };

type All = typeof SAYINGS & typeof TOLD_IN_ENGLISH;
/** The English of the sayings without values: pages, which have no room for more, report them by it. */
export type FixedSaying = Extract<All[keyof All], string>;
