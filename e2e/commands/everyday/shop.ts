import type { Page } from '@playwright/test';
import type { Bed } from '../command';
import { any, press, texts } from '../met/gentelella';
import { site } from '../site';
import { fill, inTurn } from './hands';

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Fjell 24 backpack – Outward</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/npm/@shoelace-style/shoelace/cdn/themes/light.css"><script type="module" src="/npm/@shoelace-style/shoelace/cdn/shoelace.js"></script>
<style>body{font:16px/1.4 var(--sl-font-sans);margin:1rem 2rem;max-width:70rem}header,.row{display:flex;gap:1rem;align-items:center}header{justify-content:space-between}main{display:grid;grid-template-columns:1fr 1fr;gap:2rem}.picture{background:#dbe7e0;height:20rem;border-radius:8px;display:grid;place-items:center;font-size:6rem}main>div>*{margin-block:.6rem}.more{display:flex;gap:1rem}sl-card{width:13rem}</style></head><body>
<header><strong>Outward</strong><span>Basket (<span id="count">0</span>)</span></header>
<main><div><div class="picture" role="img" aria-label="The backpack in blue">Fjell</div><p>Rating of 212 customers: 4.6</p><div class="row"><span>How do you like it?</span><sl-rating label="Your rating" id="stars"></sl-rating></div></div>
<div><h1>Fjell 24 backpack</h1><p><strong>£ 89.00</strong></p>
<sl-select id="colour" label="Colour" value="blue"><sl-option value="blue">Blue</sl-option><sl-option value="green">Moss green</sl-option><sl-option value="sand">Sand</sl-option></sl-select>
<sl-radio-group id="size" label="Back length" value="M"><sl-radio-button value="S">Small</sl-radio-button><sl-radio-button value="M">Medium</sl-radio-button><sl-radio-button value="L">Large</sl-radio-button></sl-radio-group>
<sl-input id="many" type="number" label="Quantity" value="1" min="1" max="9"></sl-input>
<sl-switch id="gift">Gift wrapping (+ £ 3)</sl-switch>
<div class="row"><sl-button id="add" variant="primary">Add to basket</sl-button><sl-icon-button id="wish" name="heart" label="Add to wish list"></sl-icon-button></div>
<div class="row"><sl-input id="code" placeholder="Voucher code"></sl-input><sl-button id="apply">Redeem</sl-button></div><p role="status" id="told"></p></div></main>
<sl-tab-group><sl-tab slot="nav" panel="about">Description</sl-tab><sl-tab slot="nav" panel="ship">Delivery</sl-tab><sl-tab slot="nav" panel="said">Reviews</sl-tab>
<sl-tab-panel name="about">A light pack for a day out, made of recycled nylon. Weighs 780 g.</sl-tab-panel><sl-tab-panel name="ship">United Kingdom: 2 days. France and Germany: 5 days. Everywhere else: 9 days.</sl-tab-panel><sl-tab-panel name="said">“The zip is a bit stiff, but it kept everything dry.” – Moira</sl-tab-panel></sl-tab-group>
<h2>Goes well with it</h2><div class="more">
<sl-card>Steel bottle<br><strong>£ 24.00</strong><sl-button slot="footer" size="small" data-name="Steel bottle">Add</sl-button></sl-card>
<sl-card>Glass bottle<br><strong>£ 19.50</strong><sl-button slot="footer" size="small" data-name="Glass bottle">Add</sl-button></sl-card>
<sl-card>Soft bottle<br><strong>£ 12.90</strong><sl-button slot="footer" size="small" data-name="Soft bottle">Add</sl-button></sl-card>
<sl-card>Rain cover<br><strong>£ 15.00</strong><sl-button slot="footer" size="small" data-name="Rain cover">Add</sl-button></sl-card></div>
<script type="module">
const of = (id) => document.getElementById(id), basket = globalThis.basket = [];
const put = (what) => { basket.push(what); of('count').textContent = basket.length; of('told').textContent = 'In your basket: ' + basket.join('; '); };
of('add').addEventListener('click', () => put(of('many').value + ' × Fjell 24, ' + of('colour').value + ', ' + of('size').value + (of('gift').checked ? ', wrapped' : '')));
for (const one of document.querySelectorAll('[data-name]')) one.addEventListener('click', () => put('1 × ' + one.dataset.name));
of('wish').addEventListener('click', () => { const on = of('wish').name === 'heart'; of('wish').name = on ? 'heart-fill' : 'heart'; of('wish').label = on ? 'Remove from wish list' : 'Add to wish list'; });
of('apply').addEventListener('click', () => { of('told').textContent = of('code').value === 'WELCOME10' ? '10 % off: voucher redeemed' : 'This voucher is not valid'; });
await Promise.all(['sl-rating', 'sl-select', 'sl-radio-group', 'sl-input', 'sl-tab-group'].map((name) => customElements.whenDefined(name)));
document.body.classList.add('ready');
</script></body></html>`;

const choose = (colour: string) => inTurn(press('#colour'), press(`sl-option[value=${colour}]`));
const star = (which: number) => async (tab: Page) => {
  const box = await tab.locator('#stars').boundingBox();
  if (box) await tab.mouse.click(box.x + (box.width / 5) * (which - 0.5), box.y + box.height / 2);
};

/** One thing in a shop, all of Shoelace: custom elements with their fields in shadow roots. */
export const SHOP: Bed = {
  on: { name: 'Shoelace shop', serve: site({ at: '/fjell-24', page }), ready: (tab) => tab.locator('body.ready').waitFor() },
  state: async (tab) => ({
    path: new URL(tab.url()).pathname,
    ...(await tab.evaluate(() => {
      const of = (id: string) => document.getElementById(id) as unknown as { value: unknown; checked: boolean; name: string };
      return {
        ...Object.fromEntries(['colour', 'size', 'many', 'code', 'stars'].map((id) => [id, of(id).value])),
        gift: of('gift').checked,
        wished: of('wish').name === 'heart-fill',
        basket: [...(globalThis as unknown as { basket: string[] }).basket],
      };
    })),
    tab: await texts(tab, 'sl-tab[active]'),
    redeemed: /voucher redeemed/.test((await tab.locator('#told').textContent()) ?? ''),
  }),
  commands: [
    {
      says: 'I would like the green one in large',
      right: { colour: 'green', size: 'L' },
      hand: inTurn(choose('green'), press('sl-radio-button[value=L]')),
    },
    {
      says: 'mets-en trois dans le panier',
      via: { many: '3' },
      right: { many: '3', basket: ['3 × Fjell 24, blue, M'] },
      hand: inTurn((tab) => tab.locator('#many input').fill('3'), press('#add')),
    },
    { says: 'give it four stars', right: { stars: 4 }, hand: star(4) },
    { says: "it's a present, so have it wrapped", right: { gift: true }, hand: press('#gift') },
    { says: 'put the cheapest bottle in my basket too', right: { basket: ['1 × Soft bottle'] }, hand: press('[data-name="Soft bottle"]') },
    {
      says: 'I have got a voucher, WELCOME10, use it',
      via: { code: 'WELCOME10' },
      right: { code: 'WELCOME10', redeemed: true },
      hand: inTurn(fill('#code input', 'WELCOME10'), press('#apply')),
    },
    { says: 'how long would it take to get it to France?', right: { tab: any }, tells: /\b(5|five)\b/i },
    { says: 'pay with PayPal', kind: 'impossible' },
  ],
};
