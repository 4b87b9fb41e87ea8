import type { Page } from '@playwright/test';
import type { Bed } from '../command';
import { any, press, texts, values } from '../met/gentelella';
import { site } from '../site';

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Fern &amp; Fig – plants and pots</title><link rel="icon" href="data:,">
<style>body{font:15px sans-serif;max-width:1000px;margin:1rem auto}header,.filters{display:flex;gap:1rem;align-items:center;flex-wrap:wrap;margin:.8rem 0}header h1{flex:1}.shelf{display:grid;grid-template-columns:repeat(4,1fr);gap:1rem}.mix{border:1px solid #ccd;border-radius:8px;padding:.8rem}.mix h3{margin:.2rem 0}.category.mixitup-control-active{background:#264;color:#fff}.wish[aria-pressed=true]{color:#c33}#basket{border:1px solid #264;padding:1rem}</style></head><body>
<header><h1>Fern &amp; Fig</h1><input type="search" id="search" placeholder="Search plants and pots" aria-label="Search"><button id="open" aria-expanded="false" aria-controls="basket">Basket (<span id="count">0</span>)</button></header>
<section id="basket" hidden aria-label="Your basket"><ul></ul><p>Delivery is free from €50.</p></section>
<div class="filters"><button class="category" data-filter="all">All</button><button class="category" data-filter=".indoor">Indoor plants</button><button class="category" data-filter=".outdoor">Outdoor plants</button><button class="category" data-filter=".pots">Pots</button><button class="category" data-filter=".tools">Tools</button>
<label><input type="checkbox" id="safe" value=".safe"> Pet safe</label><label><input type="checkbox" id="stocked" value=".stocked"> In stock</label>
<label>Sort by <select id="sort"><option value="default:asc">Featured</option><option value="price:asc">Price: low to high</option><option value="price:desc">Price: high to low</option><option value="name:asc">Name: A to Z</option></select></label></div>
<div class="shelf"></div>
<script src="/npm/mixitup/dist/mixitup.min.js"></script>
<script>
const all = [['Monstera', 34, 'indoor stocked'], ['Snake plant', 19, 'indoor stocked'], ['Peace lily', 16, 'indoor stocked'], ['Boston fern', 14, 'indoor safe'], ['Calathea', 21, 'indoor safe stocked'], ['Olive tree', 58, 'outdoor stocked'], ['Lavender', 8, 'outdoor stocked'], ['Rosemary', 7, 'outdoor safe stocked'], ['Terracotta pot', 6, 'pots stocked'], ['Glazed pot', 18, 'pots stocked'], ['Watering can', 22, 'tools stocked'], ['Mister bottle', 9, 'tools']];
const one = (at) => document.querySelector(at);
one('.shelf').innerHTML = all.map(([name, price, classes]) => '<article class="mix ' + classes + '" data-name="' + name + '" data-price="' + price + '"><h3>' + name + '</h3><p>€' + price + (classes.includes('stocked') ? '' : ' · back in June') + '</p><button class="add">Add to basket</button> <button class="wish" aria-pressed="false" aria-label="Add ' + name + ' to wish list">♥</button></article>').join('');
let category = 'all';
const mixer = mixitup('.shelf', { animation: { duration: 150 }, controls: { enable: false } });
const draw = () => {
  const words = one('#search').value.trim().toLowerCase(), ticks = [...document.querySelectorAll('.filters input:checked')].map(({ value }) => value).join('');
  const fits = [...document.querySelectorAll('.mix')].filter((mix) => mix.matches((category === 'all' ? '.mix' : category) + ticks) && mix.dataset.name.toLowerCase().includes(words));
  for (const control of document.querySelectorAll('.category')) control.classList.toggle('mixitup-control-active', control.dataset.filter === category);
  mixer.filter(fits).then(() => mixer.sort(one('#sort').value));
};
for (const control of document.querySelectorAll('.category')) control.addEventListener('click', () => { category = control.dataset.filter; draw(); });
for (const at of ['#safe', '#stocked', '#sort']) one(at).addEventListener('change', draw);
one('#search').addEventListener('input', draw);
one('#open').addEventListener('click', () => { one('#basket').hidden = !one('#basket').hidden; one('#open').setAttribute('aria-expanded', !one('#basket').hidden); });
for (const add of document.querySelectorAll('.add')) add.addEventListener('click', () => { const line = document.createElement('li'); line.textContent = add.closest('.mix').dataset.name; one('#basket ul').append(line); one('#count').textContent = one('#basket ul').children.length; });
for (const wish of document.querySelectorAll('.wish')) wish.addEventListener('click', () => wish.setAttribute('aria-pressed', wish.getAttribute('aria-pressed') !== 'true'));
draw();
</script></body></html>`;

const add = (name: string) => press(`.mix[data-name="${name}"] .add`);
const shown = (tab: Page) =>
  tab.locator('.mix').evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => (one as HTMLElement).dataset.name));
const BY_NAME = ['Boston fern', 'Calathea', 'Glazed pot', 'Lavender', 'Mister bottle', 'Monstera', 'Olive tree', 'Peace lily'];

/** A shop for plants whose shelf is filtered and sorted by MixItUp, with a basket and a wish list. */
export const PLANTS: Bed = {
  on: {
    name: 'MixItUp shop',
    serve: site({ at: '/shop', page }),
    ready: (tab) => tab.locator('.mixitup-control-active').waitFor(),
  },
  state: async (tab) => ({
    path: new URL(tab.url()).pathname,
    shown: await shown(tab),
    asked: await values(tab, '#search, #safe, #stocked, #sort'),
    category: await texts(tab, '.mixitup-control-active'),
    basket: await texts(tab, '#basket li'),
    open: await tab.locator('#basket').isVisible(),
    wishes: await tab.locator('.wish[aria-pressed=true]').count(),
  }),
  commands: [
    {
      says: 'show only the pots',
      right: { category: ['Pots'], shown: ['Terracotta pot', 'Glazed pot'] },
      hand: press('.category:text-is("Pots")'),
    },
    { says: 'add the olive tree to my basket', right: { basket: ['Olive tree'] }, hand: add('Olive tree') },
    {
      says: 'only pet safe ones that are in stock pls',
      via: { asked: any, shown: any },
      right: { asked: ['', true, true, 'default:asc'], shown: ['Calathea', 'Rosemary'] },
      hand: async (tab: Page) => {
        await press('#safe')(tab);
        await press('#stocked')(tab);
      },
    },
    {
      says: 'search for calathea and put it on my wish list',
      via: { asked: any, shown: any },
      right: { asked: ['calathea', false, false, 'default:asc'], shown: ['Calathea'], wishes: 1 },
      hand: async (tab: Page) => {
        await tab.locator('#search').fill('calathea');
        await press('.mix[data-name="Calathea"] .wish')(tab);
      },
    },
    { says: 'how much is the watering can?', tells: /\b22\b/ },
    {
      says: 'añade "Peace lily" a la cesta y abre "Basket"',
      via: { basket: any },
      right: { basket: ['Peace lily'], open: true },
      hand: async (tab: Page) => {
        await add('Peace lily')(tab);
        await press('#open')(tab);
      },
    },
    {
      says: 'ordena por «Name: A to Z»',
      right: { asked: ['', false, false, 'name:asc'], shown: new RegExp(`^\\["${BY_NAME.join('","')}`) },
      hand: (tab) => tab.locator('#sort').selectOption('name:asc'),
    },
    { says: 'put the pot in the basket', kind: 'ambiguous', suggests: /Terracotta|Glazed/i },
  ],
};
