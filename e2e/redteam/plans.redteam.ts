import { expect, test } from '../fixtures/test';
import { attackInBrowser, serveShop } from './plans/in-browser';
import { known, ROUTES } from './plans/routes';
import { type Attack, attack } from './plans/world';
import { random, SEED } from './random';
import { count } from './tally';

/** So many plans a route; `PLANS=n` for fewer. */
const EACH = Number(process.env.PLANS ?? 500);

test('hostile plans through the reader of answers, the policy and the loop', async () => {
  let tried = 0;
  const came: string[] = [];
  for (const [at, [route, make]] of Object.entries(ROUTES).entries()) {
    let bad = 0;
    for (let number = 0; number < EACH; number++) {
      const one = make(random(SEED * 1_000_003 + at * 10_007 + number));
      const { forbidden, memory } = await attack(one);
      // What was kept is played once more, by a model that answers nothing.
      const again = one.play ? await attack({ ...playedAgain(one), memory }) : undefined;
      const all = [...forbidden, ...(again?.forbidden.map((effect) => `the next play: ${effect}`) ?? [])];
      tried += 1 + (again ? 1 : 0);
      if (all.length) {
        bad += 1;
        if (bad <= 3) came.push(`${route}: ${all.join('; ').slice(0, 300)}\n    ${JSON.stringify(one.answers).slice(0, 400)}`);
      }
    }
    console.log(`${String(bad).padStart(5)} of ${EACH}  ${route}`);
    for (let more = 0; more < bad - 3; more++) came.push(route);
  }
  count(test.info(), { plans: { tried, came: came.length } });
  expect(Object.keys(ROUTES).length).toBeGreaterThanOrEqual(14);
  expect(known().playbooks).toHaveLength(1);
  expect(came.filter((line) => line.includes(':')).slice(0, 40)).toEqual([]);
});

/** Nobody answers for the model, and nobody says yes. */
const playedAgain = ({ goal, play, deeds }: Attack): Attack => ({
  goal,
  answers: [],
  ...(play ? { play } : {}),
  ...(deeds ? { deeds } : {}),
});

/** So many plans a route; `BROWSER=n` for fewer. */
const IN_BROWSER = Number(process.env.BROWSER ?? 4);

test('hostile plans of a model server, in the real extension', async ({ abra, tab, model }) => {
  test.setTimeout(3_600_000);
  const shop = await serveShop(tab, model);
  const came: string[] = [];
  let tried = 0;
  for (const [at, [route, make]] of Object.entries(ROUTES).entries()) {
    let bad = 0;
    for (let number = 0; number < IN_BROWSER; number++) {
      const one = make(random(SEED * 7_000_003 + at * 10_007 + number));
      if (one.loops) continue;
      const forbidden = await attackInBrowser({ abra, tab, model, shop }, one);
      tried += 1;
      if (!forbidden.length) continue;
      bad += 1;
      came.push(`${route}: ${forbidden.join('; ').slice(0, 300)}\n    ${JSON.stringify(one.answers).slice(0, 400)}`);
    }
    console.log(`${String(bad).padStart(5)} of ${IN_BROWSER}  ${route}`);
  }
  count(test.info(), { plans: { tried, came: came.length } });
  expect(came).toEqual([]);
});
