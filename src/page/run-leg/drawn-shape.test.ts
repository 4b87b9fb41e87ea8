import { expect, test } from 'vitest';
import type { Fingerprint } from '../../model/page/target';
import { drawnShape } from '../dom/drawn-shape';
import { describe } from '../find/describe';
import { $, onBarePage, send } from './run-leg.fixture';

onBarePage();

const board = (nodes: string) =>
  `<h1>Flow</h1><div id=board tabindex=0 style="width:400px;height:300px;overflow:auto"><svg width=400 height=600 style="display:block">${nodes}</svg></div>`;
const node = (text: string, x: number, y = 20) =>
  `<g class=node><rect class=box x=${x} y=${y} width=80 height=40></rect><text x=${x + 10} y=${y + 25} pointer-events=none>${text}</text></g>`;

/** Presses the shape that `was` shown at x, y, in what the page shows now: what heard the press. */
async function pressed(was: string, x: number, y: number, now: string): Promise<unknown> {
  document.body.innerHTML = board(was);
  const { left, top } = $('#board').getBoundingClientRect();
  const at = { x: left + x, y: top + y };
  const hit = document.elementFromPoint(at.x, at.y) as Element;
  const drawn = drawnShape(hit, $('#board'), at);
  const fingerprint: Fingerprint = { ...describe($('#board'), { x: x / 400, y: y / 300 }), ...(drawn && { drawn }) };
  document.body.innerHTML = board(now);
  let heard = '';
  $('#board').onclick = ({ target }) => {
    heard = (target as Element).parentElement?.textContent ?? '';
  };
  const { bail } = await send([{ type: 'click', fingerprint, id: `press-${now.length}-${now}` }]);
  return bail ?? heard;
}
const both = node('Start', 20) + node('End', 200);

test.each([
  ['where it was', both, 'End'],
  ['where it stands now', node('Start', 20) + node('End', 300, 120), 'End'],
  ['out of the part of the drawing that is shown', node('Start', 20) + node('End', 200, 500), 'End'],
  ['among others that came', node('New', 20, 100) + both, 'End'],
])('a shape is pressed %s', async (_where, now, heard) => {
  expect(await pressed(both, 240, 52, now)).toBe(heard);
});

test.each([
  ['is gone', node('Start', 20)],
  ['is one of two that read so', `${both}${node('End', 200, 120)}`],
])('a shape that %s is not pressed', async (_what, now) => {
  expect(await pressed(both, 240, 52, now)).toMatchObject({ kind: 'target-missing', wanted: expect.stringContaining('shape "End"') });
});

test('a shape that another one lies over is not pressed', async () => {
  expect(await pressed(both, 240, 52, both + node('Over', 210, 30))).toMatchObject({ kind: 'target-covered' });
});
