import { items, type Run } from '../../../src/model/run/run';
import type { Desk } from './desk';

/**
 * What a run tells, held against what its server counted: an order taken twice, one told as done that never came, one that came and is told as not done,
 * and, where the run says it has succeeded, one that was lost.
 */
export function whatIsWrong(run: Run, desk: Desk, list: string, guests: readonly string[]): string[] {
  const added = desk.added(list);
  const isUnknown = (guest: string) =>
    of(run, guest).some(({ status, record }) => status === 'dispatching' || record?.bail?.kind === 'outcome-unknown');
  return guests.flatMap((guest) => {
    const times = added.get(guest) ?? 0;
    if (times > 1) return [`${guest} was added ${times} times`];
    if (!times && isDone(run, guest)) return [`${guest} is told as added, and was not`];
    if (times && !isDone(run, guest) && !isUnknown(guest)) return [`${guest} was added, and nothing tells so`];
    if (!times && run.finished?.outcome === 'success') return [`${guest} was lost`];
    return [];
  });
}

const of = (run: Run, guest: string) => items(run).filter(({ label, record }) => (record?.label ?? label ?? '').includes(`"Add ${guest}"`));

/** Is it told as done? */
export const isDone = (run: Run, guest: string): boolean => of(run, guest).some(({ status }) => status === 'done');
