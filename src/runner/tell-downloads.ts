import type { BrowserContext, Page } from 'playwright';

/** That a download began is evidence for the run whose press began it: the extension itself is told of none. `tell`: the address of the page it began in. */
export function tellDownloads(context: BrowserContext, tell: (url: string) => Promise<unknown>): void {
  const hear = (page: Page) =>
    page.on('download', async () => {
      // A link into a new tab: its press was in the page that opened it.
      const from = (await page.opener().catch(() => null)) ?? page;
      await tell(from.url()).catch(() => undefined);
    });
  for (const page of context.pages()) hear(page);
  context.on('page', hear);
}
