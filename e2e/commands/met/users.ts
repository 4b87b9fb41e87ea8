import type { Page } from '@playwright/test';
import type { Bed } from '../command';
import { any, at, gentelella, inDialog, press, told, values } from './gentelella';

const row = (email: string) => `tr[data-email="${email}"]`;
const inMenu = (opens: string, entry: string) => async (tab: Page) => {
  await press(opens)(tab);
  await tab.getByText(entry, { exact: true }).last().click();
};
const ROWS = [
  'aigars Owner Active',
  'sarah Admin Active',
  'michael Editor Active',
  'emily Editor Active',
  'mark Viewer Active',
  'lina Editor Active',
  'diego Editor Active',
  'yuki Viewer Active',
  'tom Editor Active',
  'robert Viewer Suspended',
  'invite Editor Pending',
  'newhire Viewer Pending',
];
const but = (from: string, to: string) => ROWS.map((one) => (one === from ? to : one));

export const USERS: Bed = {
  on: gentelella('user_management'),
  state: async (tab) => ({
    at: at(tab),
    rows: await tab
      .locator('#users-rows tr')
      .evaluateAll((all) =>
        all.map((one) =>
          [
            one.getAttribute('data-email')?.replace(/@.*/, ''),
            ...['.role-chip', '.status'].map((part) => one.querySelector(part)?.textContent),
          ]
            .map((part) => part?.trim())
            .join(' '),
        ),
      ),
    ticked: await tab
      .locator('#users-rows tr:has(.row-cb:checked)')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-email')?.replace(/@.*/, ''))),
    filters: await values(tab, '#users-search, #filter-role, #filter-status'),
    dialog: await inDialog(tab),
    told: await told(tab),
  }),
  commands: [
    {
      says: 'show only the admins',
      right: { filters: ['', 'Admin', ''], rows: ['sarah Admin Active'] },
      hand: (tab) => tab.locator('#filter-role').selectOption('Admin'),
    },
    {
      says: 'Filter by status: Suspended',
      right: { filters: ['', '', 'suspended'], rows: ['robert Viewer Suspended'] },
      hand: (tab) => tab.locator('#filter-status').selectOption({ label: 'Suspended' }),
    },
    {
      says: 'Make Mark Kim an editor',
      right: { rows: but('mark Viewer Active', 'mark Editor Active'), told: any },
      hand: inMenu(`${row('mark@example.com')} .role-chip`, 'Editor'),
    },
    {
      says: 'suspend Tom Hardy',
      right: { rows: but('tom Editor Active', 'tom Editor Suspended'), told: any },
      hand: inMenu(`${row('tom@example.com')} [data-row-menu]`, 'Suspend'),
    },
    {
      says: 'search for reyes',
      right: { filters: ['reyes', '', ''], rows: ['michael Editor Active', 'diego Editor Active'] },
      hand: (tab) => tab.locator('#users-search').pressSequentially('reyes'),
    },
    {
      says: 'invite kim@example.com as a viewer',
      via: { dialog: any },
      right: { rows: [...ROWS, 'kim Viewer Pending'], told: any },
      hand: async (tab) => {
        await press('#invite-btn')(tab);
        await tab.locator('#iv-email').fill('kim@example.com');
        await tab.locator('#iv-role').selectOption('Viewer');
        await tab.getByText('Send invite').click();
      },
    },
    {
      says: 'tick Emily and Lina',
      right: { ticked: ['emily', 'lina'] },
      hand: async (tab) => {
        for (const one of ['emily', 'lina']) await press(`${row(`${one}@example.com`)} .row-cb`)(tab);
      },
    },
    { says: 'pls select all users', right: { ticked: ROWS.map((one) => one.split(' ')[0]) }, hand: press('#select-all') },
    {
      says: 'remove Robert Jones from the workspace',
      right: { rows: ROWS.filter((one) => !one.startsWith('robert')), told: any },
      hand: inMenu(`${row('robert@example.com')} [data-row-menu]`, 'Remove from workspace'),
    },
    { says: "What's the role of Yuki Tanaka?", tells: /Viewer/ },
    {
      says: 'reset the password of Diego Reyes',
      right: { told: /Reset link sent to diego@example\.com/ },
      hand: inMenu(`${row('diego@example.com')} [data-row-menu]`, 'Reset password'),
    },
    { says: '¿Cuántos usuarios están suspendidos?', tells: /\b(1|uno?)\b/ },
    { says: 'remove Reyes', kind: 'ambiguous', suggests: /Michael|Diego/ },
    { says: 'write a message to Sarah', kind: 'impossible' },
  ],
};
