import { begin } from '../kit/begin.js';
import { link } from '../kit/drift.js';
import { fill, make } from '../kit/make.js';
import { happened } from '../kit/site.js';
import { basket, dollars, facts, keepBasket } from './basket.js';
import { shopFrame } from './frame.js';
import { picture } from './picture.js';

const { products } = facts();

begin('Cart · Lumen', () => {
  const box = make('div', { class: 'cart' });
  const show = () => fill(box, basket().length ? full(show) : empty());
  show();
  return shopFrame(make('h1', { class: 'shop-title', text: 'Your cart' }), box);
});

function empty() {
  return make(
    'div',
    { class: 'cart-empty card' },
    make('p', { class: 'soft', text: 'Your cart is empty.' }),
    make('a', { part: 'shop-on', class: 'button main', href: link('/shop/'), text: 'Find something' }),
  );
}

function full(show) {
  const lines = basket();
  const sum = lines.reduce((total, line) => total + line.count * productOf(line).price, 0);
  return [
    make(
      'ul',
      { class: 'cart-lines card', 'aria-label': 'Items' },
      lines.map((line, index) => cartLine(line, index, show)),
    ),
    make(
      'aside',
      { class: 'cart-sum card', 'aria-label': 'Summary' },
      make('div', { class: 'product-row' }, make('span', { class: 'soft', text: 'Delivery' }), make('span', { text: 'Free' })),
      make('div', { class: 'product-row total' }, make('strong', { text: 'Total' }), make('strong', { id: 'total' }, dollars(sum))),
      make('a', {
        part: 'checkout',
        id: 'checkout',
        testid: 'checkout',
        class: 'button main wide tall',
        href: link('/shop/checkout'),
        text: 'Checkout',
      }),
    ),
  ];
}

function cartLine(line, index, show) {
  const product = productOf(line);
  const art = make('span', { class: 'cart-art', style: `--hue:${product.hue}` });
  art.append(picture(product));
  const change = (count) => {
    const lines = basket();
    if (count === 0) lines.splice(index, 1);
    else lines[index].count = count;
    happened(count === 0 ? `remove ${product.name}` : `count ${product.name}`);
    keepBasket(lines);
    show();
  };
  const options = [...Array(10)].map((_, n) => make('option', { value: String(n + 1), selected: n + 1 === line.count }, String(n + 1)));
  const select = make(
    'select',
    { part: `count-${product.id}`, class: 'input count-select', 'aria-label': 'Quantity', onchange: () => change(Number(select.value)) },
    options,
  );
  return make(
    'li',
    { class: 'cart-line' },
    art,
    make(
      'div',
      { class: 'stay-text' },
      make('strong', {}, product.name),
      make('p', { class: 'soft', text: line.colour[0].toUpperCase() + line.colour.slice(1) }),
    ),
    select,
    make('strong', { class: 'cart-price' }, dollars(product.price * line.count)),
    make('button', {
      part: `remove-${product.id}`,
      class: 'button small quiet',
      type: 'button',
      icon: 'trash',
      text: 'Remove',
      onclick: () => change(0),
    }),
  );
}

function productOf(line) {
  return products.find(({ id }) => id === line.id);
}
