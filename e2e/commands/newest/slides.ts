import type { Page } from '@playwright/test';
import type { Bed } from '../command';
import { press } from '../met/gentelella';
import { site } from '../site';

interface Presentation {
  isReady(): boolean;
  isOverview(): boolean;
  getIndices(): { h: number; v: number };
}

const forward = (times: number) => async (tab: Page) => {
  for (let presses = 0; presses < times; presses++) await press('.navigate-right')(tab);
};

/** The presentation that reveal.js brings to show what it does. */
export const SLIDES: Bed = {
  on: {
    name: 'reveal.js slides',
    serve: site({ folder: 'reveal.js', at: '/demo.html' }),
    ready: async (tab) => {
      await tab.waitForFunction(() => (globalThis as unknown as { Reveal?: Presentation }).Reveal?.isReady());
    },
  },
  state: (tab) =>
    tab.evaluate(() => {
      const { Reveal } = globalThis as unknown as { Reveal: Presentation };
      const { h, v } = Reveal.getIndices();
      return { path: location.pathname + location.search, slide: `${h}/${v}`, overview: Reveal.isOverview() };
    }),
  commands: [
    { says: 'next slide please', right: { slide: '1/0' }, hand: forward(1) },
    { says: 'go two slides forward', via: { slide: '1/0' }, right: { slide: '2/0' }, hand: forward(2) },
    { says: 'go to the slide "Pretty Code"', via: { slide: /./ }, right: { slide: '4/0' }, hand: forward(4) },
    { says: 'press Esc', right: { overview: true }, hand: (tab) => tab.keyboard.press('Escape') },
    {
      says: 'press next twice and then the down arrow',
      via: { slide: /[12]/ },
      right: { slide: '2/1' },
      hand: async (tab) => {
        await forward(2)(tab);
        await press('.navigate-down')(tab);
      },
    },
    { says: 'who made this?', tells: /Hakim El Hattab/ },
    { says: 'what is the title of this slide?', tells: /HTML Presentation Framework/ },
    { says: 'go back to the previous slide', kind: 'impossible' },
  ],
};
