import { drift, link } from '../kit/drift.js';
import { make } from '../kit/make.js';
import { happened } from '../kit/site.js';

/** Where to, when, how many: a plain GET form to the results. */
export function searchForm({ q = '', when = '', guests = '2' } = {}) {
  const target = new URL(link('/desk/results'), location.origin);
  const kept = [...target.searchParams].map(([name, value]) => make('input', { type: 'hidden', name, value }));
  const field = (id, label, control) =>
    make('div', { class: 'field' }, make('label', { class: 'field-label', for: id, text: label }), control);
  const options = ['1', '2', '3', '4'].map((n) => make('option', { value: n, selected: n === guests }, n));
  return make(
    'form',
    {
      part: 'search-form',
      class: 'search card',
      role: 'search',
      method: 'get',
      action: '/desk/results',
      shadow: true,
      onsubmit: () => happened('search'),
    },
    kept,
    make(
      'div',
      { class: 'search-fields', order: true, part: 'search-fields' },
      field(
        'destination',
        'Destination',
        make('input', {
          part: 'destination',
          id: 'destination',
          name: 'q',
          testid: 'destination',
          class: 'input',
          type: 'text',
          placeholder: 'City or airport',
          value: q,
          required: true,
          autocomplete: 'off',
        }),
      ),
      field('when', 'Check-in', make('input', { part: 'when', id: 'when', name: 'when', class: 'input', type: 'date', value: when })),
      field('guests', 'Guests', make('select', { part: 'guests', id: 'guests', name: 'guests', class: 'input' }, options)),
    ),
    make('button', {
      part: 'search',
      id: 'search-button',
      testid: 'search-submit',
      class: 'button main',
      type: 'submit',
      icon: 'search',
      text: 'Search',
      twin: drift.has('twin') ? 'Search help' : undefined,
    }),
  );
}
