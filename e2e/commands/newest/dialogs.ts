import type { Page } from '@playwright/test';
import type { Bed } from '../command';
import { any, press } from '../met/gentelella';
import { site } from '../site';

const UIKIT =
  '<link rel="stylesheet" href="/dist/css/uikit.css"><script src="/dist/js/uikit.js"></script><script src="/dist/js/uikit-icons.js"></script>';
const button = (name: string) => press(`.uk-button:text-is("${name}")`);
const inDialog = (name: string) => press(`.uk-modal.uk-open button:text-is("${name}")`);
const modal = (id: string) => press(`.uk-container > div [href="#${id}"]`);
/** Dialogs come with a move, and are pressed when it is over. */
const opened = (tab: Page) => tab.locator('.uk-modal.uk-open').waitFor();

/** UIkit's page of modal dialogs; what it tells its console is kept. */
export const DIALOGS: Bed = {
  on: {
    name: 'UIkit dialogs',
    // Its script for tests is not published: it loads these.
    serve: site({ folder: 'uikit', at: '/tests/modal.html', instead: [[/<script src="js\/test\.js"><\/script>/, UIKIT]] }),
    ready: async (tab) => {
      await tab.locator('#js-modal-prompt').waitFor();
      await tab.evaluate(() => {
        const told: string[] = [];
        Object.assign(globalThis, { told });
        console.log = (...words: unknown[]) => told.push(words.join(' '));
      });
    },
  },
  state: async (tab) => ({
    path: new URL(tab.url()).pathname,
    open: await tab
      .locator('.uk-modal.uk-open')
      .evaluateAll((all) => all.map((one) => (one.matches('[id^=modal]') ? one.id : one.textContent?.trim()))),
    told: await tab.evaluate(() => (globalThis as unknown as { told: string[] }).told),
  }),
  commands: [
    { says: 'open the Full Split size', right: { open: ['modal-full-split'] }, hand: modal('modal-full-split') },
    {
      says: 'click Confirm, then Ok',
      via: { open: any },
      right: { told: ['Confirmed.'] },
      hand: async (tab) => {
        await button('Confirm')(tab);
        await opened(tab);
        await inDialog('Ok')(tab);
      },
    },
    {
      says: 'abre "Confirm" y pulsa "Cancel"',
      via: { open: any },
      right: { told: ['Rejected.'] },
      hand: async (tab) => {
        await button('Confirm')(tab);
        await opened(tab);
        await inDialog('Cancel')(tab);
      },
    },
    {
      says: 'open the prompt, enter Ada Lovelace as the name and press ok',
      via: { open: any },
      right: { told: ['Prompted: Ada Lovelace'] },
      hand: async (tab) => {
        await button('Prompt')(tab);
        await opened(tab);
        await tab.locator('.uk-modal.uk-open input').fill('Ada Lovelace');
        await inDialog('Ok')(tab);
      },
    },
    { says: 'show me Modal 1 of the Stack', right: { open: ['modal-stack-1'] }, hand: modal('modal-stack-1') },
    {
      says: 'open modal 1 in the group, then go to the next one',
      via: { open: ['modal-group-1'] },
      right: { open: ['modal-group-2'] },
      hand: async (tab) => {
        await modal('modal-group-1')(tab);
        await opened(tab);
        await press('#modal-group-1 a:has-text("Next")')(tab);
      },
    },
    { says: 'how many sizes are there to choose from?', tells: /\b(5|five)\b/i },
    { says: 'open Modal 2', kind: 'ambiguous', suggests: /Modal 2/i },
  ],
};
