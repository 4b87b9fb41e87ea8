import { expect, test } from '../fixtures/test';
import { tryFiles } from '../redteam/files/try-files';
import { attackInBrowser, serveShop } from '../redteam/plans/in-browser';
import { ROUTES } from '../redteam/plans/routes';
import { tryPlans } from '../redteam/plans/try-plans';
import { random } from '../redteam/random';

/** A sample of what `npm run redteam -- plans files` does whole. */

test.use({ allSites: 'an attack meets the most that a person can allow' });

test('hostile plans have no effect that nobody asked for', async () => {
  expect(await tryPlans(12)).toMatchObject({ came: [] });
});

test('hostile files come in wholly or not at all, and nothing that they say of themselves is believed', async () => {
  const { refused, came } = await tryFiles(6);
  expect(came).toEqual([]);
  expect(refused).toBeGreaterThan(40);
});

test('a hostile plan has none in the real extension either', { tag: '@nightly' }, async ({ abra, tab, model }) => {
  const shop = await serveShop(tab, model);
  for (const route of ['slashes that are missing, too many or turned', 'a destructive control by its number', 'a repair that leaves']) {
    const make = ROUTES[route];
    if (make) expect(await attackInBrowser({ abra, tab, model, shop }, make(random(1)))).toEqual([]);
  }
});
