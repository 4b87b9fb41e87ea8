import { expect, test } from '@playwright/test';
import { SHOP } from '../model/tasks/bed/shop';
import { THEMES } from '../model/tasks/bed/themes';
import { openTaskStage } from '../model/tasks/play-task';
import { random, SEED } from '../redteam/random';

/** Of the bench of tasks two by SEED, with all their visits: the answers of a recorded model, through the built extension and the Messages API. */
test('a goal, and its second visit: reached by the page, and no false success', async () => {
  const { pick } = random(SEED);
  const stage = await openTaskStage();
  const visits = [...(await stage.play(pick(THEMES))), ...(await stage.play(pick(SHOP)))];
  await stage.close();
  expect(visits.filter(({ done, reached }) => done && !reached)).toEqual([]);
  // An answer to a page that is told otherwise by now is stale, and says nothing of Abra.
  const answered = visits.filter(({ unanswered, skipped }) => !unanswered.length && !skipped);
  expect(answered.filter(({ visit, right }) => visit === 'first' && !right)).toEqual([]);
  for (const { unanswered } of visits) for (const stale of unanswered) console.log(stale);
});
