import { createRunner, PuppeteerRunnerExtension, parse } from '@puppeteer/replay';
import type { Browser, Page } from 'puppeteer-core';

/** How long @puppeteer/replay looks for an element, ms: the Recorder's own default. */
export const PATIENCE = 5000;

export interface Played {
  /** It said that every step was done. */
  ended: boolean;
  /** The page is as the playbook leaves it. */
  done: boolean;
  /** Parts that were clicked or written in, as the page tells. */
  touched: string[];
}

/** Keeps what the pages of a tab tell of touches, over navigations. */
export const KEEP_TOUCHES = `addEventListener('pagehide', () => {
  const now = globalThis.site?.touches ?? [];
  sessionStorage.setItem('touched', JSON.stringify([...JSON.parse(sessionStorage.getItem('touched') ?? '[]'), ...now]));
})`;

/** Every part that was touched in this tab. Keys that go nowhere and what has no name are left out. */
export const TOUCHED = `[...new Set([...JSON.parse(sessionStorage.getItem('touched') ?? '[]'), ...globalThis.site.touches]
  .filter(({ type, part }) => type !== 'keydown' && part).map(({ part }) => part))]`;

/** Runs a flow of the Recorder as it was exported, but from `url`, in a tab with no memory. `done` is a script. */
export async function playFlow(
  browser: Browser,
  flow: string,
  {
    url,
    done,
    viewport,
    cookie,
  }: { url: string; done: string; viewport: { width: number; height: number }; cookie?: { name: string; value: string } },
): Promise<Played> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  try {
    await page.evaluateOnNewDocument(KEEP_TOUCHES);
    if (cookie) await context.setCookie({ ...cookie, domain: new URL(url).hostname, path: '/' });
    const { steps, ...rest } = parse(JSON.parse(flow));
    // A navigation that is asserted and does not come ends the process (its promise is left alone); the page is asked at the end instead.
    const moved = steps.map(({ assertedEvents: _asserted, ...step }) =>
      step.type === 'navigate' ? { ...step, url } : step.type === 'setViewport' ? { ...step, ...viewport } : step,
    );
    const runner = await createRunner({ ...rest, steps: moved }, new PuppeteerRunnerExtension(browser, page, { timeout: PATIENCE }));
    const ended = await runner.run().then(
      () => true,
      () => false,
    );
    return { ended, ...(await told(page, done)) };
  } finally {
    await context.close();
  }
}

async function told(page: Page, done: string): Promise<Pick<Played, 'done' | 'touched'>> {
  const ready = 'document.body?.dataset.ready === "true"';
  const isDone = await page.waitForFunction(`${ready} && (${done})`, { timeout: 3000 }).then(
    () => true,
    () => false,
  );
  await page.waitForFunction(ready, { timeout: 30_000 });
  return { done: isDone, touched: (await page.evaluate(TOUCHED)) as string[] };
}
