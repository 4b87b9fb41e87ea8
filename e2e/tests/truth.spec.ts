import { INSTALLED_CONSOLE } from '../bench/truth/servers';
import { openStage } from '../bench/truth/stage';
import { closing, tried } from '../bench/truth/tried';
import { expect, test } from '../fixtures/test';

// The stage binds names in the whole browser.
test.use({ ownBrowser: true });

test('in an API console a shown call is made again and no other one, judged by what its server is asked', async ({ abra }) => {
  const stage = await openStage(abra, { published: false });
  const outcomes = await tried([stage], [INSTALLED_CONSOLE]);
  await stage.close();
  const verdicts = outcomes.map(({ verdict }) => verdict);
  // With both calls left open Abra may stop: the button that was pressed has other words then.
  expect(verdicts, closing(outcomes)).toEqual(['right', 'right', expect.stringMatching(/right|abstained/), 'right']);
});
