import { expect, test } from '@playwright/test';
import { aborted, deadline } from '../../src/lib/deadline';
import { cpuSecondsOf, descendants, kindOf } from './descendants';
import { publish } from './publish';
import { startService } from './start-serve';

/** REST=n rests for so many seconds. */
const SECONDS = Number(process.env.REST ?? 120);
/** What a launch leaves to be done is done by then. */
const AFTER_MS = 20_000;

test('what a service uses that has nothing to do', async () => {
  test.setTimeout(SECONDS * 1000 + 120_000);
  const service = await startService();
  await aborted(deadline(AFTER_MS).signal);
  const before = new Map(descendants(service.pid).map((pid) => [pid, cpuSecondsOf(pid)]));
  await aborted(deadline(SECONDS * 1000).signal);
  const shares = new Map<string, number>();
  for (const [pid, seconds] of before) {
    const kind = kindOf(pid);
    shares.set(kind, (shares.get(kind) ?? 0) + (100 * (cpuSecondsOf(pid) - seconds)) / SECONDS);
  }
  await service.end();
  const all = [...shares.values()].reduce((sum, one) => sum + one, 0);
  const percent = (share: number) => `${share.toFixed(2)} %`;
  publish('as installed', {
    name: 'at-rest',
    title: 'A service at rest',
    about: `\`abra serve\` with its embedded database and one Chromium that is kept ready, nothing to do for ${SECONDS} s: CPU time of its processes; aim: 1 %.`,
    heads: ['processes', 'share of a core'],
    rows: [...[...shares].sort((one, other) => other[1] - one[1]).map(([kind, share]) => [kind, percent(share)]), ['all', percent(all)]],
    whole: !process.env.REST,
  });
  expect(all).toBeGreaterThan(0);
});
