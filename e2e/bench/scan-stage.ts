import { bundled } from '../fixtures/bundled';

/** The scanners that are compared, as one script for a page. */
export const bundle = (): Promise<string> =>
  bundled(new URL('scan.entry.ts', import.meta.url), { define: { 'process.env.NODE_ENV': '"production"' } });

/** Rows of a shop, three controls each. */
export const rowsOf = (amount: number) =>
  `<main><h1>Shop</h1>${Array.from(
    { length: amount },
    (_, at) =>
      `<div class="row"><span>Item ${at}</span><label for="q${at}">Quantity ${at}</label><input id="q${at}" value="${at}"><button class="add">Add</button><a href="/item/${at}">Details ${at}</a></div>`,
  ).join('')}</main>`;
