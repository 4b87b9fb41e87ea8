import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { expect, test } from 'vitest';
import { openDatabase, VERSION } from './database';
import { differ } from './difference';
import { openJournal } from './journal';
import { playbook } from './memory.fixture';
import { migrations } from './migrations';
import { openPlaybookStore } from './playbook-store';

/** A database as an older Abra left it, filled by `fill`. */
async function older(
  name: string,
  version: number,
  fill: (put: (store: string, value: unknown) => Promise<unknown>) => Promise<unknown>,
): Promise<void> {
  const database = await openDB(name, version, {
    async upgrade(opened, _from, _to, transaction) {
      for (const migrate of migrations.slice(0, version)) await migrate(opened as never, transaction as never);
    },
  });
  await fill((store, value) => database.put(store, value));
  database.close();
}

test('a fresh database has every store', async () => {
  const database = await openDatabase('fresh');
  expect(database.version).toBe(VERSION);
  expect([...database.objectStoreNames]).toEqual([
    'artifacts',
    'domains',
    'journal',
    'knownGoals',
    'optionMaps',
    'playbooks',
    'runs',
    'trash',
  ]);
});

test.each([1, 2, 3])('what version %i stored is there in this one', async (version) => {
  const name = `from-${version}`;
  const goal = { goal: 'do it', pagePath: '/', references: [{ playbookId: 'a' }], at: '2026-01-01T00:00:00.000Z' };
  const optionMap = { Theme: { Lime: { selector: '#lime' } } };
  await older(name, version, async (put) => {
    await put('playbooks', playbook('a'));
    const row = { domain: 'example.com', revision: 3, playbooks: 1, lastUsed: '2026-01-01' };
    await put('domains', version < 3 ? { ...row, optionMap, knownGoals: [goal] } : row);
    if (version === 3) await put('optionMaps', { domain: 'example.com', map: 'Theme', options: optionMap.Theme });
    if (version === 3) await put('knownGoals', { domain: 'example.com', goals: [goal] });
    await put('runs', { runId: 'r', goal: 'g', tabId: 1, startedAt: 1, lastAt: 1, events: 1, active: 1 });
  });
  const database = await openDatabase(name);
  const stored = await openPlaybookStore(database).load('example.com');
  expect(stored).toMatchObject({ ok: true, value: { playbooks: [{ id: 'a' }], optionMap, knownGoals: [goal] } });
  expect(await database.get('domains', 'example.com')).toEqual({
    domain: 'example.com',
    revision: 3,
    playbooks: 1,
    lastUsed: '2026-01-01',
  });
  expect(await database.get('runs', 'r')).toMatchObject({ goal: 'g' });
});

test('a journal with whole looks, as it was stored before, is read as it is and goes on by differences', async () => {
  const event = (index: number, more: object) => ({ runId: 'r', index, event: { at: index, ...more } });
  const look = (title: string) => ({ kind: 'looked', snapshot: { url: 'https://a.example/', title, elements: [] } });
  await older('whole-looks', 3, async (put) => {
    await put('runs', { runId: 'r', goal: 'g', tabId: 1, startedAt: 1, lastAt: 1, events: 3, active: 1 });
    await put('journal', event(0, { kind: 'started', runId: 'r', goal: 'g' }));
    await put('journal', event(1, look('One')));
    await put('journal', event(2, look('Two')));
  });
  const journal = openJournal(await openDatabase('whole-looks'));
  for (const at of [3, 4]) await journal.append('r', { at, ...look(`Look ${at}`) } as never);
  const read = await journal.load('r');
  expect(read.ok && read.value.map((one) => (one.kind === 'looked' ? one.snapshot.title : one.kind))).toEqual([
    'started',
    'One',
    'Two',
    'Look 3',
    'Look 4',
  ]);
});

