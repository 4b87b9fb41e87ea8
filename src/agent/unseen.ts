import { sayOperation } from '../model/operation-words';
import { items, type Run } from '../model/run';

/** What the run did and of which nothing could be seen to come, in a sentence; empty where all was seen. */
export function sayUnseen(run: Run): string {
  const unseen = items(run).flatMap(({ record, operation, label }, at) =>
    record?.effect === 'unknown' && record.status === 'done' ? [`step ${at + 1} (${sayOperation(operation, label)})`] : [],
  );
  if (!unseen.length) return '';
  const shown = unseen.length > MOST ? [...unseen.slice(0, MOST), `${unseen.length - MOST} more`] : unseen;
  const last = shown.pop();
  return `What came of ${shown.length ? `${shown.join(', ')} and ` : ''}${last} cannot be seen.`;
}
const MOST = 4;
