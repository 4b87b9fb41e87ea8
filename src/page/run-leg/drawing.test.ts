import { expect, test } from 'vitest';
import { scan } from '../scan/scan';
import { $, onBarePage, run, send } from './run-leg.fixture';

onBarePage();

/** A press on the drawing closes the editor over it, whose text is drawn then. */
const draws = () => {
  const clicks: string[] = [];
  $('svg').onmousedown = () => {
    $('div').remove();
    $('text').replaceChildren('Pack the tea');
  };
  $('svg').onclick = () => clicks.push('click');
  return clicks;
};
const drawing = (size: number) =>
  `<svg tabindex=0 width=${size} height=${size}><text y=20>Order</text></svg><div contenteditable>Pack the tea</div>`;

test('a drawing that one works on stays itself, whatever a press draws on it', async () => {
  let clicks: string[] = [];
  await run(drawing(Math.min(innerWidth, innerHeight)), [{ type: 'click', selector: 'svg' }], {}, () => {
    clicks = draws();
  });
  expect(clicks).toEqual(['click']);
});

test('a small one is what it shows', async () => {
  let clicks: string[] = [];
  const told = await run(drawing(24), [{ type: 'click', selector: 'svg' }], {}, () => {
    clicks = draws();
  });
  expect(clicks).toEqual([]);
  expect(told).toContain('outcome-unknown');
});

test('a node that is told by its own text is pressed by its number, and found again where it was moved', async () => {
  const node = (id: string, at: number, text: string) =>
    `<g id="${id}" transform="translate(0 ${at})"><rect width="90" height="40" fill="#eee"></rect><text x="4" y="20">${text}</text></g>`;
  const diagram = (order: number, pack: number) =>
    `<svg tabindex="0" width="200" height="220">${node('n1', order, 'Order')}${node('n2', pack, 'Pack the tea')}</svg>`;
  const pressed: (string | undefined)[] = [];
  const listen = () => $('svg').addEventListener('click', ({ target }) => pressed.push((target as Element).closest('g')?.id));
  document.body.innerHTML = diagram(0, 100);
  listen();
  const [, , pack] = scan().elements;
  const { records } = await send([{ type: 'click', elementId: pack?.ref ?? 0 }]);
  document.body.innerHTML = diagram(120, 20);
  listen();
  const { found } = records[0] ?? {};
  await send([{ type: 'click', ...(found ? { fingerprint: found } : {}) }]);
  expect([pack?.name, ...pressed]).toEqual(['Pack the tea', 'n2', 'n2']);
});
