import type { IDBPObjectStore, StoreNames } from 'idb';
import { readLandmark } from '../model/landmark-words';
import type { Snapshot } from '../model/snapshot';
import type { AbraSchema } from './database';
import { differ } from './difference';
import { readEvents } from './stored-snapshots';

/**
 * A copy in which landmarks stored as texts ("kind name") are `{kind, name}`. Only in fingerprints, snapshot elements and acts: a value that was read
 * from a page may have fields of the same names.
 */
export function withLandmarks<Stored>(stored: Stored): Stored {
  return parted(stored) as Stored;
}

function parted(stored: unknown): unknown {
  if (Array.isArray(stored)) return stored.map(parted);
  if (!stored || typeof stored !== 'object' || ArrayBuffer.isView(stored)) return stored;
  const hasLandmarks = 'neighbours' in stored || 'ref' in stored || 'icons' in stored;
  return Object.fromEntries(
    Object.entries(stored).map(([field, value]) => [field, hasLandmarks && FIELDS.has(field) ? landmarksOf(value) : parted(value)]),
  );
}
const FIELDS = new Set(['landmarks', 'place', 'blocks']);

const landmarksOf = (value: unknown) =>
  Array.isArray(value) ? value.map((one: unknown) => (typeof one === 'string' ? readLandmark(one) : one)) : value;

type Journal = IDBPObjectStore<AbraSchema, StoreNames<AbraSchema>[], 'journal', 'versionchange'>;

/** The same for journals. A snapshot stored as a difference is restored and compared again, as a difference may contain only parts of such a text. */
export async function partLandmarksOfLooks(journal: Journal): Promise<void> {
  let runId: string | undefined;
  let looks: { before: Parameters<typeof readEvents>[0][number]; after: Snapshot }[] = [];
  let cursor = await journal.openCursor();
  while (cursor) {
    const row = cursor.value;
    if (row.runId !== runId) looks = [];
    runId = row.runId;
    const { event, index } = row;
    if (event.kind !== 'looked') await cursor.update(withLandmarks(row));
    else {
      const since = 'since' in event ? looks.find(({ before }) => before.index === event.since) : undefined;
      const [look] = readEvents(since ? [since.before, row] : [row]).slice(-1);
      if (look?.kind === 'looked') {
        const after = withLandmarks(look.snapshot);
        looks.push({ before: { index, event: look }, after });
        const by = since && differ(since.after, after);
        const told = since
          ? { kind: 'looked' as const, at: event.at, since: since.before.index, ...(by && { by }) }
          : { ...look, snapshot: after };
        await cursor.update({ ...row, event: told });
      }
    }
    cursor = await cursor.continue();
  }
}
