import { expect, test } from '@playwright/test';
import { FILES } from './files/hostile-files';
import { takeIn } from './files/take-in';
import { random, SEED } from './random';
import { count } from './tally';

const EACH = Number(process.env.FILES ?? 60);

test('hostile files through the worker’s import', async () => {
  const came: string[] = [];
  let tried = 0;
  for (const [at, [kind, make]] of Object.entries(FILES).entries()) {
    let [refused, bad] = [0, 0];
    for (let number = 0; number < EACH; number++) {
      const text = make(random(SEED * 1_000_003 + at * 10_007 + number));
      const result = await takeIn(text);
      tried += 1;
      if (result.refused) refused += 1;
      if (!result.wrong.length) continue;
      bad += 1;
      came.push(`${kind}: ${result.wrong.join('; ').slice(0, 400)}\n    ${JSON.stringify(text.slice(0, 200))}`);
    }
    console.log(`${String(bad).padStart(5)} of ${EACH} wrongly, ${String(refused).padStart(4)} refused  ${kind}`);
  }
  count(test.info(), { files: { tried, came: came.length } });
  expect(tried).toBeGreaterThanOrEqual(EACH * 10);
  expect(came.slice(0, 20)).toEqual([]);
});
