import type { Snapshot } from './snapshot';

/** The lines of its text that a snapshot has and the one before it has not. */
export function newLines(before: Snapshot | undefined, now: Snapshot): string[] {
  const known = new Set(before?.text.split('\n'));
  return now.text.split('\n').filter((line) => line.trim() && !known.has(line));
}
