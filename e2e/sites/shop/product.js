import { begin } from '../kit/begin.js';
import { link } from '../kit/drift.js';
import { icon } from '../kit/icon.js';
import { make, t } from '../kit/make.js';
import { dollars, facts } from './basket.js';
import { buyBox } from './buy-box.js';
import { shopFrame } from './frame.js';
import { picture } from './picture.js';

const { product, others } = facts();

begin('{name} · Lumen', () => page(), { name: product.name });

function page() {
  const art = make('div', { class: 'detail-art', style: `--hue:${product.hue}` });
  art.append(picture(product));
  return shopFrame(
    make(
      'nav',
      { class: 'crumbs', 'aria-label': 'Breadcrumb' },
      make('a', { part: 'crumb', class: 'shop-link', href: link('/shop/'), text: 'All products' }),
      ` / ${product.name}`,
    ),
    make(
      'div',
      { class: 'detail' },
      art,
      make(
        'div',
        { class: 'detail-text' },
        make('h1', { class: 'shop-title' }, product.name),
        make(
          'p',
          { class: 'soft rating' },
          icon('star', 15),
          `${product.rating.toFixed(1)} · `,
          t('{count} reviews', { count: 40 + product.id * 3 }),
        ),
        make('p', { class: 'detail-price' }, dollars(product.price)),
        make('p', {
          class: 'soft',
          text: 'Made to be used every day: solid, quiet, and simple to hold. Two years of warranty, spare parts for ten.',
        }),
        buyBox(product),
        make(
          'ul',
          { class: 'promises' },
          make('li', {}, icon('truck'), t('Delivered in 2 to 3 days')),
          make('li', {}, icon('reset'), t('Returns for 60 days')),
        ),
      ),
    ),
    make(
      'section',
      { class: 'others', 'aria-label': 'You may also like' },
      make('h2', { class: 'section-title', text: 'You may also like' }),
      make('ul', { class: 'products' }, others.map(otherCard)),
    ),
  );
}

function otherCard(other) {
  const art = make('a', {
    class: 'product-art',
    href: link(`/shop/product/${other.id}`),
    tabindex: '-1',
    'aria-hidden': 'true',
    style: `--hue:${other.hue}`,
  });
  art.append(picture(other));
  return make(
    'li',
    { class: 'product' },
    art,
    make(
      'div',
      { class: 'product-row' },
      make('a', { part: `other-${other.id}`, class: 'product-name', href: link(`/shop/product/${other.id}`) }, other.name),
      make('span', { class: 'product-price' }, dollars(other.price)),
    ),
  );
}
