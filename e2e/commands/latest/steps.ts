import type { Page } from '@playwright/test';
import type { Bed } from '../command';
import { any, press, texts } from '../met/gentelella';
import { site } from '../site';

const next = (times: number) => async (tab: Page) => {
  for (let presses = 0; presses < times; presses++) await press('.actions a[href="#next"]')(tab);
};

/** The first demo of jQuery Steps: four steps, of which the later ones cannot be opened before the earlier. */
export const STEPS: Bed = {
  on: {
    name: 'jQuery Steps',
    serve: site({ folder: 'jquery-steps', at: '/demo/index.html' }),
    ready: (tab) => tab.locator('.actions a').first().waitFor(),
  },
  state: async (tab) => ({
    page: new URL(tab.url()).pathname,
    step: (await texts(tab, '.steps .current .number, .tablist .current'))[0] ?? '',
  }),
  commands: [
    { says: 'next', right: { step: '2.' }, hand: next(1) },
    { says: 'can you take me to the third step?', via: { step: '2.' }, right: { step: '3.' }, hand: next(2) },
    { says: 'appuie deux fois sur « Next »', via: { step: '2.' }, right: { step: '3.' }, hand: next(2) },
    { says: 'open the vertical demo', right: { page: /vertical/, step: any }, hand: press('nav a:has-text("Vertical")') },
    { says: 'go thru to the last step', via: { step: any }, right: { step: '4.' }, hand: next(3) },
    { says: 'which step am i on', tells: /first|\b1\b/i },
    { says: 'go back one step', kind: 'impossible', suggests: /next|second|step/i },
    { says: 'go to step 7', kind: 'impossible', suggests: /next|second|step/i },
  ],
};
