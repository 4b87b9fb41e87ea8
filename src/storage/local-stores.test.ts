import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../model/settings';
import { localMemory } from './memory.fixture';
import { openSecretStore } from './secret-store';
import { openSettingsStore } from './settings-store';

test('settings are the defaults until they are changed', async () => {
  const store = openSettingsStore(localMemory());
  expect(await store.load()).toEqual({ ok: true, value: DEFAULT_SETTINGS });
  expect(await store.change({ overlay: false })).toEqual({ ok: true, value: { ...DEFAULT_SETTINGS, overlay: false } });
});

test('two panels that change different settings at once keep both', async () => {
  const local = localMemory();
  const [left, right] = [openSettingsStore(local), openSettingsStore(local)];
  await Promise.all([left.change({ overlay: false }), right.change({ patience: 1234 })]);
  expect(await left.load()).toMatchObject({ value: { overlay: false, patience: 1234 } });
});

test('a setting stored in a form that is no longer valid is the default again, the others stay', async () => {
  const local = localMemory();
  await local.set({ 'settings.pictures': 'sometimes', 'settings.model': 'local-model' });
  expect(await openSettingsStore(local).load()).toMatchObject({ value: { pictures: DEFAULT_SETTINGS.pictures, model: 'local-model' } });
});

test('a setting that is not valid is refused', async () => {
  const local = localMemory();
  expect(await openSettingsStore(local).change({ patience: -1 })).toMatchObject({ ok: false, failure: { kind: 'storage' } });
  expect(local.items).toEqual({});
});

test('a store that refuses is a fault that says what to do', async () => {
  const local = { ...localMemory(), set: () => Promise.reject(Object.assign(new Error('full'), { name: 'QuotaExceededError' })) };
  const answer = await openSettingsStore(local).change({ overlay: true });
  expect(answer.ok ? '' : answer.failure.message).toMatch(/could not save the settings: the disk space .* is used up/);
});

test('secrets are listed without values and given to their own origin only', async () => {
  const store = openSecretStore(localMemory());
  await Promise.all([
    store.set({ name: 'password', origin: 'https://a.example', value: 'one' }),
    store.set({ name: 'password', origin: 'https://a.example.evil', value: 'two' }),
    store.set({ name: 'pin', origin: 'https://a.example', value: '3' }),
  ]);
  const listed = await store.list();
  expect(JSON.stringify(listed)).not.toMatch(/one|two|"3"/);
  expect(listed).toMatchObject({ value: [{ name: 'password' }, { name: 'pin' }, { origin: 'https://a.example.evil' }] });
  expect(await store.valuesFor('https://a.example')).toEqual({ ok: true, value: { password: 'one', pin: '3' } });
  expect(await store.valuesFor('http://a.example')).toEqual({ ok: true, value: {} });
  await store.remove({ name: 'pin', origin: 'https://a.example' });
  expect(await store.valuesFor('https://a.example')).toEqual({ ok: true, value: { password: 'one' } });
});

test('the key is kept trimmed, and an empty one removes it', async () => {
  const store = openSecretStore(localMemory());
  await store.setKey('  sk-test ');
  expect(await store.key()).toEqual({ ok: true, value: 'sk-test' });
  await store.setKey(' ');
  expect(await store.key()).toEqual({ ok: true, value: undefined });
});

test('settings are read once, and again after they were changed here or elsewhere', async () => {
  const local = localMemory();
  let reads = 0;
  let changed: (keys: string[]) => void = () => undefined;
  const store = openSettingsStore({
    ...local,
    get: (keys) => {
      reads++;
      return local.get(keys);
    },
    onChanged: (listener) => {
      changed = listener;
    },
  });
  await Promise.all([store.load(), store.load()]);
  await store.load();
  expect(reads).toBe(1);
  expect(await store.change({ overlay: false })).toMatchObject({ value: { overlay: false } });
  expect(await store.load()).toMatchObject({ value: { overlay: false } });
  await local.set({ 'settings.overlay': true });
  changed(['spent']);
  expect(await store.load()).toMatchObject({ value: { overlay: false } });
  changed(['settings.overlay']);
  expect(await store.load()).toMatchObject({ value: { overlay: true } });
  expect(reads).toBe(3);
});
