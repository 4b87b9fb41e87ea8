import type { Page } from 'playwright';
import { PICTURE } from '../wire/calls';

/**
 * Takes the pictures that Chrome gives Abra none of, as it wants access to all sites for that; Abra paints over what is secret in them. `desk`: a document
 * of the extension. `pageOf`: the page of a tab by Chrome's number.
 */
export async function givePictures(desk: Page, pageOf: (tabId: number) => Page | undefined): Promise<void> {
  await desk.exposeFunction('abraShoots', async (tabId: number) => {
    const shot = await pageOf(tabId)
      ?.screenshot({ timeout: PICTURE_MS })
      .catch(() => undefined);
    return shot?.toString('base64');
  });
  await desk.evaluate((name) => {
    const world = globalThis as unknown as { abraShoots(tabId: number): Promise<string | undefined> };
    // Only the worker has no tab: no page gets a picture.
    chrome.runtime.onMessage.addListener((message: { abra?: unknown; tabId: number }, { tab }, respond) => {
      if (message.abra !== name || tab) return false;
      void world.abraShoots(message.tabId).then(respond);
      return true;
    });
  }, PICTURE);
}
/** A page that hangs gives no picture. */
const PICTURE_MS = 5000;
