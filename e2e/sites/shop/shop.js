import { begin } from '../kit/begin.js';
import { drift, link } from '../kit/drift.js';
import { append, fill, make, t } from '../kit/make.js';
import { happened, settled } from '../kit/site.js';
import { addToBasket } from './basket.js';
import { filters } from './filters.js';
import { shopFrame, toast } from './frame.js';
import { productCard } from './product-card.js';

const PAGE = 12;
const asked = { q: drift.param('q') ?? '', kinds: drift.param('kinds') ?? '', min: '', max: '', sort: 'featured' };

begin('Lumen · Cameras and light', () => {
  const title = make('h1', { class: 'shop-title' });
  const amount = make('p', { class: 'soft', id: 'amount', role: 'status' });
  const list = make('ul', { class: 'products', id: 'products', 'aria-label': 'Products', 'aria-busy': 'true' });
  const end = make('p', { class: 'list-end', role: 'status' });
  let turn = 0;
  let loaded = 0;
  let total = 0;
  let loading = false;

  const more = async () => {
    if (loading || (loaded > 0 && loaded >= total)) return;
    const mine = turn;
    loading = true;
    list.setAttribute('aria-busy', 'true');
    end.textContent = t('Loading…');
    const page = await fetch(`/shop/api/products?${new URLSearchParams({ ...asked, offset: loaded, limit: PAGE })}`).then((response) =>
      response.json(),
    );
    if (mine !== turn) return;
    if (loaded === 0) list.replaceChildren();
    append(
      list,
      drift.ordered(`products${loaded}`, page.products).map((product) => productCard(product, add)),
    );
    loaded += page.products.length;
    total = page.total;
    loading = false;
    list.setAttribute('aria-busy', 'false');
    amount.textContent = t('{count} products', { count: total });
    end.textContent = total === 0 ? t('Nothing fits. Try other words or filters.') : loaded >= total ? t('That is all.') : '';
    settled({ ...asked, total, loaded });
    if (loaded < total && nearEnd()) more();
  };
  const nearEnd = () => end.getBoundingClientRect().top < innerHeight + 200;
  const again = (change) => {
    Object.assign(asked, change);
    turn += 1;
    loaded = 0;
    total = 0;
    loading = false;
    fill(title, asked.q ? t('Results for “{words}”', { words: asked.q }) : t('Everything for the picture'));
    more();
  };
  const add = (product) => {
    addToBasket(product.id, 'black', 1);
    toast(t('Added to cart'));
  };
  document.addEventListener('shop:search', (event) => {
    event.preventDefault();
    history.pushState({}, '', link('/shop/', { q: event.detail }));
    again({ q: event.detail });
  });
  window.addEventListener('popstate', () => again({ q: new URLSearchParams(location.search).get('q') ?? '' }));
  new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && loaded > 0 && more(), {
    rootMargin: '200px',
  }).observe(end);

  const page = shopFrame(
    make('div', { class: 'shop-head' }, make('div', {}, title, amount), sortBox(again)),
    make('div', { class: 'shop-columns' }, filters(asked, again), make('div', {}, list, end)),
  );
  again({});
  return page;
});

function sortBox(again) {
  const options = [
    ['featured', 'Featured'],
    ['low', 'Price: low to high'],
    ['high', 'Price: high to low'],
    ['rating', 'Best rated'],
    ['name', 'Name'],
  ].map(([value, text]) => make('option', { value, text }));
  const select = make(
    'select',
    {
      part: 'sort',
      id: 'sort',
      testid: 'sort',
      class: 'input',
      onchange: () => {
        happened(`sort: ${select.value}`);
        again({ sort: select.value });
      },
    },
    options,
  );
  return make('div', { class: 'sort' }, make('label', { class: 'field-label', for: 'sort', text: 'Sort by' }), select);
}
