import { expect, test } from '../fixtures/test';
import { attackInBrowser, serveShop } from './plans/in-browser';
import { ROUTES } from './plans/routes';
import { tryPlans } from './plans/try-plans';
import { random, SEED } from './random';
import { count } from './tally';

test.use({ allSites: 'an attack meets the most that a person can allow' });

/** So many plans a route; `PLANS=n` and `BROWSER=n` for fewer, `ROUTE=words` for some. */
const EACH = Number(process.env.PLANS ?? 500);
const IN_BROWSER = Number(process.env.BROWSER ?? 4);
const routes = Object.keys(ROUTES).filter((route) => route.includes(process.env.ROUTE ?? ''));

test('hostile plans through the reader of answers, the memory, the policy and the loop', async () => {
  const { tried, came } = await tryPlans(EACH, routes);
  count(test.info(), { plans: { tried, came: came.reduce((sum, { of }) => sum + of, 0) } });
  expect(came).toEqual([]);
});

test('hostile plans of a model server, in the real extension', async ({ abra, tab, model }) => {
  const shop = await serveShop(tab, model);
  const came: string[] = [];
  let tried = 0;
  for (const [at, [route, make]] of Object.entries(ROUTES).entries()) {
    for (let number = 0; number < IN_BROWSER; number++) {
      const one = make(random(SEED * 7_000_003 + at * 10_007 + number));
      if (one.loops || !routes.includes(route)) continue;
      const forbidden = await attackInBrowser({ abra, tab, model, shop }, one);
      tried += 1;
      if (forbidden.length) came.push(`${route}: ${forbidden.join('; ').slice(0, 300)}\n    ${JSON.stringify(one.answers).slice(0, 400)}`);
    }
  }
  count(test.info(), { plans: { tried, came: came.length } });
  expect(came).toEqual([]);
});
