import type { Page } from '@playwright/test';
import { type Application, clicks, step } from '../flow';
import { at } from '../hand';
import { bundled } from '../serve';

const column = (tab: Page, day: string) => tab.locator(`.fc-timegrid-col[data-date="${day}"]`);
/** Native dialogs are answered by the person. */
const answering = async (tab: Page, text: string | undefined, does: () => Promise<unknown>) => {
  tab.once('dialog', (dialog) => dialog.accept(text));
  await does();
};
const slot = (tab: Page, time: string) => tab.locator(`.fc-timegrid-slot-lane[data-time="${time}"]`);
/** A place in a day's column, at a time of it. */
const when = async (tab: Page, day: string, time: string) => {
  const [around, line] = [await column(tab, day).boundingBox(), await slot(tab, time).boundingBox()];
  return at(column(tab, day), 0.5, ((line?.y ?? 0) + 6 - (around?.y ?? 0)) / (around?.height ?? 1));
};

export const fullcalendar: Application = {
  name: 'FullCalendar',
  kind: 'calendar',
  serve: bundled('fullcalendar'),
  ready: (tab) => tab.getByText('Lunch').waitFor(),
  steps: [
    step('an hour on Wednesday', 'drag at', async ({ drag, tab }) => {
      const [from, to] = [await when(tab, '2026-05-13', '10:00:00'), await when(tab, '2026-05-13', '10:30:00')];
      await answering(tab, 'Review', () => drag(from, to));
    }),
    step('move lunch to Friday', 'drag', async ({ drag, tab }) =>
      drag(at(tab.locator('.fc-event', { hasText: 'Lunch' }), 0.5, 0.3), await when(tab, '2026-05-15', '12:00:00')),
    ),
    clicks('the next week', 'click', '.fc-next-button'),
    clicks('and back', 'click', '.fc-prev-button'),
    step('cancel the stand-up', 'click', ({ click, tab }) =>
      answering(tab, undefined, () => click(tab.locator('.fc-event', { hasText: 'Stand-up' }))),
    ),
    clicks('the month', 'click', '.fc-dayGridMonth-button'),
    step('a day off', 'click', ({ click, tab }) =>
      answering(tab, 'Day off', () => click(tab.locator('.fc-daygrid-day[data-date="2026-05-20"]'))),
    ),
  ],
  state: (tab) =>
    tab.evaluate(() => {
      const { calendar } = globalThis as unknown as {
        calendar: { getEvents(): { title: string; start: Date; end: Date }[]; view: { type: string } };
      };
      const local = (time: Date | null) => (time ? `${time.getMonth() + 1}-${time.getDate()} ${time.getHours()}:${time.getMinutes()}` : '');
      return [calendar.view.type, ...calendar.getEvents().map(({ title, start, end }) => `${title} ${local(start)} to ${local(end)}`)];
    }),
  right: ['dayGridMonth', 'Lunch 5-15 12:0 to 5-15 13:0', 'Review 5-13 10:0 to 5-13 11:0', 'Day off 5-20 0:0 to 5-21 0:0'],
};
