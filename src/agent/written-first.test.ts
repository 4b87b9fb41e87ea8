import { expect, test } from 'vitest';
import { drive } from './drive';
import { click, still, work, world } from './world.fixture';

test('nothing is asked of a page or a planner before the journal has all that led to it, however slowly it writes', async () => {
  const { ports, run, journal } = world({ plans: [work([click(1), click(2)]), work([click(2)], false)] });
  const { append } = ports.journal;
  let writes: Promise<void> = Promise.resolve();
  ports.journal.append = (runId, ...events) => {
    writes = writes.then(async () => {
      // A few turns of the event loop.
      for (let turns = 0; turns < 5; turns++) await new Promise((resolve) => setImmediate(resolve));
      await append(runId, ...events);
    });
    return writes;
  };
  const seen: (string | undefined)[] = [];
  const lastWritten = () => void seen.push(journal.at(-1)?.kind);
  const { page, planner } = ports;
  ports.page = {
    ...page,
    run: (...order) => {
      lastWritten();
      return page.run(...order);
    },
  };
  ports.planner = {
    ...planner,
    plan: (...request) => {
      lastWritten();
      return planner.plan(...request);
    },
  };
  await drive(ports, run(), still);
  expect(seen).toEqual(['asked', 'sent', 'asked', 'sent']);
});