test('the planner is called by its protocol in journals that were written before', async () => {
  const event = (index: number, more: object) => ({ runId: 'r', index, event: { at: index, ...more } });
  const usage = { calls: 1 };
  await older('old-planner', 4, async (put) => {
    await put('runs', { runId: 'r', goal: 'g', tabId: 1, startedAt: 1, lastAt: 1, events: 4, active: 1 });
    await put('journal', event(0, { kind: 'started', goal: 'g', planner: 'claude', workflow: { name: 'w', fallback: 'claude' } }));
    await put('journal', event(1, { kind: 'asked', planner: 'claude', purpose: 'plan' }));
    await put('journal', event(2, { kind: 'planned', by: 'claude', usage }));
    await put('journal', event(3, { kind: 'planned', by: 'recall', usage }));
  });
  const read = await openJournal(await openDatabase('old-planner')).load('r');
  expect(read.ok && read.value).toEqual([
    { at: 0, kind: 'started', goal: 'g', planner: 'messages-api', workflow: { name: 'w', fallback: 'messages-api' } },
    { at: 1, kind: 'asked', planner: 'messages-api', purpose: 'plan' },
    { at: 2, kind: 'planned', by: 'messages-api', usage },
    { at: 3, kind: 'planned', by: 'recall', usage },
  ]);
});

test('what elements stand in is kind and name in playbooks, trash, options and journals that were written before', async () => {
  const element = (id: number, place: string[]) => ({ id, ref: id, name: `Button ${id}`, place });
  const old = (at: number) => ({
    url: 'https://a.example/',
    title: `Look ${at} of a page with a long title`,
    elements: [
      element(1, ['row Bob of the accounting department', 'main']),
      element(2, [`row ${at} of the accounting department`, 'main']),
    ],
  });
  const fingerprint = { selectors: [], landmarks: ['row Bob', 'main'], blocks: ['item Bob · bob@a.example'], neighbours: [] };
  const mended = {
    ...fingerprint,
    landmarks: [{ kind: 'row', name: 'Bob' }, { kind: 'main' }],
    blocks: [{ kind: 'item', name: 'Bob · bob@a.example' }],
  };
  const read = { kind: 'executed', at: 3, values: { place: ['row one'] }, record: { found: fingerprint } };
  const saved = { ...playbook('a'), operations: [{ type: 'click', fingerprint }] };
  await older('string-landmarks', 5, async (put) => {
    await put('playbooks', saved);
    await put('trash', { token: 't', until: 9, playbooks: [saved] });
    await put('optionMaps', { domain: 'example.com', map: 'Theme', options: { Lime: { fingerprint } } });
    await put('runs', { runId: 'r', goal: 'g', tabId: 1, startedAt: 1, lastAt: 1, events: 4, active: 1 });
    await put('journal', { runId: 'r', index: 0, event: { kind: 'looked', at: 0, snapshot: old(0) } });
    await put('journal', { runId: 'r', index: 1, event: { kind: 'looked', at: 1, since: 0, by: differ(old(0), old(1)) } });
    await put('journal', { runId: 'r', index: 2, event: { kind: 'looked', at: 2, since: 1, by: differ(old(1), old(2)) } });
    await put('journal', { runId: 'r', index: 3, event: read });
  });
  const database = await openDatabase('string-landmarks');
  expect(await database.get('playbooks', ['example.com', 'a'])).toMatchObject({ operations: [{ fingerprint: mended }] });
  expect(await database.get('trash', 't')).toMatchObject({ playbooks: [{ operations: [{ fingerprint: mended }] }] });
  expect(await database.get('optionMaps', ['example.com', 'Theme'])).toMatchObject({ options: { Lime: { fingerprint: mended } } });
  const events = await openJournal(database).load('r');
  const department = 'of the accounting department';
  expect(
    events.ok && events.value.map((event) => (event.kind === 'looked' ? event.snapshot.elements.map(({ place }) => place) : event)),
  ).toEqual([
    ...[0, 1, 2].map((at) => [
      [{ kind: 'row', name: `Bob ${department}` }, { kind: 'main' }],
      [{ kind: 'row', name: `${at} ${department}` }, { kind: 'main' }],
    ]),
    { ...read, record: { found: mended } },
  ]);
});

test('a store of a newer Abra is told as such', async () => {
  const newer = await openDB('newer', VERSION + 1);
  newer.close();
  await expect(openDatabase('newer')).rejects.toMatchObject({ name: 'VersionError' });
});
