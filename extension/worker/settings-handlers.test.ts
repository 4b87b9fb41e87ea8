import { expect, test } from 'vitest';
import { openLentItems } from '../../src/storage/lent-items';
import { localMemory } from '../../src/storage/memory.fixture';
import { openSecretStore } from '../../src/storage/secret-store';
import { openSettingsStore } from '../../src/storage/settings-store';
import type { WorkerContext } from './context';
import { settingsHandlers } from './settings-handlers';

function opened() {
  const local = localMemory();
  const { kept, lent } = openLentItems(local, localMemory());
  const [settings, secrets] = [openSettingsStore(kept), openSecretStore(kept)];
  const stores = { settings, secrets, lent: { settings: openSettingsStore(lent), secrets: openSecretStore(lent) } };
  const handlers = settingsHandlers(
    async () => ({ stores, changed: () => undefined, tidy: async () => undefined }) as unknown as WorkerContext,
  );
  const now = async () => {
    const answer = await handlers['settings.get']({});
    if (!answer.ok) return answer;
    const { hasKey, settings } = answer.value;
    return { hasKey, consent: settings.consent, endpoint: settings.endpoint };
  };
  return { handlers, now, local };
}

test('another endpoint starts without the key and the consent of the one before', async () => {
  const { handlers, now } = opened();
  await handlers['settings.set']({ patch: { endpoint: 'https://api.one.test', consent: true } });
  await handlers['settings.setKey']({ key: 'k1' });
  await handlers['settings.set']({ patch: { endpoint: 'https://api.one.test/v1', patience: 5000 } });
  expect(await now()).toEqual({ hasKey: true, consent: true, endpoint: 'https://api.one.test/v1' });
  await handlers['settings.set']({ patch: { endpoint: 'https://api.two.test' } });
  expect(await now()).toEqual({ hasKey: false, consent: false, endpoint: 'https://api.two.test' });
});

test('a port is another endpoint, and what is no endpoint changes nothing', async () => {
  const { handlers, now } = opened();
  await handlers['settings.set']({ patch: { endpoint: 'http://localhost:8080', consent: true } });
  await handlers['settings.setKey']({ key: 'k1' });
  await handlers['settings.set']({ patch: { endpoint: 'http://evil.test' } });
  expect(await now()).toEqual({ hasKey: true, consent: true, endpoint: 'http://localhost:8080' });
  await handlers['settings.set']({ patch: { endpoint: 'http://localhost:8081' } });
  expect(await now()).toMatchObject({ hasKey: false, consent: false });
});

test('a lent endpoint, key and secret hold at once, and what the person keeps stays as it was', async () => {
  const { handlers, now, local } = opened();
  await handlers['settings.set']({ patch: { endpoint: 'https://api.one.test' } });
  await handlers['settings.setKey']({ key: 'of the person' });
  const before = structuredClone(local.items);
  await handlers['settings.set']({ patch: { endpoint: 'https://api.two.test', consent: true }, lent: true });
  await handlers['settings.setKey']({ key: 'lent', lent: true });
  await handlers['secrets.set']({ name: 'pin', origin: 'https://a.example/login', value: '4711', lent: true });
  expect(await now()).toEqual({ hasKey: true, consent: true, endpoint: 'https://api.two.test' });
  expect(await handlers['secrets.list']({})).toMatchObject({ value: { secrets: [{ name: 'pin', origin: 'https://a.example' }] } });
  expect(local.items).toEqual(before);
});
