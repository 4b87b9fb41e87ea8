import { Calendar } from '@fullcalendar/core';
import dayGrid from '@fullcalendar/daygrid';
import interaction from '@fullcalendar/interaction';
import timeGrid from '@fullcalendar/timegrid';

const place = document.querySelector('#app');
place.style.cssText = 'max-width:1100px;margin:20px auto';
window.calendar = new Calendar(place, {
  plugins: [dayGrid, timeGrid, interaction],
  initialView: 'timeGridWeek',
  initialDate: '2026-05-13',
  headerToolbar: { left: 'prev,next today', center: 'title', right: 'dayGridMonth,timeGridWeek,timeGridDay' },
  height: 640,
  scrollTime: '08:00:00',
  locale: 'en',
  selectable: true,
  editable: true,
  events: [
    { id: 'a', title: 'Stand-up', start: '2026-05-12T09:00:00', end: '2026-05-12T10:00:00' },
    { id: 'b', title: 'Lunch', start: '2026-05-14T12:00:00', end: '2026-05-14T13:00:00' },
  ],
  select: ({ start, end }) => {
    const title = prompt('What is then?');
    if (title) window.calendar.addEvent({ title, start, end });
    window.calendar.unselect();
  },
  eventClick: ({ event }) => {
    if (confirm(`Remove ${event.title}?`)) event.remove();
  },
});
window.calendar.render();
