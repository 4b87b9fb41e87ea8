import { afterEach, expect, test, vi } from 'vitest';
import { openHostPort } from './host-port';

afterEach(() => vi.unstubAllGlobals());

test('no host is started before the person has allowed it; then it is, and it is ended when that is taken back', async () => {
  let isAllowed = false;
  const done: string[] = [];
  const listens = { addListener: () => undefined };
  vi.stubGlobal('chrome', {
    permissions: { contains: async () => isAllowed, onAdded: listens, onRemoved: listens },
    alarms: { onAlarm: listens, create: async () => undefined, clear: async () => true },
    runtime: {
      connectNative: (name: string) => {
        done.push(`starts ${name}`);
        return { onMessage: listens, onDisconnect: listens, disconnect: () => done.push('ends') };
      },
    },
  });
  const host = openHostPort({ said: () => undefined, gone: () => undefined, turned: () => undefined });
  await host.follow();
  expect(done).toEqual([]);
  isAllowed = true;
  await host.follow();
  isAllowed = false;
  await host.follow();
  expect(done).toEqual(['starts app.abra.bridge', 'ends']);
  expect(host.isOn()).toBe(false);
});
