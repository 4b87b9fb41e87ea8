import type { Page } from '@playwright/test';
import type { Bed } from '../command';
import { site } from '../site';
import { press, values } from './gentelella';

const fill = async (tab: Page, ...all: string[]) => {
  for (const [index, value] of all.entries()) if (value) await tab.locator('form input').nth(index).fill(value);
};

/** The form of SB Admin by which an account is made. */
export const REGISTER: Bed = {
  on: {
    name: 'SB Admin register',
    serve: site({ folder: 'startbootstrap-sb-admin/dist', at: '/register.html' }),
    ready: (tab) => tab.locator('#inputFirstName').waitFor(),
  },
  state: async (tab) => {
    const { pathname } = new URL(tab.url());
    // "#" alone is no hash of the address, but it is seen.
    return {
      at: `${pathname}${tab.url().endsWith('#') ? '#' : ''}`,
      fields: pathname === '/register.html' ? await values(tab, 'form input') : [],
    };
  },
  commands: [
    { says: 'First name: Ada', right: { fields: ['Ada', '', '', '', ''] }, hand: (tab) => fill(tab, 'Ada') },
    {
      says: 'I am Ada Lovelace',
      via: { fields: ['Ada', '', '', '', ''] },
      right: { fields: ['Ada', 'Lovelace', '', '', ''] },
      hand: (tab) => fill(tab, 'Ada', 'Lovelace'),
    },
    {
      says: 'first name Grace and last name Hopper',
      via: { fields: ['Grace', '', '', '', ''] },
      right: { fields: ['Grace', 'Hopper', '', '', ''] },
      hand: (tab) => fill(tab, 'Grace', 'Hopper'),
    },
    {
      says: 'my email is ada@example.com',
      right: { fields: ['', '', 'ada@example.com', '', ''] },
      hand: (tab) => fill(tab, '', '', 'ada@example.com'),
    },
    {
      says: 'set both passwords to "Secret12!"',
      via: { fields: /Secret12!/ },
      right: { fields: ['', '', '', 'Secret12!', 'Secret12!'] },
      hand: (tab) => fill(tab, '', '', '', 'Secret12!', 'Secret12!'),
    },
    { says: 'go to the login page', right: { at: '/login.html', fields: [] }, hand: press('a:has-text("Go to login")') },
    { says: 'i already have an account', right: { at: '/login.html', fields: [] }, hand: press('a:has-text("Go to login")') },
    { says: 'Prénom : Grace', right: { fields: ['Grace', '', '', '', ''] }, hand: (tab) => fill(tab, 'Grace') },
    {
      says: 'fill in ada@example.com as the email adress and repeat the password "Tea4Two" in both fields',
      via: { fields: /ada@example\.com|Tea4Two/ },
      right: { fields: ['', '', 'ada@example.com', 'Tea4Two', 'Tea4Two'] },
      hand: (tab) => fill(tab, '', '', 'ada@example.com', 'Tea4Two', 'Tea4Two'),
    },
    { says: 'show the privacy policy', right: { at: '/register.html#' }, hand: press('a:has-text("Privacy Policy")') },
    { says: 'what do I have to fill in?', tells: /First name/i },
    { says: 'type Ada into the name', kind: 'ambiguous', suggests: /(First|Last) name/i },
    { says: 'sign in with Google', kind: 'impossible' },
  ],
};
