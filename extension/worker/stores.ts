import { never } from '../../src/lib/never';
import type { Result } from '../../src/lib/result';
import type { Fault } from '../../src/model/fault';
import { openArtifactStore } from '../../src/storage/artifact-store';
import { openDatabase } from '../../src/storage/database';
import { openJournal } from '../../src/storage/journal';
import { openPlaybookStore } from '../../src/storage/playbook-store';
import { openSecretStore } from '../../src/storage/secret-store';
import { openSettingsStore } from '../../src/storage/settings-store';

/** Opens all storage. Content scripts may not read the local area, which holds the key. */
export async function openStores() {
  await chrome.storage.local.setAccessLevel({ accessLevel: 'TRUSTED_CONTEXTS' });
  const database = await openDatabase();
  const local = {
    get: (keys: string[] | null) => chrome.storage.local.get(keys),
    set: (items: Record<string, unknown>) => chrome.storage.local.set(items),
    remove: (keys: string[]) => chrome.storage.local.remove(keys),
    onChanged: (listener: (keys: string[]) => void) =>
      chrome.storage.local.onChanged.addListener((changes) => listener(Object.keys(changes))),
  };
  return {
    journal: openJournal(database),
    playbooks: openPlaybookStore(database),
    artifacts: openArtifactStore(database),
    settings: openSettingsStore(local),
    secrets: openSecretStore(local),
  };
}

export type Stores = Awaited<ReturnType<typeof openStores>>;

/** The value of a storage call; throws its fault, as without storage Abra can keep no promise. */
export function must<Value>(result: Result<Value, Fault>): Value {
  return result.ok ? result.value : never(result.failure.message);
}
