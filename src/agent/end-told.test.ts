import { expect, test } from 'vitest';
import { fold } from '../model/run/fold';
import type { Run } from '../model/run/run';
import { saying } from '../model/saying-of';
import { drive } from './drive';
import type { Ports } from './ports';
import { click, done, still, work, world } from './world.fixture';

/** Ports that note in order what is written, told to the panel, and heard by what goes by the journal. Writes are made one after another, and none at once. */
function noting(
  ports: Ports,
  before: (kinds: readonly string[]) => Promise<void> = async () => undefined,
): { ports: Ports; order: string[] } {
  const order: string[] = [];
  const note =
    (what: string) =>
    (_runId: string, { kind }: { kind: string }) =>
      void order.push(`${what} ${kind}`);
  let writes: Promise<void> = Promise.resolve();
  const append: Ports['journal']['append'] = (runId, ...events) => {
    writes = writes.then(async () => {
      await before(events.map(({ kind }) => kind));
      await ports.journal.append(runId, ...events);
      order.push(...events.map(({ kind }) => `written ${kind}`));
    });
    return writes;
  };
  const feed = { ...ports.feed, event: note('told'), written: note('heard') };
  return { ports: { ...ports, journal: { ...ports.journal, append }, feed }, order };
}

const isBefore = (order: readonly string[], first: string, second: string) =>
  order.includes(first) && order.includes(second) && order.indexOf(first) < order.indexOf(second);

test('an end that teaches is told while it is written; what goes by the journal hears of it after that, and learning is told after that', async () => {
  const { ports, run } = world({ plans: [work([click(2)], false)] });
  const noted = noting(ports);
  await drive(noted.ports, run(), still);
  for (const [first, second] of [
    ['told finished', 'written finished'],
    ['written finished', 'heard finished'],
    ['written learned', 'told learned'],
  ] as const)
    expect(isBefore(noted.order, first, second), noted.order.join()).toBe(true);
});

test('all else is told and heard once it is written', async () => {
  const { ports, run } = world({ plans: [work([click(2)], false)], started: { learn: false } });
  const noted = noting(ports);
  await drive(noted.ports, run(), still);
  const kinds = noted.order.flatMap((one) => (one.startsWith('written ') ? one.slice('written '.length) : []));
  expect(kinds).toContain('finished');
  for (const kind of kinds)
    for (const next of ['told', 'heard'])
      expect(isBefore(noted.order, `written ${kind}`, `${next} ${kind}`), noted.order.join()).toBe(true);
});

test('an end is not told before an event whose write is under way', async () => {
  const { ports, run } = world({ plans: [work([click(2), click(3)], false)] });
  const stop = new AbortController();
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let hold: Parameters<Ports['page']['watch']>[1] = () => undefined;
  const noted = noting(ports, async (kinds) => {
    if (kinds.includes('held')) await released;
  });
  const { append } = noted.ports.journal;
  // That write ends only once the end is to be written too.
  noted.ports.journal.append = (runId, ...events) => {
    const written = append(runId, ...events);
    if (events.some(({ kind }) => kind === 'finished')) queueMicrotask(release);
    return written;
  };
  noted.ports.page = {
    ...ports.page,
    watch: (_tab, listen) => {
      hold = listen;
      return () => undefined;
    },
    // It does the first step, hangs in the second, and is stopped.
    run: async (order, hear) => {
      hear({ phase: 'done', legId: order.legId, record: done(order.operations[0] as (typeof order.operations)[0]) });
      await expect.poll(() => noted.order).toContain('told executed');
      hold(saying('pageSilent'));
      stop.abort();
      return new Promise(() => undefined);
    },
  };
  await drive(noted.ports, run(), stop.signal);
  expect(isBefore(noted.order, 'told held', 'told finished'), noted.order.join()).toBe(true);
});

test('an end that is told again, as the worker died before it was written, changes nothing', async () => {
  const { ports, run, journal } = world({ plans: [work([click(2)], false)] });
  await drive(ports, run(), still);
  const from = journal.findIndex(({ kind }) => kind === 'executed');
  const told = journal.slice(from).filter(({ kind }) => kind !== 'learned');
  const before = [...journal.slice(0, from), ...told].reduce<Run | undefined>(fold, undefined);
  expect(told.map(({ kind }) => kind)).toEqual(['executed', 'reported', 'finished']);
  expect(told.reduce<Run | undefined>(fold, before)).toEqual(before);
});
