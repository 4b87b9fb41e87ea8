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

test('a run that the person deletes is gone with its journal; where it took place is told of those that stay', async ({
  abra,
  tab,
  site,
}) => {
  await tab.goto(site.url('themes', { modal: 'never' }));
  const first = await abra.run('scroll to the middle', { tab, planner: 'embedded' });
  const second = await abra.run('scroll to the top', { tab, planner: 'embedded' });
  const { host } = new URL(tab.url());
  expect((await abra.call('run.list', {})).runs).toMatchObject([{ runId: second.id, domain: host }, { domain: host }]);
  expect(await abra.call('run.remove', { runIds: [first.id, 'never there'] })).toMatchObject({ removed: expect.any(Number) });
  expect((await abra.call('run.list', {})).runs.map(({ runId }) => runId)).toEqual([second.id]);
  expect((await abra.call('run.load', { runId: first.id })).events).toEqual([]);
});
