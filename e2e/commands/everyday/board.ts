import type { Bed } from '../command';
import { press, texts, values } from '../met/gentelella';
import { site } from '../site';
import { fill, inTurn, key } from './hands';

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>House and garden</title><link rel="icon" href="data:,">
<style>body{font:15px sans-serif;margin:1rem 2rem}#people,.columns{display:flex;gap:1rem;align-items:flex-start}.column{background:#eef1f4;padding:.8rem;width:19rem;border-radius:8px}.cards{position:relative;min-height:3rem}.card{position:absolute;width:17.4rem;margin:.3rem 0;z-index:1}.muuri-item-dragging{z-index:3}.in{background:#fff;padding:.6rem;border:1px solid #cbd2d9;border-radius:6px;cursor:grab}.dots{float:right;cursor:pointer;padding:0 .4rem}.who{color:#567;font-size:85%}#menu{position:absolute;background:#fff;border:1px solid #999;z-index:9;min-width:11rem}#menu div{padding:.4rem .8rem;cursor:pointer}.chip{cursor:pointer;padding:.2rem .7rem;border:1px solid #99a;border-radius:1rem}.chip.on{background:#246;color:#fff}</style></head><body>
<h1>House and garden</h1><p id="people"><span>Whose?</span></p><div class="columns"></div>
<script src="/npm/muuri/dist/muuri.min.js"></script>
<script>
const people = ['Maya', 'Ben', 'Tomasz'], begun = { 'To do': [['Fix the gate', 'Ben'], ['Clean the gutters', 'Ben'], ['Order firewood', 'Tomasz'], ['Repair the letterbox', 'Maya']], Doing: [['Paint the fence', 'Maya'], ['Plant the roses', 'Tomasz']], Done: [['Mow the lawn', 'Ben']] };
const make = (tag, name, text = '', into) => { const one = document.createElement(tag); one.className = name; one.textContent = text; into?.append(one); return one; };
const grids = globalThis.grids = {};
const cardOf = (title, who) => { const card = make('div', 'card'), inside = make('div', 'in', '', card); make('span', 'dots', '⋯', inside).title = 'What to do with it'; make('div', 'title', title, inside); make('div', 'who', who, inside); return card; };
for (const [name, cards] of Object.entries(begun)) {
  const column = make('div', 'column', '', document.querySelector('.columns')); make('h2', '', name, column);
  const place = make('div', 'cards', '', column); for (const [title, who] of cards) place.append(cardOf(title, who));
  const adds = make('input', 'new', '', column); adds.placeholder = '+ New card'; adds.addEventListener('keydown', ({ key }) => { if (key === 'Enter' && adds.value.trim()) { grids[name].add(cardOf(adds.value.trim(), 'nobody')); adds.value = ''; } });
  grids[name] = new Muuri(place, { items: '.card', dragEnabled: true, dragHandle: '.in', dragSort: () => Object.values(grids), dragContainer: document.body, layoutDuration: 0, dragStartPredicate: (item, event) => event.target.matches('.dots') ? false : Muuri.ItemDrag.defaultStartPredicate(item, event) });
}
const find = (card) => { for (const grid of Object.values(grids)) for (const item of grid.getItems()) if (item.getElement() === card) return [grid, item]; };
const shut = () => document.querySelector('#menu')?.remove();
document.addEventListener('click', ({ target }) => {
  const was = document.querySelector('#menu'); if (was && !was.contains(target)) shut();
  if (!target.matches('.dots')) return;
  const card = target.closest('.card'), menu = make('div', '', '', document.body); menu.id = 'menu';
  const { right, bottom } = target.getBoundingClientRect(); menu.style.left = right + scrollX + 'px'; menu.style.top = bottom + scrollY + 'px';
  const offer = (text, does) => make('div', '', text, menu).addEventListener('click', () => { does(); shut(); });
  const [grid, item] = find(card);
  for (const [name, other] of Object.entries(grids)) if (other !== grid) offer('Move to ' + name, () => grid.send(item, other, -1, { layoutSender: 'instant', layoutReceiver: 'instant' }));
  for (const who of people) if (who !== card.querySelector('.who').textContent) offer('Give to ' + who, () => { card.querySelector('.who').textContent = who; });
  offer('Remove', () => grid.remove([item], { removeElements: true }));
});
for (const who of ['Everybody', ...people]) make('span', 'chip' + (who === 'Everybody' ? ' on' : ''), who, document.querySelector('#people')).addEventListener('click', ({ target }) => {
  for (const one of document.querySelectorAll('.chip')) one.classList.toggle('on', one === target);
  for (const grid of Object.values(grids)) grid.filter((item) => who === 'Everybody' || item.getElement().querySelector('.who').textContent === who);
});
</script></body></html>`;

type Cards = Record<'To do' | 'Doing' | 'Done', string[]>;
const CARDS: Cards = {
  'To do': ['Clean the gutters – Ben', 'Fix the gate – Ben', 'Order firewood – Tomasz', 'Repair the letterbox – Maya'],
  Doing: ['Paint the fence – Maya', 'Plant the roses – Tomasz'],
  Done: ['Mow the lawn – Ben'],
};
const cards = (changed: Partial<Cards>) => ({ cards: { ...CARDS, ...changed } });
const inMenu = (title: string, what: string) =>
  inTurn(press(`.card:has(.title:text-is("${title}")) .dots`), press(`#menu div:text-is("${what}")`));

