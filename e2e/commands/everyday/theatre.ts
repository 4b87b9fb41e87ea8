import type { Bed } from '../command';
import { any, press } from '../met/gentelella';
import { site } from '../site';
import { inTurn } from './hands';

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>The Tempest – Old Mill Theatre</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/npm/seatchart/dist/seatchart.min.css"><style>body{font:15px sans-serif;margin:1rem 2rem}fieldset{max-width:40rem;margin-bottom:1rem}.stalls{color:#fff;background:#2a7f62}.balcony{color:#fff;background:#7a4ea3}</style></head><body>
<h1>The Tempest</h1><p>Old Mill Theatre, Saturday 8 March 2031. Doors open half an hour before the play begins.</p>
<fieldset><legend>Which performance?</legend><label><input type="radio" name="when" value="14:30" checked> Matinée, 14:30</label> <label><input type="radio" name="when" value="19:30"> Evening, 19:30</label></fieldset>
<p>Stalls (rows A to D): £ 28. Balcony (rows E and F): £ 17.</p><label><input type="checkbox" id="chair"> I come in a wheelchair</label>
<div id="seats"></div><p role="status" id="told"></p>
<script src="/npm/seatchart/dist/seatchart.min.js"></script>
<script>
const index = (label) => ({ row: label.charCodeAt(0) - 65, col: Number(label.slice(1)) - 1 });
const seats = globalThis.seats = new Seatchart(document.querySelector('#seats'), { legendVisible: true, cart: { visible: true, currency: '£ ', submitLabel: 'Book' }, map: { rows: 6, columns: 8,
  seatTypes: { default: { label: 'Stalls', cssClass: 'stalls', price: 28 }, balcony: { label: 'Balcony', cssClass: 'balcony', price: 17, seatRows: [4, 5] } },
  selectedSeats: [index('D7')], reservedSeats: ['A1', 'A2', 'B3', 'B4', 'C1', 'F8'].map(index) } });
seats.addEventListener('submit', ({ cart, total }) => { document.querySelector('#told').textContent = 'Booked: ' + cart.map(({ label }) => label).sort().join(', ') + ' for £ ' + total; });
</script></body></html>`;

const seat = (label: string) => press(`.sc-seat:text-is("${label}")`);

/** Seats of a theatre in Seatchart: small boxes to press, and a list of what is taken. */
export const THEATRE: Bed = {
  on: { name: 'Seatchart theatre', serve: site({ at: '/tempest', page }), ready: (tab) => tab.locator('.sc-seat').nth(47).waitFor() },
  state: (tab) =>
    tab.evaluate(() => {
      const { seats } = globalThis as unknown as { seats: { getCart(): { label: string }[] } };
      return {
        seats: seats
          .getCart()
          .map(({ label }) => label)
          .sort(),
        when: document.querySelector<HTMLInputElement>('[name=when]:checked')?.value,
        chair: document.querySelector<HTMLInputElement>('#chair')?.checked,
        told: document.querySelector('#told')?.textContent,
      };
    }),
  commands: [
    { says: 'I want seat C4 as well', right: { seats: ['C4', 'D7'] }, hand: seat('C4') },
    {
      says: 'take E5 and E6 for my parents',
      via: { seats: any },
      right: { seats: ['D7', 'E5', 'E6'] },
      hand: inTurn(seat('E5'), seat('E6')),
    },
    { says: "we'd rather come in the evening", right: { when: '19:30' }, hand: press('[value="19:30"]') },
    { says: 'D7 brauche ich doch nicht mehr', right: { seats: [] }, hand: seat('D7') },
    { says: 'book what I have picked', right: { told: 'Booked: D7 for £ 28' }, hand: press('.sc-cart-btn-submit') },
    { says: 'what does it cost to sit in the balcony?', tells: /\b17\b/ },
    { says: 'pick one more seat for my friend', kind: 'ambiguous', suggests: /\b[A-F][1-8]\b|seat/i },
    { says: 'order two glasses of wine for the interval', kind: 'impossible' },
  ],
};
