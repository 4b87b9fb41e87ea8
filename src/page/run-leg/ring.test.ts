import { afterEach, expect, test } from 'vitest';
import { isOverlay } from '../dom/own-overlay';
import { endRing } from './leg-context';
import { runLeg } from './run-leg';

const hosts = () => [...document.documentElement.children].filter(isOverlay);
afterEach(() => {
  document.body.innerHTML = '';
});

const leg = (id: string, selector: string) => ({
  runId: `run ${id}`,
  id,
  operations: [{ id: `${id} 1`, operation: { type: 'click' as const, selector } }],
  patience: 300,
  settleLimit: 1000,
  overlay: true,
});
const run = (id: string, selector: string) => runLeg(leg(id, selector), () => undefined, new AbortController().signal);

test('what the person is asked about stays ringed until they have answered', async () => {
  document.body.innerHTML = '<button id="pay">Pay $429</button>';
  const { bail } = await run('ring-1', '#pay');
  expect(bail?.kind).toBe('needs-yes');
  await expect.poll(() => hosts().length && hosts()[0]?.matches(':popover-open')).toBe(true);
  // Longer than the overlay of a leg that has ended takes to go.
  await new Promise((resolve) => document.body.animate([], { duration: 1600 }).finished.then(resolve));
  expect(hosts()).toHaveLength(1);
  endRing();
  await expect.poll(hosts, { timeout: 5000 }).toEqual([]);
});

test('the next leg rings what it acts on alone', async () => {
  document.body.innerHTML = '<button id="pay">Pay $429</button><button id="more">More</button>';
  await run('ring-2', '#pay');
  await run('ring-3', '#more');
  await expect.poll(hosts, { timeout: 5000 }).toEqual([]);
});
