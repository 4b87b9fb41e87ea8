import { link } from '../kit/drift.js';
import { icon } from '../kit/icon.js';
import { fill, make, t } from '../kit/make.js';
import { basket, countOf, onBasket } from './basket.js';
import { searchBox } from './search-box.js';

/** Header with search and cart around a page's content. */
export function shopFrame(...content) {
  const cart = make('a', { part: 'cart', id: 'cart-link', testid: 'cart-link', class: 'button quiet', href: link('/shop/cart') });
  const show = () => fill(cart, icon('cart'), t('Cart'), make('span', { class: 'cart-count' }, String(countOf(basket()))));
  onBasket(show);
  show();
  const kinds = [
    ['camera', 'Cameras'],
    ['lens', 'Lenses'],
    ['light', 'Lights'],
  ].map(([kind, text]) => make('a', { part: `nav-${kind}`, class: 'shop-link', href: link('/shop/', { kinds: kind }), text }));
  return make(
    'div',
    { class: 'shop' },
    make('p', { class: 'ribbon', text: 'Free delivery from $50 · Returns for 60 days' }),
    make(
      'header',
      { class: 'shop-top' },
      make('a', { part: 'home', class: 'shop-logo', href: link('/shop/') }, 'Lumen'),
      make('nav', { class: 'shop-nav', 'aria-label': 'Main', order: true }, kinds),
      searchBox(),
      cart,
    ),
    make('main', { class: 'shop-main' }, content),
    make(
      'footer',
      { class: 'shop-foot' },
      make('span', { text: 'Lumen · Cameras and light since 1987' }),
      make('a', { class: 'shop-link', href: '#help', text: 'Help' }),
      make('a', { class: 'shop-link', href: '#returns', text: 'Returns' }),
    ),
  );
}

/** A short word at the edge of the window. */
export function toast(text) {
  const box = make('div', { class: 'toast', role: 'status' }, icon('check'), text);
  document.body.append(box);
  setTimeout(() => box.remove(), 4000);
}
