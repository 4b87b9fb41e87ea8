import { random, SEED } from '../random';
import { ROUTES } from './routes';
import { type Attack, attack } from './world';

export interface Tried {
  tried: number;
  /** How many of each route had a forbidden effect, and the first of them. */
  came: { route: string; of: number; first: string }[];
}

/** So many plans of each route through the reader of answers, the memory, the policy and the loop. */
export async function tryPlans(each: number, routes = Object.keys(ROUTES)): Promise<Tried> {
  const result: Tried = { tried: 0, came: [] };
  for (const [at, [route, make]] of Object.entries(ROUTES).entries()) {
    if (!routes.includes(route)) continue;
    let [of, first] = [0, ''];
    for (let number = 0; number < each; number++) {
      const one = make(random(SEED * 1_000_003 + at * 10_007 + number));
      const { forbidden, memory } = await attack(one);
      // What was kept is played once more, by a model that answers nothing and a person who allows nothing.
      const again = one.play ? (await attack({ ...playedAgain(one), memory })).forbidden.map((effect) => `the next play: ${effect}`) : [];
      result.tried += one.play ? 2 : 1;
      if (!forbidden.length && !again.length) continue;
      of += 1;
      first ||= `${[...forbidden, ...again].join('; ').slice(0, 300)}\n    ${JSON.stringify(one.answers).slice(0, 400)}`;
    }
    if (of) result.came.push({ route, of, first });
  }
  return result;
}

const playedAgain = ({ goal, play, deeds }: Attack): Attack => ({
  goal,
  answers: [],
  ...(play ? { play } : {}),
  ...(deeds ? { deeds } : {}),
});
