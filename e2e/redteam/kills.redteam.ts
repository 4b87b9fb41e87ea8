import { items } from '../../src/model/run';
import { click, complete, idOf, plan } from '../fixtures/scripted';
import { startKilling } from '../fixtures/start-killing';
import { expect, test } from '../fixtures/test';
import { count } from './tally';

/** So often the worker is killed in all; a share by `KILLS=50`. */
const KILLS = Number(process.env['KILLS'] ?? 500);
const CLICKS = 12;

test('a worker that is killed on everything it tells loses nothing and does nothing twice', async ({ abra, tab, site, model }) => {
  test.setTimeout(3_600_000);
  model.script((request) => {
    const done = request.body.messages.filter(({ role }: { role: string }) => role === 'assistant').length;
    return done < CLICKS ? { ...plan([click(idOf(request, 'button "Increase"'))]), waitMs: 60 } : complete('Twelve times.');
  });
  let kills = 0;
  let wrong = 0;
  while (kills < KILLS) {
    await tab.goto(site.url('themes', { modal: 'never' }));
    await tab.evaluate(() => {
      document.body.dataset['clicks'] = '0';
      document.querySelector('[aria-label="Increase"]')?.addEventListener('click', () => {
        document.body.dataset['clicks'] = String(Number(document.body.dataset['clicks']) + 1);
      });
    });
    const killer = await startKilling(abra, tab);
    const run = await abra.run('increase it twelve times', { tab, timeout: 170_000, usePlaybooks: false, learn: false });
    kills += await killer.end();
    const done = items(run).filter(({ status }) => status === 'done').length;
    const clicked = await tab.evaluate(() => Number(document.body.dataset['clicks']));
    // What was done and what was told of it are the same, and as much as was planned.
    wrong += Math.abs(clicked - done) + Math.abs(CLICKS - done);
  }
  count(test.info(), { kills: { tried: kills, came: wrong } });
  expect(wrong).toBe(0);
});
