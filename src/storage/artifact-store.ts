import { newId } from '../lib/ids';
import type { Result } from '../lib/result';
import type { Fault } from '../model/run/fault';
import { attempt } from './attempt';
import type { AbraDatabase } from './database';
import type { ArtifactRow } from './schema';

/** Screenshots and files, stored under the run or playbook that owns them. */
export interface ArtifactStore {
  /** Resolves to its id. */
  save(artifact: Omit<ArtifactRow, 'id' | 'at'>): Promise<Result<string, Fault>>;
  load(id: string): Promise<Result<ArtifactRow | undefined, Fault>>;
  /** Those of one owner, oldest first. */
  of(owner: string): Promise<Result<ArtifactRow[], Fault>>;
  removeOf(owner: string): Promise<Result<void, Fault>>;
}

/** The artifact store of an open database; `now` gives epoch ms. */
export function openArtifactStore(database: AbraDatabase, now: () => number = Date.now): ArtifactStore {
  return {
    save: (artifact) =>
      attempt(`keep ${artifact.name}`, async () => {
        const id = newId('artifact', now());
        await database.add('artifacts', { ...artifact, id, at: now() });
        return id;
      }),
    load: (id) => attempt('read the file', () => database.get('artifacts', id)),
    of: (owner) =>
      attempt('list the files', async () =>
        (await database.getAllFromIndex('artifacts', 'owner', owner)).sort((left, right) => left.at - right.at),
      ),
    removeOf: (owner) =>
      attempt('remove the files', async () => removeKeys(database, await database.getAllKeysFromIndex('artifacts', 'owner', owner))),
  };
}

async function removeKeys(database: AbraDatabase, keys: string[]): Promise<void> {
  const transaction = database.transaction('artifacts', 'readwrite');
  await Promise.all([...keys.map((key) => transaction.store.delete(key)), transaction.done]);
}
