import type { Playbook } from '../model/playbook/playbook';
import type { LocalPort } from './local-port';

/** A playbook for storage tests. */
export function playbook(id: string, more: Partial<Playbook> = {}): Playbook {
  return {
    id,
    name: `Playbook ${id}`,
    domain: 'example.com',
    pagePath: '/',
    operations: [{ type: 'click', selector: '#a' }],
    recordedViewport: { width: 1440, height: 900 },
    successCount: 1,
    failCount: 0,
    lastUsed: '2026-01-01T00:00:00.000Z',
    createdAt: '2026-01-01T00:00:00.000Z',
    outcomes: [null],
    params: [],
    versions: [],
    health: [],
    goals: [],
    source: 'learned',
    ...more,
  };
}

/** chrome.storage.local as a plain object. */
export function localMemory(): LocalPort & { items: Record<string, unknown> } {
  const items: Record<string, unknown> = {};
  return {
    items,
    get: async (keys) => Object.fromEntries(Object.entries(items).filter(([key]) => !keys || keys.includes(key))),
    set: async (more) => void Object.assign(items, structuredClone(more)),
    remove: async (keys) => {
      for (const key of keys) delete items[key];
    },
  };
}
