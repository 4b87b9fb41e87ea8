import { type Application, clicks, step, writes } from '../flow';
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
    writes('what is then', 'type:Lunch with Ann', 'input[name=title]', 'Lunch with Ann'),
    writes('where', 'type:Harbour', 'input[name=location]', 'Harbour'),
    clicks('keep it', 'click', '.toastui-calendar-popup-confirm'),
    step('look at another', 'click', ({ click, tab }) => click(tab.getByText('Dentist'))),
    clicks('delete it', 'click', '.toastui-calendar-delete-button'),
    step('move the review', 'drag', ({ drag, tab }) => drag(tab.getByText('Review'), tab.locator(day(4, 3)))),
  ],
  state: (tab) => tab.evaluate(() => Object.values((globalThis as unknown as { made: Record<string, string> }).made)),
  right: ['work Review 2026-05-19', 'work Lunch with Ann 2026-05-07'],
};
