import type { Page } from '@playwright/test';
import type { Task } from '../task';
import { lookOf, REDESIGNED, REORDERED } from './demo-sites';

const state = async (tab: Page) => {
  const { theme, style, radius, font } = await lookOf(tab);
  return [theme, style, radius, font].join(', ');
};

/** Another choice made before the person comes, as the page keeps none. */
const chosen = (menu: string, option: string) => async (tab: Page) => {
  await tab.getByRole('button', { name: menu }).click();
  await tab.getByRole('option', { name: option, exact: true }).click();
};

const chosenRadius = (option: string) => async (tab: Page) => {
  await tab.getByRole('button', { name: 'Radius' }).click();
  await tab.getByRole('menuitemradio', { name: option, exact: true }).click();
};

/** The customiser of the demo sites: four menus that open in four ways. */
export const THEMES: readonly Task[] = [
  {
    name: 'theme',
    address: '/themes/?modal=never',
    state,
    visits: {
      first: { goal: 'set the theme to Blue', right: 'Blue, Vega, Medium, Inter' },
      other: { goal: 'set the theme to Rose', right: 'Rose, Vega, Medium, Inter' },
      changed: { goal: 'set the theme to Blue', right: 'Blue, Vega, Medium, Inter', before: chosen('Theme', 'Green') },
      drifted: {
        goal: 'set the theme to Blue',
        right: 'Blue, Vega, Medium, Inter',
        address: '/themes/?modal=never&drift=ids,testids,wrappers,order&seed=3',
      },
    },
  },
  {
    name: 'theme-welcome',
    address: '/themes/?modal=always',
    state,
    visits: {
      first: { goal: 'I want the purple theme', right: 'Purple, Vega, Medium, Inter' },
      other: { goal: 'I want the amber theme', right: 'Amber, Vega, Medium, Inter' },
      changed: { goal: 'I want the purple theme', right: 'Purple, Vega, Medium, Inter', address: '/themes/?modal=never' },
      drifted: { goal: 'I want the purple theme', right: 'Purple, Vega, Medium, Inter', address: '/themes/?modal=always&lang=de' },
    },
  },
  {
    name: 'theme-and-font',
    address: '/themes/?modal=never',
    state,
    visits: {
      first: { goal: 'use the green theme with the Lora font', right: 'Green, Vega, Medium, Lora' },
      other: { goal: 'use the red theme with the Roboto Mono font', right: 'Red, Vega, Medium, Roboto Mono' },
      drifted: {
        goal: 'use the green theme with the Lora font',
        right: 'Green, Vega, Medium, Lora',
        address: '/themes/?modal=never&drift=ids,data,wrappers,tag&seed=5',
      },
    },
  },
  {
    name: 'theme-radius',
    address: '/themes/?modal=never',
    state,
    visits: {
      first: { goal: 'make the corners Large', right: 'Neutral, Vega, Large, Inter' },
      other: { goal: 'make the corners Small', right: 'Neutral, Vega, Small, Inter' },
      drifted: { goal: 'make the corners Large', right: 'Neutral, Vega, Large, Inter', address: `/themes/?modal=never&${REDESIGNED}` },
    },
  },
  {
    name: 'theme-style',
    address: '/themes/?modal=never',
    state,
    visits: {
      first: { goal: 'switch to the Maia style', right: 'Neutral, Maia, Medium, Inter' },
      other: { goal: 'switch to the Mira style', right: 'Neutral, Mira, Medium, Inter' },
      changed: { goal: 'switch to the Maia style', right: 'Neutral, Maia, Medium, Inter', before: chosen('Style', 'Lyra') },
      drifted: { goal: 'switch to the Maia style', right: 'Neutral, Maia, Medium, Inter', address: `/themes/?modal=never&${REORDERED}` },
    },
  },
  {
    name: 'theme-reset',
    address: '/themes/?modal=never',
    state,
    visits: {
      first: { goal: 'put everything back to the defaults', right: 'Neutral, Vega, Medium, Inter', before: chosen('Theme', 'Red') },
      changed: { goal: 'put everything back to the defaults', right: 'Neutral, Vega, Medium, Inter', before: chosen('Font', 'Geist') },
    },
  },
  {
    name: 'theme-unknown',
    address: '/themes/?modal=never',
    state,
    visits: {
      first: { goal: 'set the theme to Turquoise', right: 'Neutral, Vega, Medium, Inter', impossible: true },
      other: { goal: 'set the theme to Cyan', right: 'Cyan, Vega, Medium, Inter' },
    },
  },
  {
    name: 'theme-code',
    address: '/themes/?modal=never',
    state,
    visits: {
      first: { goal: 'what is --radius in the theme code?', right: 'Neutral, Vega, Medium, Inter', says: /\b12 ?px/ },
      changed: {
        goal: 'what is --radius in the theme code?',
        right: 'Neutral, Vega, Large, Inter',
        says: /\b20 ?px/,
        before: chosenRadius('Large'),
      },
    },
  },
  {
    name: 'preview-digests',
    address: '/themes/?modal=never',
    state: (tab) => tab.getByRole('switch', { name: 'Email digests' }).isChecked(),
    visits: {
      first: { goal: 'switch the Email digests off', right: false },
      drifted: { goal: 'switch the Email digests off', right: false, address: `/themes/?modal=never&${REDESIGNED}` },
    },
  },
  {
    name: 'preview-wallet',
    address: '/themes/?modal=never',
    state: (tab) => tab.getByRole('radio', { name: 'Wallet' }).isChecked(),
    visits: {
      first: { goal: 'pay by Wallet', right: true },
      drifted: { goal: 'pay by Wallet', right: true, address: `/themes/?modal=never&${REORDERED}` },
    },
  },
  {
    name: 'preview-urgent',
    address: '/themes/?modal=never',
    state: (tab) => tab.getByRole('checkbox', { name: 'This is urgent' }).isChecked(),
    visits: {
      first: { goal: 'mark the issue as urgent', right: true },
      changed: {
        goal: 'mark the issue as urgent',
        right: true,
        before: (tab) => tab.getByRole('checkbox', { name: 'This is urgent' }).check(),
      },
      drifted: { goal: 'mark the issue as urgent', right: true, address: `/themes/?modal=never&${REDESIGNED}` },
    },
  },
];
