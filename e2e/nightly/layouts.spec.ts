import type { CDPSession } from '@playwright/test';
import { playbookOf } from '../fixtures/playbook-of';
import { expect, test } from '../fixtures/test';

const GOAL = 'click "Theme Neutral", then click Fuchsia, then click "Style Vega", then click Lyra';
const CLICKED = ['Theme', 'Fuchsia', 'Style', 'Lyra'];
const NAME = 'Four clicks';

/**
 * Of each operation beyond the page's own, with nothing of Abra shown in the page, and with its ring, bubble and pill. Measured for four operations: 10 layouts and
 * 21 computations by the page alone, as many with Abra, 15 to 18 and 31 to 39 with all that it shows.
 */
for (const { shown, overlay, layouts, styles } of [
  { shown: 'nothing', overlay: false, layouts: 0, styles: 0 },
  { shown: 'ring, bubble and pill', overlay: true, layouts: 2, styles: 5 },
])
  test(`how often an operation lays out the page and computes its styles, with ${shown} of Abra in it`, async ({ abra, tab, site }) => {
    await tab.emulateMedia({ reducedMotion: 'reduce' });
    await abra.settings({ overlay });
    const visit = () => tab.goto(site.url('themes', { modal: 'never' }));
    await visit();
    await abra.import(playbookOf(await abra.run(GOAL, { tab, planner: 'embedded' }), NAME));
    await visit();
    await abra.play(NAME, { tab, answer: ({ choices }) => choices[0]?.id });

    const cdp = await tab.context().newCDPSession(tab);
    await cdp.send('Performance.enable');
    await visit();
    const bare = await during(cdp, async () => {
      for (const name of CLICKED) await tab.evaluate(pressNamed, name);
    });
    await visit();
    const ours = await during(cdp, async () => {
      expect((await abra.play(NAME, { tab })).finished?.outcome).toBe('success');
    });
    expect(ours.layouts).toBeLessThanOrEqual(bare.layouts + layouts * CLICKED.length + LOOKS);
    expect(ours.styles).toBeLessThanOrEqual(bare.styles + styles * CLICKED.length + LOOKS);
  });
/** The first and the last one. */
const LOOKS = 2;

async function during(cdp: CDPSession, work: () => Promise<void>): Promise<{ layouts: number; styles: number }> {
  const count = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return (['LayoutCount', 'RecalcStyleCount'] as const).map((what) => metrics.find(({ name }) => name === what)?.value ?? 0) as [
      number,
      number,
    ];
  };
  const before = await count();
  await work();
  const after = await count();
  return { layouts: after[0] - before[0], styles: after[1] - before[1] };
}

/** The fewest events of a press, the focus, and two frames. */
async function pressNamed(name: string): Promise<void> {
  const all = [...document.querySelectorAll<HTMLElement>('button,[role=option],[role=menuitemradio]')];
  const element = all.find((one) => one.checkVisibility() && one.textContent?.includes(name));
  if (!element) throw new Error(name);
  for (const type of ['pointerover', 'pointermove', 'pointerdown', 'mousedown'])
    element.dispatchEvent(new PointerEvent(type, { bubbles: true, composed: true, cancelable: true, pointerId: 1 }));
  element.focus({ preventScroll: true });
  for (const type of ['pointerup', 'mouseup', 'click'])
    element.dispatchEvent(new PointerEvent(type, { bubbles: true, composed: true, cancelable: true, pointerId: 1 }));
  for (let frames = 0; frames < 2; frames++) await new Promise((resolve) => requestAnimationFrame(resolve));
}
