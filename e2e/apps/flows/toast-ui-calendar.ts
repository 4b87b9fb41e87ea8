import { type Application, step } from '../flow';
import { bundled } from '../serve';

const week = (row: number) => `.toastui-calendar-month-week-item:nth-child(${row})`;
const day = (row: number, column: number) => `${week(row)} .toastui-calendar-daygrid-cell:nth-child(${column})`;

export const toastUiCalendar: Application = {
  name: 'Toast UI Calendar',
  kind: 'calendar',
  serve: bundled('toast-ui-calendar'),
  ready: (tab) => tab.getByText('Dentist').waitFor(),
  steps: [
    step('a day', 'click', ({ click, tab }) => click(tab.locator(day(2, 5)))),
    step('what is then', 'type:Lunch with Ann', async ({ click, type, tab }) => {
      await click(tab.locator('input[name=title]'));
      await type('Lunch with Ann');
    }),
    step('where', 'type:Harbour', async ({ click, type, tab }) => {
      await click(tab.locator('input[name=location]'));
      await type('Harbour');
    }),
    step('keep it', 'click', ({ click, tab }) => click(tab.locator('.toastui-calendar-popup-confirm'))),
    step('look at another', 'click', ({ click, tab }) => click(tab.getByText('Dentist'))),
    step('delete it', 'click', ({ click, tab }) => click(tab.locator('.toastui-calendar-delete-button'))),
    step('move the review', 'drag', ({ drag, tab }) => drag(tab.getByText('Review'), tab.locator(day(4, 3)))),
  ],
  state: (tab) => tab.evaluate(() => Object.values((globalThis as unknown as { made: Record<string, string> }).made)),
  right: ['work Review 2026-05-19', 'work Lunch with Ann 2026-05-07'],
};
