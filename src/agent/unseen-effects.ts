import { items, type QueueItem, type Run } from '../model/run/run';
import type { Saying } from '../model/saying';
import { saying } from '../model/saying-of';
import { stepOf } from './step-of';

/** What the run did without a visible effect; none where every effect was seen. */
export function sayUnseenEffects(run: Run): Saying[] {
  const all = items(run);
  const unseen = all.flatMap((item, at) =>
    hadNoSeenEffect(item, at, all) ? [saying('unseenEffect', { number: at + 1, step: stepOf(item) })] : [],
  );
  const more = unseen.length - MAX_NAMED;
  return more > 0 ? [...unseen.slice(0, MAX_NAMED), saying('unseenMore', { count: more })] : unseen;
}
const MAX_NAMED = 4;

/** Was it done without a visible effect? A following `wait` or `assert` that succeeded counts as one. */
export function hadNoSeenEffect({ record }: QueueItem, at: number, all: readonly QueueItem[]): boolean {
  return record?.effect === 'unknown' && record.status === 'done' && !(all[at + 1] && isFound(all[at + 1] as QueueItem));
}

const isFound = ({ operation, record }: QueueItem): boolean =>
  record?.status === 'done' && (operation.type === 'assert' || (operation.type === 'wait' && operation.until !== undefined));
