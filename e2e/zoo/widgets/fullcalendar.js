import { Calendar } from '@fullcalendar/core';
import dayGrid from '@fullcalendar/daygrid';
import interaction from '@fullcalendar/interaction';

const place = document.body.appendChild(document.createElement('div'));
place.style.width = '800px';
new Calendar(place, {
  plugins: [dayGrid, interaction],
  initialDate: '2024-05-01',
  selectable: true,
  editable: true,
  events: [{ title: 'Trip', start: '2024-05-07' }],
  dateClick: ({ dateStr }) => said.push(dateStr),
  eventClick: ({ event }) => said.push(event.title),
  eventDrop: ({ event }) => said.push(event.startStr),
}).render();
