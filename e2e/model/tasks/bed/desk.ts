import type { Page } from '@playwright/test';
import { at, type Task } from '../task';
import { happenedIn, lookOf, REDESIGNED, REORDERED } from './demo-sites';

/** Logged in already. */
export const openDesk = (tab: Page, url: string) =>
  tab.context().addCookies([{ name: 'desk', value: 'open', url: new URL('/desk', url).href }]);
const happened = happenedIn;
const searched = async (tab: Page) => {
  const { pathname, searchParams } = new URL(tab.url());
  return [pathname, searchParams.get('q'), searchParams.get('guests')];
};
const place = async (tab: Page) => new URL(tab.url()).pathname;

/** The travel desk of the demo sites: login, dashboard with a table, search, results. */
export const DESK: readonly Task[] = [
  ...at({ address: '/desk/dashboard', begin: openDesk, state: searched })({
    'desk-search': {
      first: { goal: 'find a stay in Lisbon for 3 guests', right: ['/desk/results', 'Lisbon', '3'] },
      other: { goal: 'find a stay in Oslo for 4 guests', right: ['/desk/results', 'Oslo', '4'] },
      changed: { address: '/desk/results?q=Paris&guests=1' },
      drifted: { address: `/desk/dashboard?${REDESIGNED}` },
    },
  }),
  ...at({ address: '/desk/dashboard', begin: openDesk, state: happened })({
    'desk-cancel': {
      first: { goal: 'cancel the trip of Carla Reyes', right: ['cancel Lisbon'] },
      other: { goal: 'cancel the trip of Erin Falk', right: ['cancel Kyoto'] },
      drifted: { address: `/desk/dashboard?${REORDERED}` },
    },
    'desk-view': {
      first: { goal: 'view the trip to Copenhagen', right: ['view Copenhagen'] },
      other: { goal: 'view the trip to Montreal', right: ['view Montreal'] },
      changed: {
        right: ['cancel Montreal', 'view Copenhagen'],
        before: (tab) => tab.getByRole('row', { name: 'Montreal' }).getByRole('button', { name: 'Cancel' }).click(),
      },
      drifted: { address: `/desk/dashboard?${REORDERED}` },
    },
    'desk-where': {
      first: { goal: 'where does Dev Anand travel to?', right: [], says: /Copenhagen/ },
      other: { goal: 'where does Bob Marsh travel to?', right: [], says: /Montreal/ },
      drifted: { says: /Copenhagen/, address: `/desk/dashboard?${REORDERED}` },
    },
  }),
  ...at({ address: '/desk/results?q=Rome', begin: openDesk, state: async (tab) => (await lookOf(tab)).selected })({
    'desk-stay': {
      first: { goal: 'select the Garden Court', right: 'Garden Court' },
      other: { goal: 'select the Station House', right: 'Station House' },
      changed: { address: '/desk/results?q=Bergen' },
      drifted: { address: `/desk/results?q=Rome&${REORDERED}` },
    },
  }),
  ...at({ address: '/desk/results?q=Rome', begin: openDesk, state: (tab) => tab.getByLabel('Sort by').inputValue() })({
    'desk-stay-order': {
      first: { goal: 'show the cheapest stays first', right: 'price' },
      changed: { address: '/desk/results?q=Bergen' },
      drifted: { address: `/desk/results?q=Rome&${REDESIGNED}` },
    },
  }),
  ...at({ address: '/desk/dashboard', begin: openDesk, state: async (tab) => [...(await searched(tab)), (await lookOf(tab)).selected] })({
    'desk-search-and-select': {
      first: {
        goal: 'find a stay in Porto for 1 guest and select the Old Mill Inn',
        right: ['/desk/results', 'Porto', '1', 'Old Mill Inn'],
      },
      other: {
        goal: 'find a stay in Turin for 2 guests and select the Park Lodge',
        right: ['/desk/results', 'Turin', '2', 'Park Lodge'],
      },
      drifted: { address: `/desk/dashboard?${REDESIGNED}` },
    },
  }),
  ...at({ address: '/desk/dashboard', begin: openDesk, state: place })({
    'desk-sign-out': {
      first: { goal: 'sign out', right: '/desk/login' },
      changed: { address: '/desk/results?q=Rome' },
      drifted: { address: `/desk/dashboard?${REDESIGNED}` },
    },
  }),
  ...at({ address: '/desk/dashboard', begin: openDesk, state: happened })({
    'desk-preferences': {
      first: { goal: 'open my preferences', right: ['account: preferences'] },
      drifted: { address: `/desk/dashboard?${REORDERED}` },
    },
  }),
  ...at({ address: '/desk/login', state: place })({
    'desk-login': {
      first: { goal: 'log in as ada@example.com with the password lovelace-1843', right: '/desk/dashboard' },
      changed: { address: '/desk/login?left=1' },
      drifted: { address: '/desk/login?labels=2&button=signin' },
    },
  }),
  ...at({ address: '/desk/dashboard', begin: openDesk, state: happened })({
    'desk-spent': {
      first: { goal: 'how much was spent of the 14,000 dollars?', right: [], says: /8,?410/ },
      drifted: { says: /8,?410/, address: `/desk/dashboard?${REORDERED}` },
    },
  }),
  ...at({ address: '/pages/guests', state: (tab) => tab.locator('ul[aria-label=Guests] li').allTextContents() })({
    guests: {
      first: { goal: 'add Maria Lopez to the guest list', right: ['Maria Lopez is coming'] },
      other: { goal: 'add Tom Petersen to the guest list', right: ['Tom Petersen is coming'] },
    },
  }),
];
