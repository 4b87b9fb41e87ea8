import { expect, test } from 'vitest';
import { click, done, page, work, world } from '../../../src/agent/world.fixture';
import { fail } from '../../../src/lib/result';
import { NO_USAGE } from '../../../src/model/run/add-usage';
import { foldRun } from '../../../src/model/run/fold';
import type { RunEvent, RunEventOf } from '../../../src/model/run/run-event';
import { keepRuns } from './runs';

const { kind: _kind, at: _at, runId: _runId, ...begin } = world({ plans: [] }).journal[0] as RunEventOf<'started'>;

/** Runs of a worker in which the first look goes as `look` says; beats are how many runs it had whenever it said so. */
function worker(look: () => Promise<unknown>) {
  const { ports, journal } = world({ plans: [] });
  journal.length = 0;
  let dying = true;
  const { scan: alive } = ports.page;
  ports.page.scan = ((...args: Parameters<typeof alive>) => (dying ? look() : alive(...args))) as typeof alive;
  const beats: number[] = [];
  const here = new Set<string>();
  const runs = keepRuns(
    ports,
    {
      append: ports.journal.append,
      load: async () => [...journal],
      active: async () => (journal.some(({ kind }) => kind === 'finished') ? [] : [foldRun(journal)?.id ?? '']),
    },
    { has: async (id) => here.has(id), add: async (id) => void here.add(id), take: async (goal) => goal },
    { beat: (active) => void beats.push(active) },
  );
  return { runs, journal, beats, here, ports, live: () => (dying = false), kinds: () => journal.map(({ kind }) => kind) };
}

test.each([
  ['rejects', () => Promise.reject(new Error('No SW'))],
  ['is a fault', async () => fail({ kind: 'page-unreachable', message: 'The page cannot be reached (Error: No SW). Reload it.' })],
])('what a worker that is being stopped hears, and %s, is no word about the run: the next one goes on', async (_, look) => {
  const it = worker(look);
  await it.runs.start(begin);
  await expect.poll(() => it.kinds()).toEqual(['started']);
  // The watchdog is not called off.
  expect(it.beats).toEqual([1]);
  it.live();
  await it.runs.resume();
  await expect.poll(() => it.journal.at(-1)).toMatchObject({ kind: 'finished', outcome: 'success' });
  expect(it.beats).toEqual([1, 1, 0]);
});

test('a run that ended and was not learned from is taken up for that alone; where learning goes wrong, it says so and is over', async () => {
  const { ports, journal } = world({ plans: [] });
  const started = journal[0] as RunEventOf<'started'>;
  journal.push({ kind: 'finished', at: 2, outcome: 'success', summary: 'Done.', suggestions: [], teaches: true });
  ports.page.scan = () => expect.unreachable('it has ended');
  let taught = 0;
  ports.memory.learn = async () => {
    taught++;
    throw new Error('no room');
  };
  const beats: number[] = [];
  const runs = keepRuns(
    ports,
    { append: ports.journal.append, load: async () => [...journal], active: async () => [started.runId] },
    { has: async () => false, add: async () => undefined, take: async (goal) => goal },
    { beat: (active) => void beats.push(active) },
  );
  await runs.resume();
  await expect.poll(() => beats).toEqual([1, 0]);
  expect(journal.slice(1).map(({ kind }) => kind)).toEqual(['finished', 'learned']);
  expect(journal.at(-1)).toMatchObject({ names: [], why: expect.stringContaining('no room') });
  expect(taught).toBe(1);
});

test('a run that Abra itself broke is told as crashed, once', async () => {
  const it = worker(() => Promise.reject(new Error('Abra bug: no such thing.')));
  await it.runs.start(begin);
  await expect
    .poll(() => it.journal.at(-1))
    .toMatchObject({ kind: 'finished', outcome: 'crashed', summary: expect.stringContaining('no such thing') });
  expect(it.beats).toEqual([1, 0]);
});

