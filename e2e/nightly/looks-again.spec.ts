import { expect, test } from '@playwright/test';
import type { Page } from 'playwright';
import type { ScannerName } from '../bench/scan.entry';
import { bundle } from '../bench/scan-stage';
import { launchChromium } from '../fixtures/launch-chromium';
import { openZoo } from '../zoo/stage';

/** Widgets of libraries that nobody here wrote. */
const WIDGETS = ['ag-grid', 'antd', 'fullcalendar', 'mui', 'shoelace'];
const PRESSES = 25;

interface Hung {
  looks: Record<ScannerName, () => Promise<Look>> & { 'Abra at once': () => Look };
}
interface Look {
  took: number;
  elements: { isNew?: boolean; name: string }[];
}

test('a look that is answered by the last one tells what a new scan tells, whatever is pressed in widgets of libraries', async () => {
  test.setTimeout(180_000);
  const zoo = await openZoo();
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.addInitScript({ content: await bundle() });
    for (const widget of WIDGETS) {
      let kept = 0;
      await page.goto(`${zoo.url}/${widget}`, { waitUntil: 'networkidle' });
      for (let press = 0; press < PRESSES; press++) {
        for (const when of ['before', 'again', 'at once after']) {
          if (when === 'at once after') await pressSomething(page, press);
          const { answered, scanned } = await page.evaluate(lookTwice);
          if (answered) kept++;
          expect(answered ?? scanned, `${widget}, ${when} press ${press}`).toEqual(scanned);
        }
      }
      // Else nothing was compared.
      expect(kept, widget).toBeGreaterThan(0);
    }
  } finally {
    await browser.close();
    zoo.server.close();
  }
});

/** What a look answers where it is the last one again, and what a new scan tells in the same task. */
async function lookTwice(): Promise<{ answered?: Look; scanned: Look }> {
  const { looks } = globalThis as unknown as Hung;
  const plain = (look: Look) => ({ ...look, took: 0, elements: look.elements.map(({ isNew, ...element }) => element) });
  const look = await looks.Abra();
  const scanned = plain(looks['Abra at once']());
  // A scan takes time, the last one again none.
  return look.took === 0 ? { answered: plain(look), scanned } : { scanned };
}

/**
 * Presses or points at one of what is there, and now and then a key or the wheel. Every other press is a script's, which neither moves the pointer nor the focus, so
 * that only what the page then does tells of it.
 */
async function pressSomething(page: Page, press: number): Promise<void> {
  const { x, y } = await page.evaluate((drawn) => {
    const all = [...document.querySelectorAll<HTMLElement>('button,input,[role],a,li,td,sl-button,sl-select,sl-checkbox')].filter((one) =>
      one.checkVisibility(),
    );
    const one = all[(drawn * 7919) % all.length];
    if (drawn % 2) one?.click();
    const box = one?.getBoundingClientRect() ?? new DOMRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }, press);
  if (press % 2) return;
  if (press % 3) await page.mouse.click(x, y);
  else await page.mouse.move(x, y);
  if (press % 5 === 4) await page.keyboard.press('ArrowDown');
  if (press % 7 === 6) await page.mouse.wheel(0, 60);
}
