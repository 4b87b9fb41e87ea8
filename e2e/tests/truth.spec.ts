import { INSTALLED_CONSOLE } from '../bench/truth/servers';
import { openStage } from '../bench/truth/stage';
import { tried } from '../bench/truth/tried';
import { expect, test } from '../fixtures/test';

// The stage binds names in the whole browser.
test.use({ ownBrowser: true });

// Over 5 s: shown once and played four times, in a Chromium of its own.
test('in an API console a shown call is made again and no other one, judged by what its server is asked', async ({ abra }) => {
  const stage = await openStage(abra, { published: false });
  const outcomes = await tried([stage], [INSTALLED_CONSOLE]);
  await stage.close();
  const verdicts = outcomes.map(({ verdict }) => verdict);
  // Abra may stop: a button is disabled for a moment while the server answers, which may be shown at one visit and not at the next one.
  expect(verdicts).toEqual(Array(4).fill(expect.stringMatching(/^(right|abstained)$/)));
  expect(verdicts).toContain('right');
});
