import { fullcalendar } from '../../apps/flows/fullcalendar';
import type { Bed } from '../command';

export const FULLCALENDAR: Bed = {
  on: fullcalendar,
  state: async (tab, served) => {
    const [view, ...events] = (await fullcalendar.state(tab, served)) as string[];
    return { view, events, title: await tab.locator('.fc-toolbar-title').textContent() };
  },
  commands: [
    { says: 'show the whole month', right: { view: 'dayGridMonth', title: 'May 2026' } },
    { says: 'switch to the day view', right: { view: 'timeGridDay', title: /May 1[03], 2026/ } },
    { says: 'next week please', right: { title: /May 17 – 23, 2026/ } },
    { says: 'go two weeks further', right: { title: /May 24 – 30, 2026/ } },
    { says: 'Click the right arrow twice', right: { title: /May 24 – 30, 2026/ } },
    { says: 'geh eine Woche zurück', right: { title: /May 3 – 9, 2026/ } },
    { says: 'when is lunch?', tells: /12:00/ },
    // The first try showed that the day's name leads nowhere here.
    { says: 'open May 14', right: {} },
    { says: 'affiche le mois', right: { view: 'dayGridMonth', title: 'May 2026' } },
    { says: 'show the year view', kind: 'impossible', suggests: /month/i },
    { says: 'invite Bob to the stand-up', kind: 'impossible' },
  ],
};
