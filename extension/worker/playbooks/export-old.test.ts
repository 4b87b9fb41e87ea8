import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { readAbra } from '../../../src/interchange/abra-json';
import { deskMemory, NOW } from '../../../src/interchange/playbook.fixture';
import { openDatabase } from '../../../src/storage/database';
import { openPlaybookStore } from '../../../src/storage/playbook-store';
import { exportOld } from './export-old';

test('what is cleared out is in the file that was saved before, and nothing else', async () => {
  const store = openPlaybookStore(await openDatabase('old-playbooks'));
  const [old, young] = deskMemory().playbooks.map((one, at) => ({
    ...one,
    lastUsed: at ? '2026-02-01T00:00:00.000Z' : '2025-02-01T00:00:00.000Z',
  }));
  if (!old || !young) throw new Error('two playbooks are needed');
  await store.update(old.domain, (current) => ({ ...current, playbooks: [old, young] }));
  await store.update('shop.example', (current) => ({ ...current, playbooks: [{ ...old, domain: 'shop.example' }] }));
  const saved = await exportOld(store, '2025-06-01T00:00:00.000Z');
  const read = readAbra(saved.ok ? saved.value.text : '', NOW);
  expect(saved).toMatchObject({ ok: true, value: { playbooks: 2 } });
  expect(read.ok && read.value.map(({ domain, playbooks }) => [domain, playbooks]).sort()).toEqual([
    [old.domain, [old]],
    ['shop.example', [{ ...old, domain: 'shop.example' }]],
  ]);
  const pruned = await store.prune('2025-06-01T00:00:00.000Z');
  expect(pruned).toMatchObject({ ok: true, value: { removed: 2 } });
});
