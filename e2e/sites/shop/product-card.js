import { link } from '../kit/drift.js';
import { icon } from '../kit/icon.js';
import { make } from '../kit/make.js';
import { dollars } from './basket.js';
import { picture } from './picture.js';

/** A product in the list: its picture and name lead to its page, the button puts one into the cart. */
export function productCard(product, add) {
  const { id, name, price, rating } = product;
  const href = link(`/shop/product/${id}`);
  const art = make('a', { class: 'product-art', href, tabindex: '-1', 'aria-hidden': 'true', style: `--hue:${product.hue}` });
  art.append(picture(product));
  return make(
    'li',
    { class: 'product' },
    art,
    make(
      'div',
      { class: 'product-row' },
      make('a', { part: `product-${id}`, class: 'product-name', href }, name),
      make('span', { class: 'product-price' }, dollars(price)),
    ),
    make(
      'div',
      { class: 'product-row' },
      make('span', { class: 'soft rating' }, icon('star', 14), rating.toFixed(1)),
      make('button', {
        part: `add-${id}`,
        testid: `add-${id}`,
        class: 'button small',
        type: 'button',
        icon: 'plus',
        text: 'Add',
        onclick: () => add(product),
      }),
    ),
  );
}