/** A board of cards in Muuri: dragged or sent by a menu of plain boxes. */
export const BOARD: Bed = {
  on: { name: 'Muuri board', serve: site({ at: '/board', page }), ready: (tab) => tab.locator('.muuri-item-shown').nth(6).waitFor() },
  state: async (tab) => ({
    cards: await tab.evaluate(() => {
      const { grids } = globalThis as unknown as { grids: Record<string, { getItems(): { getElement(): HTMLElement }[] }> };
      const said = (card: HTMLElement) => ['.title', '.who'].map((part) => card.querySelector(part)?.textContent).join(' – ');
      return Object.fromEntries(
        Object.entries(grids).map(([name, grid]) => [
          name,
          grid
            .getItems()
            .map((item) => said(item.getElement()))
            .sort(),
        ]),
      );
    }),
    only: await texts(tab, '.chip.on'),
    typed: await values(tab, '.new'),
    menu: await tab.locator('#menu').count(),
  }),
  commands: [
    {
      says: 'the fence is painted, so move Paint the fence to Done',
      right: cards({ Doing: ['Plant the roses – Tomasz'], Done: ['Mow the lawn – Ben', 'Paint the fence – Maya'] }),
      hand: inMenu('Paint the fence', 'Move to Done'),
    },
    {
      says: 'we also have to buy nails, write “Buy nails” on a new card under To do',
      right: cards({ 'To do': ['Buy nails – nobody', ...CARDS['To do']] }),
      hand: inTurn(fill('.new', 'Buy nails'), key('Enter')),
    },
    {
      says: 'get rid of the card about the letterbox',
      right: cards({ 'To do': CARDS['To do'].slice(0, 3) }),
      hand: inMenu('Repair the letterbox', 'Remove'),
    },
    { says: 'how many things are still to do?', tells: /\b(4|four)\b/i },
    {
      says: 'let Maya do the gutters instead of Ben',
      right: cards({ 'To do': ['Clean the gutters – Maya', ...CARDS['To do'].slice(1)] }),
      hand: inMenu('Clean the gutters', 'Give to Maya'),
    },
    { says: "I only want to see Ben's cards", right: { only: ['Ben'] }, hand: press('.chip:text-is("Ben")') },
    { says: 'what is Tomasz working on at the moment?', tells: /roses/i },
    { says: 'set a deadline for the firewood', kind: 'impossible' },
  ],
};
