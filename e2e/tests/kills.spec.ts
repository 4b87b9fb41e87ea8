import { items } from '../../src/model/run/run';
import { click, complete, idOf, plan } from '../fixtures/scripted';
import { startKilling } from '../fixtures/start-killing';
import { expect, test } from '../fixtures/test';

const KILLS = 20;
const CLICKS = 12;

// Over 5 s: the worker is ended twenty times and starts again.
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

test('the worker is killed while a page tells several operations together: nothing is lost, and nothing is done twice', async ({
  abra,
  tab,
  site,
}) => {
  const goal = 'click "Theme Neutral", then click Fuchsia, then click "Style Vega", then click Lyra';
  const visit = () => tab.goto(site.url('themes', { modal: 'never' }));
  await visit();
  expect((await abra.run(goal, { tab, planner: 'embedded' })).finished?.outcome).toBe('success');
  await visit();
  await tab.evaluate(() => {
    document.body.dataset.pressed = '';
    const press = ({ target }: Event) =>
      (document.body.dataset.pressed += `${(target as Element).closest('button,[role]')?.textContent?.trim()};`);
    addEventListener('click', press, { capture: true });
  });
  const session = await tab.context().newCDPSession(tab);
  await session.send('ServiceWorker.enable');
  let kills = 0;
  const stop = abra.onEvent(({ kind }) => {
    if (kind === 'dispatching' && kills++ === 0) void session.send('ServiceWorker.stopAllWorkers');
  });
  const run = await abra.run(goal, { tab, planner: 'embedded' });
  stop();
  expect(run.finished?.outcome).toBe('success');
  expect(items(run).map(({ status }) => status)).toEqual(Array(4).fill('done'));
  expect(await tab.evaluate(() => document.body.dataset.pressed?.split(';').length)).toBe(5);
  expect(kills).toBeGreaterThan(0);
});
