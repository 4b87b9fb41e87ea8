import type { Page } from '@playwright/test';

/** What a person waits for, ms: from Enter in the panel to the first event in the page, and until the panel shows the result. */
export interface FromEnter {
  first: number;
  done: number;
}

declare global {
  var enteredAt: number;
  var shownAt: Promise<number>;
  var firstEventAt: number;
}

/** Types the goal in the panel, key by key, and presses Enter. Both pages tell their times by the clock of the machine. */
export async function fromEnter(panel: Page, tab: Page, goal: string): Promise<FromEnter> {
  await tab.evaluate(() => {
    globalThis.firstEventAt = 0;
    const heard = (event: Event) => {
      globalThis.firstEventAt ||= performance.timeOrigin + event.timeStamp;
    };
    for (const type of ['pointerover', 'pointerdown', 'keydown', 'input']) addEventListener(type, heard, { capture: true });
  });
  const box = panel.getByRole('textbox', { name: 'Goal' });
  await box.fill('');
  await box.pressSequentially(goal);
  await panel.evaluate(() => {
    const { promise, resolve } = Promise.withResolvers<number>();
    globalThis.shownAt = promise;
    const entered = ({ key, timeStamp }: KeyboardEvent) => {
      if (key !== 'Enter') return;
      removeEventListener('keydown', entered, { capture: true });
      globalThis.enteredAt = performance.timeOrigin + timeStamp;
      // The result of an earlier run goes when this one begins.
      let isGone = false;
      const watch = new MutationObserver(() => {
        const result = document.querySelector('[aria-label="Result"]');
        isGone ||= result === null;
        if (!result || !isGone) return;
        watch.disconnect();
        resolve(performance.timeOrigin + performance.now());
      });
      watch.observe(document.body, { childList: true, subtree: true });
    };
    addEventListener('keydown', entered, { capture: true });
  });
  await box.press('Escape');
  await box.press('Enter');
  // Nothing asks for it meanwhile: the panel would have to draw for that.
  const [shown, entered] = await panel.evaluate(async () => [await globalThis.shownAt, globalThis.enteredAt] as const);
  return { first: (await tab.evaluate(() => globalThis.firstEventAt)) - entered, done: shown - entered };
}
