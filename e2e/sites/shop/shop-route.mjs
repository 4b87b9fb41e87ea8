import { shell } from '../shell.mjs';
import { PRODUCTS, productPage, suggestions } from './catalogue.mjs';

/** How long the shop's list and its suggestions take, ms: as slow as real ones. */
const LIST_MS = 300;
const SUGGEST_MS = 60;

export async function shopRoute({ request, url, send, json, redirect }) {
  const page = (script, title, facts) => send(200, shell({ app: 'shop', script, title, url, facts }));
  if (url.pathname === '/shop') return redirect(`/shop/${url.search}`);
  if (url.pathname === '/shop/') return page('shop', 'Lumen · Cameras and light');
  if (url.pathname === '/shop/cart') return page('cart', 'Cart · Lumen', { products: PRODUCTS });
  if (url.pathname === '/shop/checkout') return page('checkout', 'Checkout · Lumen', { products: PRODUCTS });
  if (url.pathname === '/shop/pay') return page('pay', 'Payment');
  if (url.pathname === '/shop/api/products') return later(request, LIST_MS, () => json(productPage(url.searchParams)));
  if (url.pathname === '/shop/api/suggest') return later(request, SUGGEST_MS, () => json(suggestions(url.searchParams.get('q') ?? '')));
  const product = PRODUCTS.find(({ id }) => url.pathname === `/shop/product/${id}`);
  if (product)
    return page('product', `${product.name} · Lumen`, {
      product,
      others: PRODUCTS.filter(({ kind, id }) => kind === product.kind && id !== product.id).slice(0, 4),
    });
  return send(404, 'Not found');
}

function later(request, ms, answer) {
  const timer = setTimeout(answer, ms);
  request.on('close', () => request.destroyed && clearTimeout(timer));
}
