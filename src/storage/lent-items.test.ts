import { expect, test, vi } from 'vitest';
import { openLentItems } from './lent-items';
import { localMemory } from './memory.fixture';
import { openSecretStore } from './secret-store';
import { openSettingsStore } from './settings-store';

function areas() {
  const [local, session] = [localMemory(), localMemory()];
  return { local, session, ...openLentItems(local, session) };
}

test('what is lent is read before what is kept, and what is kept comes back when the browser was closed', async () => {
  const { local, session, kept, lent } = areas();
  await kept.set({ key: 'of the person', other: 1 });
  await session.set({ of: 'somebody else' });
  await lent.set({ key: 'of the program' });
  expect(await kept.get(['key', 'other'])).toEqual({ key: 'of the program', other: 1 });
  expect(await lent.get(null)).toEqual({ key: 'of the program', other: 1 });
  expect(local.items).toEqual({ key: 'of the person', other: 1 });
  const { kept: next } = openLentItems(local, localMemory());
  expect(await next.get(null)).toEqual({ key: 'of the person', other: 1 });
});

test('what is kept or removed afterwards is the last word, and a loan that ends changes nothing else', async () => {
  const { local, session, kept, lent } = areas();
  await lent.set({ key: 'lent', planner: 'lent', gone: 'lent' });
  await kept.set({ key: 'kept' });
  await kept.remove(['gone']);
  expect(await kept.get(null)).toEqual({ key: 'kept', planner: 'lent' });
  await lent.remove(['key', 'planner']);
  expect(await kept.get(null)).toEqual({ key: 'kept' });
  expect([local.items, session.items]).toEqual([{ key: 'kept' }, {}]);
});

test('every store hears of a loan, under the item’s own name, before the caller goes on', async () => {
  const heard = vi.fn();
  const { kept, lent } = areas();
  kept.onChanged?.(heard);
  const [settings, over] = [openSettingsStore(kept), openSettingsStore(lent)];
  expect(await settings.load()).toMatchObject({ value: { consent: false } });
  expect(await over.change({ consent: true })).toMatchObject({ value: { consent: true } });
  expect(heard).toHaveBeenCalledWith(['settings.consent']);
  expect(await settings.load()).toMatchObject({ value: { consent: true } });
  await openSecretStore(lent).set({ name: 'pin', origin: 'https://a.example', value: '4711' });
  expect(await openSecretStore(kept).valuesFor('https://a.example')).toEqual({ ok: true, value: { pin: '4711' } });
});
