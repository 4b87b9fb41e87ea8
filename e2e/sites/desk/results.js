import { begin } from '../kit/begin.js';
import { drift, link } from '../kit/drift.js';
import { icon } from '../kit/icon.js';
import { fill, make, t } from '../kit/make.js';
import { hash } from '../kit/renamed.js';
import { happened, settled } from '../kit/site.js';
import { inside, showWhatsNew } from './frame.js';
import { searchForm } from './search-form.js';

const NAMES = [
  'Hotel Aurora',
  'The Quayside',
  'Maison Blanche',
  'Garden Court',
  'Old Mill Inn',
  'Station House',
  'Park Lodge',
  'Hotel Meridian',
];
const q = drift.param('q')?.trim() ?? '';

begin('Results · Wayfare Desk', () => {
  showWhatsNew();
  const stays = NAMES.map((name) => stayOf(name));
  const list = make('ul', { class: 'stays', 'aria-label': 'Stays' });
  const show = (by) => {
    const sorted = [...stays].sort((a, b) => (by === 'price' ? a.price - b.price : b.rating - a.rating));
    fill(list, drift.ordered('stays', sorted).map(stay));
  };
  const sort = make(
    'select',
    { part: 'sort', id: 'sort', class: 'input', onchange: () => show(sort.value) },
    make('option', { value: 'rating', text: 'Best rated' }),
    make('option', { value: 'price', text: 'Cheapest first' }),
  );
  show('rating');
  settled({ q });
  return inside(
    'results',
    searchForm({ q, when: drift.param('when') ?? '', guests: drift.param('guests') ?? '2' }),
    make(
      'div',
      { class: 'results-head' },
      make(
        'div',
        {},
        make('h1', { class: 'title', text: 'Results' }),
        make('p', { class: 'lead' }, t('{count} stays in {place}', { count: stays.length, place: q })),
      ),
      make('div', { class: 'sort' }, make('label', { class: 'field-label', for: 'sort', text: 'Sort by' }), sort),
    ),
    list,
    make('a', { part: 'back', class: 'button quiet', href: link('/desk/dashboard'), text: 'Back to dashboard' }),
  );
});

function stayOf(name) {
  const number = hash(`${name} ${q}`);
  return { name, price: 78 + (number % 190), rating: 3.6 + ((number >> 8) % 14) / 10, hue: number % 360 };
}

function stay({ name, price, rating, hue }) {
  const key = name.toLowerCase().replace(/\W+/g, '-');
  const button = make('button', {
    part: `book-${key}`,
    class: 'button small main',
    type: 'button',
    text: 'Select',
    onclick: () => {
      happened(`select ${name}`);
      settled({ selected: name });
      fill(button, icon('check', 15), t('Selected'));
    },
  });
  return make(
    'li',
    { class: 'stay card' },
    make('span', {
      class: 'stay-art',
      'aria-hidden': 'true',
      style: `background:linear-gradient(135deg, hsl(${hue} 70% 62%), hsl(${(hue + 50) % 360} 65% 38%))`,
    }),
    make(
      'div',
      { class: 'stay-text' },
      make('h3', { class: 'stay-name' }, name),
      make('p', { class: 'soft' }, icon('star', 14), ` ${rating.toFixed(1)} · ${q}`),
    ),
    make(
      'div',
      { class: 'stay-end' },
      make('strong', { class: 'stay-price' }, `$${price}`),
      make('span', { class: 'soft', text: 'a night' }),
      button,
    ),
  );
}
