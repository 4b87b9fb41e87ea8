import type { Page } from '@playwright/test';
import type { Bed } from '../command';
import { any, at, gentelella, inDialog, press, texts, told, values } from './gentelella';

const TODO = ['Define onboarding email sequence', 'Refresh icon system', 'Audit a11y on form pages', 'Plan Q3 OKRs'];
const DOING = ['Implement drag-and-drop kanban', 'Design product detail page', 'Write FAQ content'];
const REVIEW = ['Fix DataTables sort indicators', 'Notifications dropdown'];
const DONE = ['Build chat page', 'Build settings page', 'Migrate to Vite 8', 'Add dark mode'];
const card = (title: string) => `.kanban-card:has(.kanban-card-title:text-is("${title}"))`;
const drag = (tab: Page, title: string, to: string) => tab.locator(card(title)).dragTo(tab.locator(`[data-drop=${to}]`));
/** The column with one more, wherever in it. */
const withOne = (column: string[], more: string) => new RegExp(`^(?=.*"${more}")\\[("[^"]*",?){${column.length + 1}}\\]$`);

export const KANBAN: Bed = {
  on: gentelella('kanban'),
  state: async (tab) => ({
    at: at(tab),
    todo: await texts(tab, '[data-col=todo] .kanban-card-title'),
    doing: await texts(tab, '[data-col=doing] .kanban-card-title'),
    review: await texts(tab, '[data-col=review] .kanban-card-title'),
    done: await texts(tab, '[data-col=done] .kanban-card-title'),
    filter: await values(tab, '#kanban-filter'),
    seen: (await texts(tab, '.kanban-card:visible .kanban-card-title')).length,
    dialog: await inDialog(tab),
    told: await told(tab),
  }),
  commands: [
    {
      says: 'move "Plan Q3 OKRs" to In progress',
      right: { todo: TODO.slice(0, 3), doing: withOne(DOING, 'Plan Q3 OKRs'), told: any },
      hand: (tab) => drag(tab, 'Plan Q3 OKRs', 'doing'),
    },
    {
      says: 'add a card "Call the bank" to Review',
      via: { dialog: any },
      right: { review: withOne(REVIEW, 'Call the bank'), told: any, seen: 14 },
      hand: async (tab) => {
        await press('[data-add-col=review]')(tab);
        await tab.locator('.modal-backdrop.show input[type=text]').first().fill('Call the bank');
        await tab.getByRole('button', { name: 'Create', exact: true }).click();
      },
    },
    {
      says: 'filter the cards by FAQ',
      right: { filter: /faq/i, seen: 1, todo: any, doing: any, review: any, done: any },
      hand: (tab) => tab.locator('#kanban-filter').pressSequentially('FAQ'),
    },
    { says: 'open the card Add dark mode', right: { dialog: /Add dark mode/ }, hand: press(card('Add dark mode')) },
    {
      says: 'delete the card "Migrate to Vite 8"',
      via: { dialog: /Vite/ },
      right: { done: DONE.filter((one) => !one.startsWith('Mig')), seen: 12, dialog: any, told: any },
      hand: async (tab) => {
        await press(card('Migrate to Vite 8'))(tab);
        await tab.getByRole('button', { name: 'Delete' }).click();
      },
    },
    { says: 'How many cards are in Review?', tells: /\b(2|two)\b/i },
    { says: 'when is "Audit a11y on form pages" due?', tells: /May 0?8/ },
    {
      says: 'Notifications dropdown is done',
      right: { review: REVIEW.slice(0, 1), done: withOne(DONE, 'Notifications dropdown'), told: any },
      hand: (tab) => drag(tab, 'Notifications dropdown', 'done'),
    },
    {
      says: 'create a new card with the title Fix footer',
      via: { dialog: any },
      right: { todo: withOne(TODO, 'Fix footer'), seen: 14, told: any },
      hand: async (tab) => {
        await press('#kanban-add-btn')(tab);
        await tab.locator('.modal-backdrop.show input[type=text]').first().fill('Fix footer');
        await tab.getByRole('button', { name: 'Create', exact: true }).click();
      },
    },
    { says: 'ouvre la carte « Refresh icon system »', right: { dialog: /Refresh icon system/ }, hand: press(card('Refresh icon system')) },
    { says: 'what is in progress?', tells: /Write FAQ content/ },
    { says: 'open the card about pages', kind: 'ambiguous', suggests: /page/i },
    { says: 'save the board as a pdf', kind: 'impossible' },
  ],
};
