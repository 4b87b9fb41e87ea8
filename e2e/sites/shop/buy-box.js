import { drift } from '../kit/drift.js';
import { append, make, pageSheet, t } from '../kit/make.js';
import { happened, settled } from '../kit/site.js';
import { watchTouches } from '../kit/touches.js';
import { addToBasket } from './basket.js';
import { toast } from './frame.js';

const COLOURS = [
  ['black', 'Black', '#23252b'],
  ['silver', 'Silver', '#b9bec8'],
  ['sand', 'Sand', '#cdb892'],
];

customElements.define(
  'buy-box',
  class extends HTMLElement {
    #root = this.attachShadow({ mode: drift.shadowMode });

    /** Renders the controls for a product into the box's own root. */
    show(product) {
      this.#root.adoptedStyleSheets = [pageSheet()];
      watchTouches(this.#root);
      this.#root.replaceChildren();
      append(this.#root, controls(product));
    }
  },
);

/** Quantity, colour and "Add to cart" inside a web component; its shadow root is closed with `shadow=closed`. */
export function buyBox(product) {
  const box = document.createElement('buy-box');
  box.show(product);
  return box;
}

function controls(product) {
  let colour = 'black';
  const count = make('input', {
    part: 'quantity',
    id: 'quantity',
    class: 'count',
    type: 'text',
    inputmode: 'numeric',
    role: 'spinbutton',
    'aria-label': 'Quantity',
    'aria-valuenow': '1',
    'aria-valuemin': '1',
    'aria-valuemax': '10',
    value: '1',
  });
  const setCount = (wanted) => {
    const next = Math.min(10, Math.max(1, Math.round(wanted) || 1));
    count.value = String(next);
    count.setAttribute('aria-valuenow', String(next));
    settled({ quantity: next });
  };
  count.addEventListener('change', () => setCount(Number(count.value)));
  const step = (part, label, by, picture) =>
    make('button', {
      part,
      class: 'button quiet round',
      type: 'button',
      'aria-label': label,
      icon: picture,
      onclick: () => {
        happened(part);
        setCount(Number(count.value) + by);
      },
    });
  const dot = ([value, text, css]) =>
    make(
      'label',
      { class: 'colour', style: `--dot:${css}` },
      make('input', {
        part: `colour-${value}`,
        type: 'radio',
        name: 'colour',
        value,
        checked: value === colour,
        onchange: () => {
          colour = value;
          happened(`colour: ${value}`);
          settled({ colour });
        },
      }),
      make('span', { class: 'colour-dot', 'aria-hidden': 'true' }),
      make('span', { text }),
    );
  const buy = make('button', {
    part: 'add-to-cart',
    id: 'add-to-cart',
    testid: 'add-to-cart',
    class: 'button main wide tall',
    type: 'button',
    icon: 'cart',
    text: 'Add to cart',
    twin: 'Extended warranty',
    onclick: () => {
      addToBasket(product.id, colour, Number(count.value));
      toast(t('Added to cart'));
    },
  });
  return make(
    'div',
    { class: 'buy', role: 'group', 'aria-label': 'Buy' },
    make('div', { class: 'colours', role: 'radiogroup', 'aria-label': 'Colour', order: true, part: 'colours' }, COLOURS.map(dot)),
    make('div', { class: 'stepper' }, step('fewer', 'Decrease quantity', -1, 'minus'), count, step('more', 'Increase quantity', 1, 'plus')),
    buy,
  );
}
