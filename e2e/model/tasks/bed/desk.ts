import type { Page } from '@playwright/test';
import type { Task } from '../task';
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
  {
    name: 'desk-search',
    address: '/desk/dashboard',
    begin: openDesk,
    state: searched,
    visits: {
      first: { goal: 'find a stay in Lisbon for 3 guests', right: ['/desk/results', 'Lisbon', '3'] },
      other: { goal: 'find a stay in Oslo for 4 guests', right: ['/desk/results', 'Oslo', '4'] },
      changed: {
        goal: 'find a stay in Lisbon for 3 guests',
        right: ['/desk/results', 'Lisbon', '3'],
        address: '/desk/results?q=Paris&guests=1',
      },
      drifted: {
        goal: 'find a stay in Lisbon for 3 guests',
        right: ['/desk/results', 'Lisbon', '3'],
        address: `/desk/dashboard?${REDESIGNED}`,
      },
    },
  },
  {
    name: 'desk-cancel',
    address: '/desk/dashboard',
    begin: openDesk,
    state: happened,
    visits: {
      first: { goal: 'cancel the trip of Carla Reyes', right: ['cancel Lisbon'] },
      other: { goal: 'cancel the trip of Erin Falk', right: ['cancel Kyoto'] },
      drifted: { goal: 'cancel the trip of Carla Reyes', right: ['cancel Lisbon'], address: `/desk/dashboard?${REORDERED}` },
    },
  },
  {
    name: 'desk-view',
    address: '/desk/dashboard',
    begin: openDesk,
    state: happened,
    visits: {
      first: { goal: 'view the trip to Copenhagen', right: ['view Copenhagen'] },
      other: { goal: 'view the trip to Montreal', right: ['view Montreal'] },
      changed: {
        goal: 'view the trip to Copenhagen',
        right: ['cancel Montreal', 'view Copenhagen'],
        before: (tab) => tab.getByRole('row', { name: 'Montreal' }).getByRole('button', { name: 'Cancel' }).click(),
      },
      drifted: { goal: 'view the trip to Copenhagen', right: ['view Copenhagen'], address: `/desk/dashboard?${REORDERED}` },
    },
  },
  {
    name: 'desk-where',
    address: '/desk/dashboard',
    begin: openDesk,
    state: happened,
    visits: {
      first: { goal: 'where does Dev Anand travel to?', right: [], says: /Copenhagen/ },
      other: { goal: 'where does Bob Marsh travel to?', right: [], says: /Montreal/ },
      drifted: { goal: 'where does Dev Anand travel to?', right: [], says: /Copenhagen/, address: `/desk/dashboard?${REORDERED}` },
    },
  },
  {
    name: 'desk-stay',
    address: '/desk/results?q=Rome',
    begin: openDesk,
    state: async (tab) => (await lookOf(tab)).selected,
    visits: {
      first: { goal: 'select the Garden Court', right: 'Garden Court' },
      other: { goal: 'select the Station House', right: 'Station House' },
      changed: { goal: 'select the Garden Court', right: 'Garden Court', address: '/desk/results?q=Bergen' },
      drifted: { goal: 'select the Garden Court', right: 'Garden Court', address: `/desk/results?q=Rome&${REORDERED}` },
    },
  },
  {
    name: 'desk-stay-order',
    address: '/desk/results?q=Rome',
    begin: openDesk,
    state: (tab) => tab.getByLabel('Sort by').inputValue(),
    visits: {
      first: { goal: 'show the cheapest stays first', right: 'price' },
      changed: { goal: 'show the cheapest stays first', right: 'price', address: '/desk/results?q=Bergen' },
      drifted: { goal: 'show the cheapest stays first', right: 'price', address: `/desk/results?q=Rome&${REDESIGNED}` },
    },
  },
  {
    name: 'desk-search-and-select',
    address: '/desk/dashboard',
    begin: openDesk,
    state: async (tab) => [...(await searched(tab)), (await lookOf(tab)).selected],
    visits: {
      first: {
        goal: 'find a stay in Porto for 1 guest and select the Old Mill Inn',
        right: ['/desk/results', 'Porto', '1', 'Old Mill Inn'],
      },
      other: {
        goal: 'find a stay in Turin for 2 guests and select the Park Lodge',
        right: ['/desk/results', 'Turin', '2', 'Park Lodge'],
      },
      drifted: {
        goal: 'find a stay in Porto for 1 guest and select the Old Mill Inn',
        right: ['/desk/results', 'Porto', '1', 'Old Mill Inn'],
        address: `/desk/dashboard?${REDESIGNED}`,
      },
    },
  },
  {
    name: 'desk-sign-out',
    address: '/desk/dashboard',
    begin: openDesk,
    state: place,
    visits: {
      first: { goal: 'sign out', right: '/desk/login' },
      changed: { goal: 'sign out', right: '/desk/login', address: '/desk/results?q=Rome' },
      drifted: { goal: 'sign out', right: '/desk/login', address: `/desk/dashboard?${REDESIGNED}` },
    },
  },
  {
    name: 'desk-preferences',
    address: '/desk/dashboard',
    begin: openDesk,
    state: happened,
    visits: {
      first: { goal: 'open my preferences', right: ['account: preferences'] },
      drifted: { goal: 'open my preferences', right: ['account: preferences'], address: `/desk/dashboard?${REORDERED}` },
    },
  },
  {
    name: 'desk-login',
    address: '/desk/login',
    state: place,
    visits: {
      first: { goal: 'log in as ada@example.com with the password lovelace-1843', right: '/desk/dashboard' },
      changed: {
        goal: 'log in as ada@example.com with the password lovelace-1843',
        right: '/desk/dashboard',
        address: '/desk/login?left=1',
      },
      drifted: {
        goal: 'log in as ada@example.com with the password lovelace-1843',
        right: '/desk/dashboard',
        address: '/desk/login?labels=2&button=signin',
      },
    },
  },
  {
    name: 'desk-spent',
    address: '/desk/dashboard',
    begin: openDesk,
    state: happened,
    visits: {
      first: { goal: 'how much was spent of the 14,000 dollars?', right: [], says: /8,?410/ },
      drifted: { goal: 'how much was spent of the 14,000 dollars?', right: [], says: /8,?410/, address: `/desk/dashboard?${REORDERED}` },
    },
  },
  {
    name: 'guests',
    address: '/pages/guests',
    state: (tab) => tab.locator('ul[aria-label=Guests] li').allTextContents(),
    visits: {
      first: { goal: 'add Maria Lopez to the guest list', right: ['Maria Lopez is coming'] },
      other: { goal: 'add Tom Petersen to the guest list', right: ['Tom Petersen is coming'] },
    },
  },
];
