import type { Page } from '@playwright/test';
import type { Bed } from '../command';
import { any, press, values } from '../met/gentelella';
import { site } from '../site';

const chip = (name: string) => press(`.filter-nav .chip:text-is("${name}")`);
const entry = (group: string, name: string) => async (tab: Page) => {
  await press(`.docs-nav .accordion-header:text-is("${group}")`)(tab);
  await press(`.docs-nav a:text-is("${name}")`)(tab);
};
const elsewhere = (path: RegExp) => ({ path, filter: any, games: any, groups: any });

/** The documentation of Spectre.css, at its page on filters: chapters that fold, a table of contents, games to filter. */
export const MANUAL: Bed = {
  on: {
    name: 'Spectre documentation',
    serve: site({ folder: 'spectre.css/docs', at: '/experimentals/filters.html' }),
    ready: (tab) => tab.locator('.filter-nav').waitFor(),
  },
  state: async (tab) => ({
    path: new URL(tab.url()).pathname,
    filter: await values(tab, '.filter-tag'),
    games: await tab.locator('.filter-item:visible').count(),
    groups: await values(tab, '[name=docs-accordion-checkbox]'),
    search: await values(tab, '.docs-search'),
  }),
  commands: [
    { says: 'show only sports games', right: { filter: [false, false, false, false, true], games: 3 }, hand: chip('Sports') },
    { says: 'filter by Shooter', right: { filter: [false, false, false, true, false], games: 5 }, hand: chip('Shooter') },
    {
      says: 'open the docs about modals',
      via: { groups: any },
      right: elsewhere(/components\/modals/),
      hand: entry('Components', 'Modals'),
    },
    {
      says: "Getting started > What's new",
      via: { groups: any },
      right: elsewhere(/whatsnew/),
      hand: entry('Getting started', "What's new"),
    },
    { says: 'which version of spectre is this', tells: /0\.5\.9/ },
    {
      says: 'montre seulement « Roleplaying »',
      right: { filter: [false, false, true, false, false], games: 2 },
      hand: chip('Roleplaying'),
    },
    {
      says: 'please expand Utilities',
      right: { groups: [false, false, false, false, true, true] },
      hand: press('.accordion-header:text-is("Utilities")'),
    },
    { says: 'filter by Puzzle', kind: 'impossible', suggests: /All|Action|Roleplaying|Shooter|Sports/ },
  ],
};
