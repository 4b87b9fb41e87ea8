import { expect, test } from 'vitest';
import { ok } from '../lib/result';
import { sayInEnglish } from '../model/say-in-english';
import type { Saying } from '../model/saying';
import { saying } from '../model/saying-of';
import { drive } from './drive';
import type { Ports } from './ports';
import { page, world } from './world.fixture';

/** A page that answers its first look only when told to, and says meanwhile that it is held up. */
function held(): { ports: Ports; told: ReturnType<typeof world>; hear: (why?: Saying) => void; answer: () => void } {
  const told = world({ plans: [] });
  let hear: (why?: Saying) => void = () => undefined;
  let answer = (): void => undefined;
  const looking = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const ports: Ports = {
    ...told.ports,
    page: {
      ...told.ports.page,
      scan: () => looking.then(() => ok(page())),
      watch: (_tab, listen) => {
        hear = listen;
        return () => undefined;
      },
    },
  };
  return { ports, told, hear: (why) => hear(why), answer };
}
const WHY = saying('pageSilent');
/** All of the run that waits for nothing but itself. */
const turns = async () => {
  for (let turn = 0; turn < 100; turn++) await undefined;
};

test('a page that does not answer is told of, and the run goes on by itself when it does', async () => {
  const { ports, told, hear, answer } = held();
  const run = drive(ports, told.run(), new AbortController().signal);
  await turns();
  hear(WHY);
  await turns();
  expect(told.run().held?.why).toBe(sayInEnglish([WHY]));
  hear();
  answer();
  const { finished, held: still, waited } = await run;
  expect(finished?.outcome).toBe('success');
  expect(still).toBeUndefined();
  expect(waited).toBeGreaterThan(0);
});

test('stopped while the page does not answer, a run ends at once, and what the page says later is no event of it', async () => {
  const { ports, told, hear, answer } = held();
  const stop = new AbortController();
  const run = drive(ports, told.run(), stop.signal);
  await turns();
  hear(WHY);
  await turns();
  stop.abort();
  expect((await run).finished?.outcome).toBe('stopped');
  answer();
  await turns();
  expect(told.journal.at(-1)?.kind).toBe('finished');
});

test('it is not told of any more when what was asked of the page is answered', async () => {
  const { ports, told, hear, answer } = held();
  const run = drive(ports, told.run(), new AbortController().signal);
  await turns();
  hear(WHY);
  await turns();
  answer();
  expect((await run).held).toBeUndefined();
  expect(told.journal.filter(({ kind }) => kind === 'held')).toHaveLength(2);
});

test('a page that cannot be asked any more is not watched on', async () => {
  const told = world({ plans: [] });
  let watching = 0;
  const ports: Ports = {
    ...told.ports,
    page: {
      ...told.ports.page,
      scan: () => Promise.reject(new Error('Gone.')),
      watch: () => {
        watching++;
        return () => void watching--;
      },
    },
  };
  await expect(drive(ports, told.run(), new AbortController().signal)).rejects.toThrow('Gone.');
  expect(watching).toBe(0);
});
