import { begin } from '../kit/begin.js';
import { make } from '../kit/make.js';
import { drop, happened } from '../kit/site.js';
import { inside, showWhatsNew } from './frame.js';
import { searchForm } from './search-form.js';

const TRIPS = [
  { who: 'Bob Marsh', where: 'Montreal', when: '3 – 6 March', state: 'Booked' },
  { who: 'Carla Reyes', where: 'Lisbon', when: '11 – 14 March', state: 'Held' },
  { who: 'Dev Anand', where: 'Copenhagen', when: '19 – 20 March', state: 'Booked' },
  { who: 'Erin Falk', where: 'Kyoto', when: '2 – 9 April', state: 'Requested' },
];

begin('Dashboard · Wayfare Desk', () => {
  showWhatsNew();
  return inside(
    'dashboard',
    make('h1', { class: 'title', text: 'Good morning, Ada' }),
    make('p', { class: 'lead', text: 'Where is the team going next?' }),
    searchForm(),
    make(
      'div',
      { class: 'numbers', order: true },
      number('12', 'Trips this month'),
      number('$8,410', 'Spent of $14,000'),
      number('4.7', 'Average rating'),
      number('3', 'Waiting for you'),
    ),
    make(
      'section',
      { class: 'card table-card', id: 'trips', 'aria-label': 'Upcoming trips' },
      make('h2', { class: 'section-title', text: 'Upcoming trips' }),
      trips(),
    ),
  );
});

function number(value, text) {
  return make(
    'div',
    { class: 'number card' },
    make('strong', { class: 'number-value' }, value),
    make('span', { class: 'number-text', text }),
  );
}

function trips() {
  const head = make(
    'thead',
    {},
    make(
      'tr',
      {},
      ['Traveller', 'Destination', 'Dates', 'State', 'Actions'].map((text) => make('th', { scope: 'col', text })),
    ),
  );
  return make('table', { class: 'table' }, head, make('tbody', { order: true, part: 'trip-rows' }, TRIPS.map(trip)));
}

function trip({ who, where, when, state }) {
  const key = where.toLowerCase();
  const act = (what, text, onclick) =>
    make('button', { part: `${what}-${key}`, class: 'button small quiet', type: 'button', text, onclick });
  const row = make(
    'tr',
    { part: `trip-${key}` },
    make('td', {}, make('strong', {}, who)),
    make('td', {}, where),
    make('td', { class: 'soft' }, when),
    make('td', {}, make('span', { class: `state ${state.toLowerCase()}`, text: state })),
    make(
      'td',
      { class: 'row-actions' },
      act('view', 'View', () => happened(`view ${where}`)),
      act('cancel', 'Cancel', () => {
        happened(`cancel ${where}`);
        drop(row);
      }),
    ),
  );
  return row;
}
