import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { openDatabase } from './database';
import { playbook } from './memory.fixture';
import { openPlaybookStore } from './playbook-store';
import { countReads } from './reads.fixture';

const SITES = 40;
const domainOf = (at: number) => `site-${at % SITES}.example`;

/** 500 playbooks of 40 sites, and a part of one of them. */
async function filled(name: string) {
  const database = await openDatabase(name);
  const store = openPlaybookStore(database);
  for (let site = 0; site < SITES; site++) {
    const playbooks = Array.from({ length: 500 }, (_, at) => at)
      .filter((at) => at % SITES === site)
      .map((at) => ({ ...playbook(`p-${at}`), domain: domainOf(at), name: `Playbook ${at}` }));
    const part = { ...playbook('part'), domain: domainOf(0), partOf: 'p-0' };
    await store.update(domainOf(site), (current) => ({ ...current, playbooks: site === 0 ? [...playbooks, part] : playbooks }));
  }
  return { database, store };
}

const rowsOf = async (store: ReturnType<typeof openPlaybookStore>) => {
  const rows = await store.summaries();
  return rows.ok ? rows.value : [];
};

test('500 playbooks of 40 sites are a handful of reads, and then one and those of the sites that changed', async () => {
  const { database } = await filled('summaries-1');
  const store = openPlaybookStore(database);
  expect(await countReads(() => store.summaries())).toBeLessThanOrEqual(4);
  const rows = await rowsOf(store);
  expect(new Set(rows.map(({ domain, id }) => `${domain} ${id}`)).size).toBe(500);
  expect(await countReads(() => store.summaries())).toBe(1);
  await store.update(domainOf(3), (current) => ({
    ...current,
    playbooks: current.playbooks.map((one) => (one.id === 'p-3' ? { ...one, name: 'Renamed' } : one)),
  }));
  expect(await countReads(() => store.summaries())).toBe(2);
  expect((await rowsOf(store)).filter(({ name }) => name === 'Renamed')).toHaveLength(1);
});

test('more playbooks of a site than one read holds are all rows, each once', async () => {
  const database = await openDatabase('summaries-2');
  const store = openPlaybookStore(database);
  const playbooks = Array.from({ length: 450 }, (_, at) => ({ ...playbook(`p-${at}`), domain: 'one.example' }));
  await store.update('one.example', (current) => ({ ...current, playbooks }));
  const rows = await rowsOf(openPlaybookStore(database));
  expect(rows.map(({ id }) => id).sort()).toEqual(playbooks.map(({ id }) => id).sort());
});

test('what is removed is no row, and one again after Undo', async () => {
  const { store } = await filled('summaries-3');
  await store.summaries();
  const removed = await store.remove(domainOf(1), ['p-1']);
  expect(await rowsOf(store)).toHaveLength(499);
  if (removed.ok) await store.undo(removed.value.undo);
  expect(await rowsOf(store)).toHaveLength(500);
});
