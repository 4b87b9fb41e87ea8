import type { Page } from '@playwright/test';
import type { Bed } from '../command';
import { any, at, gentelella, inDialog, press, texts, told, values } from './gentelella';

const PAGE = gentelella('file_manager');
const ITEMS = ['Projects', 'Marketing', 'Q2 Plan.pdf', 'Onboarding Guide.docx', 'Q1 Metrics.xlsx', 'team-photo.jpg'];
const item = (name: string) => `.fm-item:has(.fm-item-name:text-is("${name}"))`;
const inMenu = async (tab: Page, name: string, entry: string) => {
  await tab.locator(`${item(name)} + .fm-item-menu`).click();
  await tab.getByText(entry, { exact: true }).last().click();
};

export const FILES: Bed = {
  on: {
    ...PAGE,
    // In the grid the menus of all files lie on each other, out of sight: nobody gets at them.
    ready: async (tab) => {
      await PAGE.ready(tab);
      await press('#view-list')(tab);
    },
  },
  state: async (tab) => ({
    at: at(tab),
    path: (await texts(tab, '#fm-breadcrumb .bc-link')).join('/'),
    items: await texts(tab, '#fm-grid .fm-item-name'),
    starred: await texts(tab, '#fm-grid .fm-item:has(.fm-star.on) .fm-item-name'),
    view: await tab.locator('.view-btn.active').getAttribute('id'),
    search: await values(tab, '.fm-toolbar input'),
    dialog: await inDialog(tab),
    told: await told(tab),
  }),
  commands: [
    {
      says: 'open the Marketing folder',
      right: { path: /Marketing$|Marketing"$/, items: any, starred: any },
      hand: press('.tree-link[data-id=marketing]'),
    },
    {
      says: 'create a folder called Invoices',
      via: { dialog: any },
      right: { items: /"Invoices"/, told: any },
      hand: async (tab) => {
        await press('.page-actions .btn-outline')(tab);
        await tab.locator('#nf-name').fill('Invoices');
        await tab.getByRole('button', { name: 'Create' }).click();
      },
    },
    { says: 'grid view pls', right: { view: 'view-grid' }, hand: press('#view-grid') },
    {
      says: 'star team-photo.jpg',
      right: { starred: ['Q2 Plan.pdf', 'Q1 Metrics.xlsx', 'team-photo.jpg'] },
      hand: press(`${item('team-photo.jpg')} .fm-star`),
    },
    {
      says: 'rename Q1 Metrics.xlsx to Q1 Numbers.xlsx',
      via: { dialog: any },
      right: { items: ITEMS.map((one) => one.replace('Q1 Metrics', 'Q1 Numbers')), starred: any, told: any },
      hand: async (tab) => {
        await inMenu(tab, 'Q1 Metrics.xlsx', 'Rename');
        await tab.locator('.modal-backdrop.show input').fill('Q1 Numbers.xlsx');
        await tab.getByRole('button', { name: 'Save' }).click();
      },
    },
    {
      says: 'delete the onboarding guide',
      right: { items: ITEMS.filter((one) => !one.startsWith('Onb')), told: any },
      hand: (tab) => inMenu(tab, 'Onboarding Guide.docx', 'Delete'),
    },
    {
      says: 'go to Projects > Design',
      via: { path: any, items: any, starred: any },
      right: { path: /Design"$/, items: any, starred: any },
      hand: press('.tree-link[data-id=design]'),
    },
    { says: 'how much storage is used?', tells: /6\.2 GB/ },
    {
      says: 'find files with "plan" in the name',
      right: { search: ['plan'] },
      hand: (tab) => tab.locator('.fm-toolbar input').pressSequentially('plan'),
    },
    { says: 'muéstrame la papelera (Trash)', right: { path: /Trash/, items: any, starred: any }, hand: press('.tree-link[data-id=trash]') },
    { says: 'download the pdf', right: { told: ['Downloading: Q2 Plan.pdf'] }, hand: (tab) => inMenu(tab, 'Q2 Plan.pdf', 'Download') },
    { says: 'how big is the team photo?', tells: /4\.2 MB/ },
    { says: 'delete the file', kind: 'ambiguous', suggests: /Q2 Plan|Onboarding|Q1 Metrics|team-photo/ },
    { says: 'print the photo', kind: 'impossible', suggests: /team-photo|photo/ },
  ],
};
