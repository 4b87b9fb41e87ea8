import { expect, test } from 'vitest';
import { $, onBarePage, run } from './run-leg.fixture';

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
