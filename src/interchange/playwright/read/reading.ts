import type { Operation } from '../../../model/operation';
import { FILE_SAYINGS } from '../../../model/sayings/file-sayings';
import { locatorKey } from './locators';
import type { Syntax } from './parse-source';
import type { Locator, Scope, TestValue } from './values';

/** What has been read of one test so far. */
export interface TestReading {
  operations: ReadOperation[];
  /** Why the test cannot be imported: "line 7: …". */
  refused?: string;
  /** Notes of what is not kept. */
  notes: string[];
  /** Line of the expression that is being read. */
  line: number;
  /** Base address for relative ones, from `test.use` or the site in the active tab. */
  base?: string;
  /** Whole address of the first page. */
  start?: string;
  viewport?: { width: number; height: number };
  /** Loops and calls so far. */
  turns: number;
  /** Current depth of nested calls. */
  depth: number;
  /** Number of the tab that was opened last. */
  openTab(): number;
  /** Takes a test that a loop or condition of the file declares. */
  onTest?(given: readonly TestValue[]): void;
  call(called: TestValue, given: readonly TestValue[], line: number): TestValue;
  evaluate(node: Syntax, scope: Scope): TestValue;
  /** What is read is in a part that may fail. */
  optional: boolean;
  /** Abra wrote the file, so its helper functions are recognised by name. */
  isOwn: boolean;
}

export interface ReadOperation {
  operation: Operation;
  /** Which element it acts on, see `keyOf`. */
  on?: string;
}

/** Adds an operation, on the locator's element or on the page. */
export function put(reading: TestReading, operation: Operation, at: { locator?: Locator; tab?: number } = {}): void {
  const tab = at.locator?.tab ?? at.tab ?? 0;
  for (const lost of at.locator?.lost ?? []) note(reading, lost);
  reading.operations.push({
    operation: {
      ...operation,
      ...(tab ? { tab } : {}),
      ...(reading.optional ? { optional: true } : {}),
    },
    ...(at.locator ? { on: locatorKey(at.locator) } : {}),
  });
}

/** "Line 7: …" */
export const note = (reading: TestReading, why: string): void =>
  void reading.notes.push(FILE_SAYINGS.noteInLine({ line: reading.line, why }));

/** Refuses the test; `why` is a sentence of EXPORT_SAYINGS. Only the first reason is kept, because later ones may just follow from it. */
export const refuse = (reading: TestReading, why: string): void => {
  reading.refused ??= FILE_SAYINGS.inLine({ line: reading.line, why });
};
