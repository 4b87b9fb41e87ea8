import { expect, test } from '@playwright/test';
import { bundled } from '../fixtures/bundled';
import { launchChromium } from '../fixtures/launch-chromium';
import type { Measured } from './planner.entry';
import { publish } from './publish';

/** A plan for a page of 2,000 elements is to be there before a person notices, ms. */
const LIMIT = 20;

test('the embedded planner answers at once, and takes no wrong action on its corpus', async () => {
  const script = await bundled(new URL('planner.entry.ts', import.meta.url));
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: script });
    const measured = await page.evaluate(() => (globalThis as unknown as { measurePlanner(): Measured }).measurePlanner());
    const all = (of: (figure: Measured['figures'][number]) => number) => measured.figures.reduce((sum, figure) => sum + of(figure), 0);
    publish(browser.version(), {
      name: 'planner',
      title: 'The embedded planner',
      about: `Goal and snapshot in, plan out, ms a call over 12 commands in three languages; aim: a median under ${LIMIT} at 2,000 elements. Of the ${all(({ commands }) => commands)} commands of its corpus ${all(({ right }) => right)} are right, ${all(({ abstained }) => abstained)} abstained from, ${all(({ wrong }) => wrong)} wrong.`,
      heads: ['elements', 'first call', 'median', '95 %', 'slowest', 'calls'],
      rows: measured.latencies.map(({ elements, calls, ...ms }) => [
        elements,
        ...[ms.first, ms.median, ms.p95, ms.slowest].map((one) => one.toFixed(1)),
        calls,
      ]),
      details: { figures: measured.figures, pages: measured.pages },
    });
    expect(measured.figures.reduce((sum, { wrong }) => sum + wrong, 0)).toBe(0);
  } finally {
    await browser.close();
  }
});