test('a run whose end cannot be written is told as crashed after all, with the reason', async () => {
  const { ports, journal } = world({ plans: [work([click(2)], false)] });
  journal.length = 0;
  const { append } = ports.journal;
  const told: (string | undefined)[] = [];
  const full: typeof append = async (runId, ...events) => {
    if (events.some(({ kind }) => kind === 'finished')) throw new Error('The disk is full.');
    return append(runId, ...events);
  };
  const feed = { ...ports.feed, event: (_id: string, event: RunEvent) => event.kind === 'finished' && void told.push(event.outcome) };
  const runs = keepRuns(
    { ...ports, journal: { ...ports.journal, append: full }, feed },
    { append, load: async () => [...journal], active: async () => [] },
    { has: async () => true, add: async () => undefined, take: async (goal) => goal },
    { beat: () => undefined },
  );
  await runs.start(begin);
  await expect.poll(() => told).toEqual(['success', 'crashed']);
  expect(journal.at(-1)).toMatchObject({ kind: 'finished', outcome: 'crashed', summary: expect.stringContaining('The disk is full.') });
  expect(foldRun(journal)?.finished?.outcome).toBe('crashed');
});

test('a run whose page is closed to Abra ends with that reason', async () => {
  const it = worker(async () => fail({ kind: 'tab-gone', message: 'The tab was closed.' }));
  await it.runs.start(begin);
  await expect.poll(() => it.journal.at(-1)).toMatchObject({ kind: 'finished', outcome: 'failed', summary: 'The tab was closed.' });
});

test('a run that an earlier browser left says what is not known to be done, and goes on where the person wants its page again', async () => {
  const it = worker(async () => fail({ kind: 'tab-gone', message: 'No tab has this number.' }));
  const click = (selector: string) => ({ type: 'click' as const, selector });
  const queue = ['#guest', '#pay', '#thanks'].map((selector, at) => ({ id: `op-${at}`, operation: click(selector) }));
  const plan = { thought: 'go', sequenceName: 'Go', operations: queue.map(({ operation }) => operation), more: false };
  it.journal.push(
    { ...begin, kind: 'started', at: 1, runId: 'run-1' },
    { kind: 'looked', at: 2, snapshot: page() },
    { kind: 'planned', at: 3, by: 'recall', plan, queue, usage: NO_USAGE },
    { kind: 'sent', at: 4, legId: 'leg-1', operationIds: queue.map(({ id }) => id), frame: { frameId: 0, documentId: 'doc-1' } },
    { kind: 'dispatching', at: 5, operationId: 'op-0', label: 'button "Add guest"' },
    { kind: 'executed', at: 6, record: done({ id: 'op-0', operation: click('#guest') }) },
  );
  // The page began the next one, which nobody heard.
  await it.runs.resume();
  await expect.poll(() => it.journal.at(-1)).toMatchObject({ kind: 'questioned', question: { id: 'reopen-1' } });
  const told = foldRun(it.journal);
  expect(
    told?.plans[0]?.items.map(({ status, record, unproven }) => record?.bail?.kind ?? (unproven ? `${status}, asked for` : status)),
  ).toEqual(['done', 'outcome-unknown', 'waiting, asked for']);
  expect(told?.question?.text).toMatch(/It is not known whether click .* was done: the browser was closed meanwhile/);
  // Taken up once: another worker of the same browser finds its question.
  await it.runs.resume();
  expect(it.kinds().filter((kind) => kind === 'closed')).toHaveLength(1);

  it.live();
  await it.runs.answer('run-1', 'reopen-1', 'reopen');
  await expect
    .poll(() => it.journal.at(-1))
    .toMatchObject({ kind: 'questioned', question: { kind: 'person', text: expect.stringContaining('not known') } });
  expect(it.journal).toContainEqual(expect.objectContaining({ kind: 'followed', tab: 0, tabId: 9 }));
});

test('a run is begun while its page still loads: nothing is asked of the page until then, and a stop does not wait for it', async () => {
  const it = worker(async () => fail({ kind: 'tab-gone', message: 'It was looked at too early.' }));
  let loaded: () => void = () => undefined;
  await it.runs.start(begin, {}, () => new Promise<void>((resolve) => (loaded = resolve)));
  expect(it.kinds()).toEqual(['started']);
  it.live();
  loaded();
  await expect.poll(() => it.journal.at(-1)).toMatchObject({ kind: 'finished', outcome: 'success' });

  it.journal.length = 0;
  const id = await it.runs.start(begin, {}, () => new Promise<void>(() => undefined));
  await it.runs.stop(id);
  await expect.poll(() => it.kinds()).toEqual(['started', 'finished']);
  expect(it.journal.at(-1)).toMatchObject({ outcome: 'stopped' });
});
