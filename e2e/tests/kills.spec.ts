import { items } from '../../src/model/run';
import type { Abra } from '../fixtures/abra';
import { click, complete, idOf, plan } from '../fixtures/scripted';
import { expect, test } from '../fixtures/test';

const KILLS = 20;
const CLICKS = 12;

test('the worker is killed at least 20 times in a run of 12 operations: nothing lost, nothing done twice', async ({
  abra,
  tab,
  site,
  model,
}) => {
  test.setTimeout(120_000);
  await tab.goto(site.url('themes', { modal: 'never' }));
  await tab.evaluate(() => {
    document.body.dataset.clicks = '0';
    document.querySelector('[aria-label="Increase"]')?.addEventListener('click', () => {
      document.body.dataset.clicks = String(Number(document.body.dataset.clicks) + 1);
    });
  });
  model.script((request) => {
    const done = request.body.messages.filter(({ role }: { role: string }) => role === 'assistant').length;
    return done < CLICKS ? { ...plan([click(idOf(request, 'button "Increase"'))]), waitMs: 60 } : complete('Twelve times.');
  });
  const killer = await startKilling(abra, tab);
  const run = await abra.run('increase it twelve times', { tab, timeout: 110_000 });
  const kills = await killer.end();
  expect(run.finished?.outcome).toBe('success');
  expect(items(run).filter(({ status }) => status === 'done')).toHaveLength(CLICKS);
  expect(await tab.evaluate(() => document.body.dataset.clicks)).toBe(String(CLICKS));
  expect(kills).toBeGreaterThanOrEqual(KILLS);
});

/** Kills the worker on every event that it tells, between and during operations; but lets it ask the model the second time. */
async function startKilling(abra: Abra, tab: import('@playwright/test').Page) {
  const session = await tab.context().newCDPSession(tab);
  await session.send('ServiceWorker.enable');
  let kills = 0;
  let turn: Promise<unknown> = Promise.resolve();
  let last = '';
  const stop = abra.onEvent((event) => {
    if (!['sent', 'dispatching', 'executed', 'asked', 'planned'].includes(event.kind)) return;
    if (event.kind === 'asked' && last === 'asked') return;
    last = event.kind;
    turn = turn.then(() => session.send('ServiceWorker.stopAllWorkers')).then(() => kills++);
  });
  return {
    end: async () => {
      stop();
      await turn;
      return kills;
    },
  };
}
