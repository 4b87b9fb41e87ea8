import type { Page } from '@playwright/test';
import type { Bed } from '../command';
import { texts } from '../met/gentelella';
import { site } from '../site';

const LEFT = ['Anxious Cab Driver', 'Thriving Venture', 'Such a good blog', 'Calm Clam'];
const RIGHT = ['Banana Boat', 'Orange Juice', 'Cuban Cigar', 'Terrible Comedian'];
const entry = (name: string) => `.container > div:text-is("${name}")`;

/** By the mouse, to a place of the other's height: 0 is its upper edge, 1 the lower one. What is dragged makes room, and so the other moves on the way. */
const drag = (name: string, to: string, part: number) => async (tab: Page) => {
  await tab.locator(entry(to)).scrollIntoViewIfNeeded();
  await tab.locator(entry(name)).hover();
  await tab.mouse.down();
  for (let tries = 0; tries < 3; tries++) {
    const box = await tab.locator(entry(to)).boundingBox();
    if (box) await tab.mouse.move(box.x + 30, box.y + box.height * part, { steps: 8 });
  }
  await tab.mouse.up();
};

/** Dragula's own page: ten lists to drag things between; two of them have entries with names. */
export const LISTS: Bed = {
  on: {
    name: 'Dragula lists',
    serve: site({ folder: 'dragula', at: '/index.html' }),
    ready: (tab) => tab.locator(entry('Banana Boat')).waitFor(),
  },
  state: async (tab) => ({
    at: new URL(tab.url()).pathname,
    left: await texts(tab, '#left-rm-spill > div'),
    right: await texts(tab, '#right-rm-spill > div'),
    others: (await texts(tab, '.container:not([id$=rm-spill]) > div')).join('|'),
    written: await tab.getByPlaceholder('See?').inputValue(),
  }),
  commands: [
    {
      says: 'move Banana Boat above Calm Clam',
      right: { left: [...LEFT.slice(0, 3), 'Banana Boat', 'Calm Clam'], right: RIGHT.slice(1) },
      hand: drag('Banana Boat', 'Calm Clam', 0.2),
    },
    {
      says: 'put Calm Clam at the bottom of the list with the Terrible Comedian',
      right: { left: LEFT.slice(0, 3), right: [...RIGHT, 'Calm Clam'] },
      hand: drag('Calm Clam', 'Terrible Comedian', 0.8),
    },
    {
      says: 'drag "Orange Juice" onto "Thriving Venture"',
      right: { left: /^(?=.*"Orange Juice")\[("[^"]*",?){5}\]$/, right: RIGHT.filter((one) => one !== 'Orange Juice') },
      hand: drag('Orange Juice', 'Thriving Venture', 0.5),
    },
    {
      says: 'Cuban Cigar should be the first in its list',
      right: { right: ['Cuban Cigar', 'Banana Boat', 'Orange Juice', 'Terrible Comedian'] },
      hand: drag('Cuban Cigar', 'Banana Boat', 0.2),
    },
    {
      says: 'swap Anxious Cab Driver and Thriving Venture',
      right: { left: ['Thriving Venture', 'Anxious Cab Driver', 'Such a good blog', 'Calm Clam'] },
      hand: drag('Anxious Cab Driver', 'Thriving Venture', 0.8),
    },
    { says: 'how many things are in the box with Banana Boat?', tells: /\b(4|four)\b/i },
    {
      says: 'write hello in the box that says "See?"',
      right: { written: 'hello' },
      hand: (tab) => tab.getByPlaceholder('See?').fill('hello'),
    },
    { says: 'rename Calm Clam to Angry Clam', kind: 'impossible' },
  ],
};
