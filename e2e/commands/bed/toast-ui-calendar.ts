import { toastUiCalendar } from '../../apps/flows/toast-ui-calendar';
import type { Bed } from '../command';

export const TOAST_UI_CALENDAR: Bed = {
  on: toastUiCalendar,
  state: async (tab, served) => ({
    events: await toastUiCalendar.state(tab, served),
    shown: await tab.locator('.toastui-calendar-detail-container .toastui-calendar-template-popupDetailTitle').allTextContents(),
  }),
  commands: [
    { says: 'open the Review', right: { shown: ['Review'] } },
    { says: 'click on the dentist appointment', right: { shown: ['Dentist'] } },
    { says: 'delete the Dentist', right: { events: ['work Review 2026-05-12'] } },
    { says: 'move Review to May 14', right: { events: ['work Review 2026-05-14', 'home Dentist 2026-05-20'] } },
    { says: 'when is the Dentist?', tells: /9:00|20/ },
    { says: 'open the details of "Review" and click Delete', via: { shown: ['Review'] }, right: { events: ['home Dentist 2026-05-20'] } },
    { says: 'zeige den Termin Dentist', right: { shown: ['Dentist'] } },
    { says: 'open the Haircut', kind: 'impossible', suggests: /Review|Dentist/ },
    { says: 'print the calendar', kind: 'impossible' },
  ],
};
