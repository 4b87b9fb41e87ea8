import type { Snapshot } from './snapshot';

/** The lines of its text that a snapshot has and the one before it has not. */
export function newLines(before: Pick<Snapshot, 'text'> | undefined, now: Pick<Snapshot, 'text'>): string[] {
  const known = new Set(before?.text.split('\n'));
  return now.text.split('\n').filter((line) => line.trim() && !known.has(line));
}
