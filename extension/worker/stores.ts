import { never } from '../../src/lib/never';
import type { Result } from '../../src/lib/result';
import type { Fault } from '../../src/model/run/fault';
import { openArtifactStore } from '../../src/storage/artifact-store';
import { openDatabase } from '../../src/storage/database';
import { openJournal } from '../../src/storage/journal';
import { openLentItems } from '../../src/storage/lent-items';
import type { LocalPort } from '../../src/storage/local-port';
import { openPlaybookStore } from '../../src/storage/playbook-store';
import { openSecretStore } from '../../src/storage/secret-store';
import { openSettingsStore } from '../../src/storage/settings-store';

/** Opens all storage. Content scripts may not read the local area, which holds the key. */
export async function openStores() {
  await chrome.storage.local.setAccessLevel({ accessLevel: 'TRUSTED_CONTEXTS' });
  const database = await openDatabase();
  const { kept, lent } = openLentItems(portOf(chrome.storage.local), portOf(chrome.storage.session));
  return {
    journal: openJournal(database),
    playbooks: openPlaybookStore(database),
    artifacts: openArtifactStore(database),
    settings: openSettingsStore(kept),
    secrets: openSecretStore(kept),
    /** The same, but what is written through these is gone when the browser is closed. */
    lent: { settings: openSettingsStore(lent), secrets: openSecretStore(lent) },
  };
}

const portOf = (area: chrome.storage.StorageArea): LocalPort => ({
  get: (keys) => area.get(keys),
  set: (items) => area.set(items),
  remove: (keys) => area.remove(keys),
  onChanged: (listener) => area.onChanged.addListener((changes) => listener(Object.keys(changes))),
});

export type Stores = Awaited<ReturnType<typeof openStores>>;

/** The value of a storage call; throws its fault, as without storage Abra can keep no promise. */
export function must<Value>(result: Result<Value, Fault>): Value {
  return result.ok ? result.value : never(result.failure.message);
}
