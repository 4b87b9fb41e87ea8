import { sayOperation } from '../model/operation-words';
import { items, type QueueItem, type Run } from '../model/run';

/** What the run did without a visible effect, in a sentence; '' where every effect was seen. */
export function sayUnseenEffects(run: Run): string {
  const all = items(run);
  const unseen = all.flatMap((item, at) =>
    hadNoSeenEffect(item, at, all) ? [`step ${at + 1} (${sayOperation(item.operation, item.label)})`] : [],
  );
  if (!unseen.length) return '';
  const shown = unseen.length > MAX_NAMED ? [...unseen.slice(0, MAX_NAMED), `${unseen.length - MAX_NAMED} more`] : unseen;
  const last = shown.pop();
  return `What came of ${shown.length ? `${shown.join(', ')} and ` : ''}${last} cannot be seen.`;
}
const MAX_NAMED = 4;

/** Was it done without a visible effect? A following `wait` or `assert` that succeeded counts as one. */
export function hadNoSeenEffect({ record }: QueueItem, at: number, all: readonly QueueItem[]): boolean {
  return record?.effect === 'unknown' && record.status === 'done' && !(all[at + 1] && isFound(all[at + 1] as QueueItem));
}

const isFound = ({ operation, record }: QueueItem): boolean =>
  record?.status === 'done' && (operation.type === 'assert' || (operation.type === 'wait' && operation.until !== undefined));
