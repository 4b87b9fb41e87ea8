import { openStage } from '../bench/truth/stage';
import { closing, tried } from '../bench/truth/tried';
import { WIDGET_GOALS } from '../bench/truth/widget-goals';
import { expect, test } from '../fixtures/test';

/** Of the bench of truth what needs no packages but the zoo's: goals in plain words for real widgets, judged by the widgets' own state. */
const half = Math.ceil(WIDGET_GOALS.length / 2);
for (const [part, cases] of Object.entries({ first: WIDGET_GOALS.slice(0, half), second: WIDGET_GOALS.slice(half) }))
  test(`no wrong element and no false "done", by the page's own state, ${part} half`, async ({ abra }) => {
    const stage = await openStage(abra, { published: false });
    const outcomes = await tried([stage], cases);
    await stage.close();
    expect(outcomes.filter(({ verdict }) => verdict === 'wrong' || verdict === 'false done')).toEqual([]);
    expect(outcomes.filter(({ verdict }) => verdict === 'right').length, closing(outcomes)).toBeGreaterThan(half * 0.7);
  });
