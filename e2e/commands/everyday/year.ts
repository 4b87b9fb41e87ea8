import type { Bed } from '../command';
import { press, texts } from '../met/gentelella';
import { site } from '../site';
import { inTurn } from './hands';

/** The page shows what chance picks and the month of the visit: both are always the same here. */
const PINNED = `<head><script>
  Math.random = () => 0;
  const Then = Date;
  globalThis.Date = class extends Then { constructor(...parts) { if (parts.length) super(...parts); else super(2031, 2, 12, 9); } };
</script>`;
const EVENTS = ["Author's Birthday", '1-Week Coding Bootcamp', 'Holiday #2', 'Event #2'];
const month = (name: string) => press(`.calendar-months .month:text-is("${name}")`);

interface Calendar {
  evoCalendar: { options: { calendarEvents: { name: string }[]; theme: string } };
}

/** A calendar with its demonstration around it, as the package Evo Calendar brings them. */
export const YEAR: Bed = {
  on: {
    name: 'Evo Calendar',
    serve: site({ folder: 'evo-calendar', at: '/index.html', instead: [[/<head>/, PINNED]] }),
    ready: (tab) => tab.locator('#demoEvoCalendar .event-container').first().waitFor(),
  },
  state: async (tab) => ({
    path: new URL(tab.url()).pathname,
    ...(await tab.evaluate(() => {
      const calendar = document.querySelector('#demoEvoCalendar') as HTMLElement & Calendar;
      return {
        events: calendar.evoCalendar.options.calendarEvents.map(({ name }) => name),
        months: !calendar.classList.contains('sidebar-hide'),
        list: !calendar.classList.contains('event-hide'),
        samples: ['event-settings', 'method-code', 'event-code'].map(
          (id) => document.getElementById(id)?.textContent.trim().split('\n')[0],
        ),
      };
    })),
    theme: await texts(tab, '.btn-action.active'),
    year: await texts(tab, '.calendar-year > p'),
    month: await texts(tab, '.active-month'),
    day: await texts(tab, '.event-header > p'),
  }),
  commands: [
    { says: 'show December', right: { month: ['December'] }, hand: month('December') },
    { says: 'go one year further', right: { year: ['2032'] }, hand: press('[data-year-val="next"]') },
    { says: 'pon el calendario en naranja', right: { theme: ['ORANGE CORAL'] }, hand: press('[data-set-theme="Orange Coral"]') },
    {
      says: "what's on in the calendar on 15 February?",
      right: { month: ['February'], day: ['February 15, 2031'] },
      tells: /author['’]?s birthday/i,
      hand: inTurn(month('February'), press('[data-date-val="February 15, 2031"]')),
    },
    { says: 'put another event into the calendar', right: { events: [...EVENTS, 'Event #3'] }, hand: press('#addBtn') },
    { says: 'hide the months on the left', right: { months: false }, hand: press('#sidebarToggler') },
    { says: 'which events does it list for 12 March?', tells: /Holiday #2[\s\S]*Event #2|Event #2[\s\S]*Holiday #2/i },
    { says: 'I would like it in dark blue', kind: 'ambiguous', suggests: /midnight blue|royal navy/i },
  ],
};
