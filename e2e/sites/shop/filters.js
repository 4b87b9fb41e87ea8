import { make } from '../kit/make.js';
import { happened } from '../kit/site.js';

const KINDS = [
  ['camera', 'Cameras'],
  ['lens', 'Lenses'],
  ['tripod', 'Tripods'],
  ['bag', 'Bags'],
  ['light', 'Lights'],
  ['film', 'Film'],
];
const DEAREST = 1600;

/** Kinds as check boxes, a price from and to, and a slider for the dearest. `again` gets what changed. */
export function filters(asked, again) {
  const chosen = new Set(asked.kinds.split(',').filter(Boolean));
  const kind = ([value, text]) => {
    const box = make('input', {
      part: `kind-${value}`,
      type: 'checkbox',
      name: 'kind',
      value,
      checked: chosen.has(value),
      onchange: () => {
        if (box.checked) chosen.add(value);
        else chosen.delete(value);
        happened(`filter: ${value}`);
        again({ kinds: [...chosen].join(',') });
      },
    });
    return make('label', { class: 'check' }, box, make('span', { text }));
  };
  const price = (part, label, placeholder, key) => {
    const input = make('input', {
      part,
      id: part,
      class: 'input',
      type: 'number',
      min: '0',
      max: String(DEAREST),
      placeholder,
      'aria-label': label,
      onchange: () => again({ [key]: input.value }),
    });
    return input;
  };
  const max = price('max-price', 'Highest price', 'to', 'max');
  const slider = make('input', {
    part: 'price-slider',
    id: 'price-slider',
    class: 'slider',
    type: 'range',
    min: '0',
    max: String(DEAREST),
    step: '10',
    value: String(DEAREST),
    'aria-label': 'Price up to',
    oninput: () => {
      max.value = slider.value;
    },
    onchange: () => {
      happened('price');
      again({ max: slider.value });
    },
  });
  return make(
    'aside',
    { class: 'filters', 'aria-label': 'Filters', order: true, part: 'filters' },
    make(
      'fieldset',
      { class: 'filter' },
      make('legend', { class: 'field-label', text: 'Kind' }),
      make('div', { class: 'checks', order: true, part: 'kinds', shadow: true }, KINDS.map(kind)),
    ),
    make(
      'fieldset',
      { class: 'filter' },
      make('legend', { class: 'field-label', text: 'Price' }),
      make('div', { class: 'prices' }, price('min-price', 'Lowest price', 'from', 'min'), max),
      slider,
    ),
  );
}
