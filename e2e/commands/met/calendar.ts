import type { Bed } from '../command';
import { any, at, gentelella, inDialog, press, texts, told } from './gentelella';

const event = (title: string) => `.calendar-event:has-text("${title}")`;
const monthNow = new Date().toLocaleString('en-US', { month: 'long', year: 'numeric' });

export const CALENDAR: Bed = {
  on: gentelella('calendar'),
  state: async (tab) => ({
    at: at(tab),
    month: (await texts(tab, '.calendar-month'))[0],
    events: await tab
      .locator('.calendar-day[data-day]:has(.calendar-event)')
      .evaluateAll((all) =>
        all.map(
          (one) =>
            `${one.getAttribute('data-day')}: ${[...one.querySelectorAll('.calendar-event')].map((event) => event.textContent?.trim()).join(', ')}`,
        ),
      ),
    dialog: await inDialog(tab),
    told: await told(tab),
  }),
  commands: [
    { says: 'next month', right: { month: 'May 2026', events: any }, hand: press('[aria-label="Next month"]') },
    {
      says: 'show me July 2026',
      via: { month: any, events: any },
      right: { month: 'July 2026', events: any },
      hand: async (tab) => {
        for (let clicks = 0; clicks < 3; clicks++) await press('[aria-label="Next month"]')(tab);
      },
    },
    {
      says: 'add an event "Dentist" on April 20, 2026',
      via: { dialog: any },
      right: { events: /"20: [^"]*Dentist/, told: any },
      hand: async (tab) => {
        await press('.page-actions .btn-primary')(tab);
        await tab.locator('#ev-title').fill('Dentist');
        await tab.locator('#ev-date').fill('2026-04-20');
        await tab.locator('.modal-backdrop.show .btn-primary').last().click();
      },
    },
    { says: 'what is planned for April 7?', tells: /Q2 Planning/ },
    { says: 'open the launch deadline', right: { dialog: /Launch deadline/ }, hand: press(event('Launch deadline')) },
    {
      says: 'delete the event All-hands',
      via: { dialog: /All-hands/ },
      right: { events: /^(?!.*All-hands)/, told: any },
      hand: async (tab) => {
        await press(event('All-hands'))(tab);
        await tab.getByRole('button', { name: 'Delete' }).click();
      },
    },
    {
      says: 'rename "Customer call" to "Client call"',
      via: { dialog: any },
      right: { events: /^(?!.*Customer call).*15: Client call/, told: any },
      hand: async (tab) => {
        await press(event('Customer call'))(tab);
        await tab.locator('#ev-title').fill('Client call');
        await tab.locator('.modal-backdrop.show .btn-primary').last().click();
      },
    },
    { says: 'go to today', right: { month: monthNow, events: any, told: any }, hand: press('.page-actions .btn-outline') },
    { says: 'mostra o mês anterior', right: { month: 'March 2026', events: any }, hand: press('[aria-label="Previous month"]') },
    { says: 'when is the code freeze?', tells: /\b24\b/ },
    { says: 'open Standup 9am', kind: 'ambiguous', suggests: /Standup/ },
    { says: 'share my calendar with Ann', kind: 'impossible' },
  ],
};
