import type { Page } from '@playwright/test';
import { at, type Task } from '../task';
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
  ...at({ address: '/themes/?modal=never', state })({
    theme: {
      first: { goal: 'set the theme to Blue', right: 'Blue, Vega, Medium, Inter' },
      other: { goal: 'set the theme to Rose', right: 'Rose, Vega, Medium, Inter' },
      changed: { before: chosen('Theme', 'Green') },
      drifted: { address: '/themes/?modal=never&drift=ids,testids,wrappers,order&seed=3' },
    },
  }),
  ...at({ address: '/themes/?modal=always', state })({
    'theme-welcome': {
      first: { goal: 'I want the purple theme', right: 'Purple, Vega, Medium, Inter' },
      other: { goal: 'I want the amber theme', right: 'Amber, Vega, Medium, Inter' },
      changed: { address: '/themes/?modal=never' },
      drifted: { address: '/themes/?modal=always&lang=de' },
    },
  }),
  ...at({ address: '/themes/?modal=never', state })({
    'theme-and-font': {
      first: { goal: 'use the green theme with the Lora font', right: 'Green, Vega, Medium, Lora' },
      other: { goal: 'use the red theme with the Roboto Mono font', right: 'Red, Vega, Medium, Roboto Mono' },
      drifted: { address: '/themes/?modal=never&drift=ids,data,wrappers,tag&seed=5' },
    },
    'theme-radius': {
      first: { goal: 'make the corners Large', right: 'Neutral, Vega, Large, Inter' },
      other: { goal: 'make the corners Small', right: 'Neutral, Vega, Small, Inter' },
      drifted: { address: `/themes/?modal=never&${REDESIGNED}` },
    },
    'theme-style': {
      first: { goal: 'switch to the Maia style', right: 'Neutral, Maia, Medium, Inter' },
      other: { goal: 'switch to the Mira style', right: 'Neutral, Mira, Medium, Inter' },
      changed: { before: chosen('Style', 'Lyra') },
      drifted: { address: `/themes/?modal=never&${REORDERED}` },
    },
    'theme-reset': {
      first: { goal: 'put everything back to the defaults', right: 'Neutral, Vega, Medium, Inter', before: chosen('Theme', 'Red') },
      changed: { before: chosen('Font', 'Geist') },
    },
    'theme-unknown': {
      first: { goal: 'set the theme to Turquoise', right: 'Neutral, Vega, Medium, Inter', impossible: true },
      other: { goal: 'set the theme to Cyan', right: 'Cyan, Vega, Medium, Inter' },
    },
    'theme-code': {
      first: { goal: 'what is --radius in the theme code?', right: 'Neutral, Vega, Medium, Inter', says: /\b12 ?px/ },
      changed: { right: 'Neutral, Vega, Large, Inter', says: /\b20 ?px/, before: chosenRadius('Large') },
    },
  }),
  ...at({ address: '/themes/?modal=never', state: (tab) => tab.getByRole('switch', { name: 'Email digests' }).isChecked() })({
    'preview-digests': {
      first: { goal: 'switch the Email digests off', right: false },
      drifted: { address: `/themes/?modal=never&${REDESIGNED}` },
    },
  }),
  ...at({ address: '/themes/?modal=never', state: (tab) => tab.getByRole('radio', { name: 'Wallet' }).isChecked() })({
    'preview-wallet': {
      first: { goal: 'pay by Wallet', right: true },
      drifted: { address: `/themes/?modal=never&${REORDERED}` },
    },
  }),
  ...at({ address: '/themes/?modal=never', state: (tab) => tab.getByRole('checkbox', { name: 'This is urgent' }).isChecked() })({
    'preview-urgent': {
      first: { goal: 'mark the issue as urgent', right: true },
      changed: { before: (tab) => tab.getByRole('checkbox', { name: 'This is urgent' }).check() },
      drifted: { address: `/themes/?modal=never&${REDESIGNED}` },
    },
  }),
];
