import type { Page } from '@playwright/test';
import { bundled } from '../fixtures/bundled';
import { atDocumentStart } from '../fixtures/document-start';
import { isolatedWorld } from '../fixtures/isolated-world';
import { recorder } from './recorder';
import type { Stage } from './trusted';

let bundle: Promise<string> | undefined;
/** Abra's hands as one script. */
function script(): Promise<string> {
  bundle ??= bundled(new URL('hands.entry.ts', import.meta.url));
  return bundle;
}

/** Sets a page up: the recorder in its own world, the hands in an isolated one where calls carry no user gesture. */
export async function setStage(page: Page, url: string): Promise<Stage> {
  const cdp = await page.context().newCDPSession(page);
  await atDocumentStart(cdp);
  await page.goto(url);
  const call = await isolatedWorld(cdp);
  // First, as a content script at document start is.
  await call(await script());
  await page.evaluate(recorder);
  return { page, cdp, hands: call };
}
