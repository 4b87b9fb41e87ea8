import { expect, test } from '../fixtures/test';
import { searchCanaries } from '../redteam/canaries/plant-and-search';

test('what is secret in fields, texts, goals and recordings reaches no model, store, export or picture', async ({
  abra,
  tab,
  site,
  model,
}) => {
  await tab.setViewportSize({ width: 1280, height: 900 });
  expect((await searchCanaries({ abra, tab, model, origin: site.origin })).found).toEqual([]);
});
