import { happened, settled } from '../kit/site.js';

const KEY = 'shop:basket';

/** What lies in the basket of this tab: `[{ id, colour, count }]`. */
export function basket() {
  return JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
}

export function keepBasket(lines) {
  sessionStorage.setItem(KEY, JSON.stringify(lines));
  settled({ basket: lines });
  for (const listener of listeners) listener();
}

/** Puts in `count` more of a product in a colour. */
export function addToBasket(id, colour, count) {
  const lines = basket();
  const same = lines.find((line) => line.id === id && line.colour === colour);
  if (same) same.count += count;
  else lines.push({ id, colour, count });
  happened('add to cart');
  keepBasket(lines);
}

export const countOf = (lines) => lines.reduce((sum, line) => sum + line.count, 0);

const listeners = new Set();
export const onBasket = (listener) => listeners.add(listener);

/** What the server told the page. */
export function facts() {
  return JSON.parse(document.getElementById('facts')?.textContent ?? '{}');
}

export const dollars = (amount) => `$${amount.toLocaleString('en-US')}`;
