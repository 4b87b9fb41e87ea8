import { expect, test } from '../fixtures/test';
import { searchCanaries } from './canaries/plant-and-search';
import { PLANTED } from './canaries/planted';
import { count } from './tally';

test.use({ allSites: 'an attack meets the most that a person can allow' });

test('what is secret is found nowhere but where it belongs', async ({ abra, tab, site, model }) => {
  await tab.setViewportSize({ width: 1280, height: 900 });
  expect(PLANTED.length).toBeGreaterThanOrEqual(30);
  const { tried, found } = await searchCanaries({ abra, tab, model, origin: site.origin });
  count(test.info(), { canaries: { tried, came: found.length } });
  console.log(found.join('\n'));
  expect(found).toEqual([]);
});
