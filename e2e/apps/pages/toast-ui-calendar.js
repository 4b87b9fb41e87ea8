import Calendar from '@toast-ui/calendar';
import '@toast-ui/calendar/dist/toastui-calendar.min.css';

document.querySelector('#app').style.height = '700px';
const calendar = new Calendar('#app', {
  defaultView: 'month',
  useFormPopup: true,
  useDetailPopup: true,
  usageStatistics: false,
  calendars: [
    { id: 'work', name: 'Work', backgroundColor: '#9e5fff' },
    { id: 'home', name: 'Home', backgroundColor: '#00a9ff' },
  ],
});
calendar.setDate('2026-05-15');
calendar.createEvents([
  { id: 'e1', calendarId: 'work', title: 'Review', start: '2026-05-12T10:00:00', end: '2026-05-12T11:00:00' },
  { id: 'e2', calendarId: 'home', title: 'Dentist', start: '2026-05-20T09:00:00', end: '2026-05-20T10:00:00' },
]);
window.made = {};
window.made.e1 = 'work Review 2026-05-12';
window.made.e2 = 'home Dentist 2026-05-20';
const dayOf = (date) => {
  const time = date.toDate ? date.toDate() : new Date(date);
  return `${time.getFullYear()}-${String(time.getMonth() + 1).padStart(2, '0')}-${String(time.getDate()).padStart(2, '0')}`;
};
const tell = (event) => `${event.calendarId} ${event.title} ${dayOf(event.start)}`;
let number = 0;
calendar.on('beforeCreateEvent', (event) => {
  const id = `n${++number}`;
  calendar.createEvents([{ ...event, id, calendarId: event.calendarId || 'work' }]);
  window.made[id] = tell({ calendarId: 'work', ...event });
});
calendar.on('beforeUpdateEvent', ({ event, changes }) => {
  calendar.updateEvent(event.id, event.calendarId, changes);
  window.made[event.id] = tell({ calendarId: event.calendarId, title: event.title, start: event.start, ...changes });
});
calendar.on('beforeDeleteEvent', (event) => {
  calendar.deleteEvent(event.id, event.calendarId);
  delete window.made[event.id];
});
