import type { CDPSession } from '@playwright/test';
import { playbookOf } from '../fixtures/playbook-of';
import { expect, test } from '../fixtures/test';

const GOAL = 'click "Theme Neutral", then click Fuchsia, then click "Style Vega", then click Lyra';
const CLICKED = ['Theme', 'Fuchsia', 'Style', 'Lyra'];
const NAME = 'Four clicks';

test('an operation lays out the page no more than three times oftener than the page itself does', async ({ abra, tab, site }) => {
  await tab.emulateMedia({ reducedMotion: 'reduce' });
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
  expect(ours.layouts).toBeLessThanOrEqual(bare.layouts + MORE * CLICKED.length + LOOKS);
  expect(ours.styles).toBeLessThanOrEqual(bare.styles + (MORE + 1) * CLICKED.length + LOOKS);
});
/** Measured: 2 (10 layouts by the page itself, 19 by Abra, of them two in looks); how many frames are drawn meanwhile differs by one. */
const MORE = 3;
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
