import { items } from '../../src/model/run/run';
import { expect, test } from '../fixtures/test';

const GOAL = 'click "Theme Neutral", then click Fuchsia';

test('a smaller window and renamed ids: the known goal is replayed by fingerprint, with no model', async ({ abra, tab, site }) => {
  await tab.setViewportSize({ width: 1440, height: 900 });
  await tab.goto(site.url('themes', { modal: 'never' }));
  const first = await abra.run(GOAL, { tab, planner: 'embedded' });
  expect(first.finished?.outcome).toBe('success');

  await tab.setViewportSize({ width: 800, height: 600 });
  await tab.goto(site.url('themes', { modal: 'never', drift: 'ids,testids', seed: 3 }));
  const again = await abra.run(GOAL, { tab, planner: 'embedded' });
  expect(again.plans.map(({ by }) => by)).toEqual(['recall']);
  expect(again.finished?.outcome).toBe('success');
  expect(items(again).some(({ record }) => record?.heal !== undefined)).toBe(true);
  expect(await tab.evaluate(() => JSON.parse(document.body.dataset.state ?? '{}').theme)).toBe('Fuchsia');
});

test('coordinates alone never hit what does not fit', async ({ abra, tab, site }) => {
  await tab.goto(site.url('themes', { modal: 'never' }));
  await abra.run(GOAL, { tab, planner: 'embedded' });
  const before = await tab.evaluate(() => JSON.parse(document.body.dataset.log ?? '{}'));
  await tab.goto(site.url('themes', { modal: 'never', remove: 'theme-trigger' }));
  const run = await abra.run(GOAL, { tab, planner: 'embedded' });
  expect(run.finished?.outcome).not.toBe('success');
  expect(run.plans[0]?.bail?.kind).toMatch(/target-(missing|ambiguous)/);
  const log = await tab.evaluate(() => JSON.parse(document.body.dataset.log ?? '{}'));
  expect(log).toEqual(before);
});
