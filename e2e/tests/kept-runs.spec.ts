import { expect, test } from '../fixtures/test';

test('runs beyond what the settings keep are removed when a run ends, and when the setting is changed', async ({ abra, tab, site }) => {
  await abra.settings({ keepRuns: { days: 30, runs: 3 } });
  await tab.goto(site.url('themes', { modal: 'never' }));
  const kept = async () => (await abra.call('run.list', {})).runs.map(({ runId }) => runId);
  const ids: string[] = [];
  for (let run = 0; run < 5; run++) ids.unshift((await abra.run('scroll to the middle', { tab, planner: 'embedded' })).id);
  await expect.poll(kept).toEqual(ids.slice(0, 3));
  await abra.settings({ keepRuns: { days: 30, runs: 1 } });
  expect(await kept()).toEqual(ids.slice(0, 1));
  expect((await abra.load(ids[0] ?? '')).finished?.outcome).toBe('success');
});
