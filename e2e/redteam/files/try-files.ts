import { random, SEED } from '../random';
import { FILES } from './hostile-files';
import { takeIn } from './take-in';

/** So many files of each kind through the worker's import. `came`: what was taken in wrongly, or refused without a sentence. */
export async function tryFiles(each: number): Promise<{ tried: number; refused: number; came: string[] }> {
  const result = { tried: 0, refused: 0, came: [] as string[] };
  for (const [at, [kind, make]] of Object.entries(FILES).entries())
    for (let number = 0; number < each; number++) {
      const text = make(random(SEED * 1_000_003 + at * 10_007 + number));
      const { wrong, refused } = await takeIn(text);
      result.tried += 1;
      if (refused) result.refused += 1;
      if (wrong.length) result.came.push(`${kind}: ${wrong.join('; ').slice(0, 400)}\n    ${JSON.stringify(text.slice(0, 200))}`);
    }
  return result;
}
