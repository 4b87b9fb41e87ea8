import { afterEach, expect, test } from 'vitest';
import type { OperationOf } from '../../model/plan/operation';
import { describe } from '../find/describe';
import { $, clear, does } from './act.fixture';
import { aim } from './aim';

afterEach(clear);

const POINTS = [
  { x: 0.5, y: 0.1 },
  { x: 0.5, y: 0.9 },
  { x: 0.1, y: 0.5 },
];
const BEGUN = { x: 0.1, y: 0.1 };

/** Draws on a surface of this size as it was drawn on one of 300 × 200: what the page heard, from its corner, and what came of the operation. */
async function drawn(width: number, height: number, over = '', path = POINTS) {
  document.body.innerHTML = `<canvas style="width:300px;height:200px;display:block;touch-action:none"></canvas>${over}`;
  const canvas = $<HTMLCanvasElement>('canvas');
  const operation: OperationOf<'drag'> = { type: 'drag', fingerprint: describe(canvas, BEGUN), path };
  Object.assign(canvas.style, { width: `${width}px`, height: `${height}px` });
  const heard: string[] = [];
  for (const name of ['pointerdown', 'pointermove', 'pointerup'] as const)
    canvas.addEventListener(name, (event) => {
      if (event.isTrusted || (name === 'pointermove' && !event.buttons)) return;
      heard.push(`${name.slice(7)} ${Math.round(event.offsetX)},${Math.round(event.offsetY)}`);
    });
  const bail = await does('canvas', operation, { point: aim(canvas, BEGUN) });
  return { heard, bail };
}

test('a path is one press that moves along its points and is released at the last', async () => {
  const { heard, bail } = await drawn(300, 200);
  expect(bail).toBeUndefined();
  const [first, ...moves] = heard;
  const last = moves.pop();
  expect([first, last]).toEqual(['down 30,20', 'up 30,100']);
  expect(moves).toEqual(expect.arrayContaining(['move 150,20', 'move 150,180', 'move 30,100']));
  expect(moves.indexOf('move 150,20')).toBeLessThan(moves.indexOf('move 150,180'));
  // On the way from the first corner to the second it stays on the line.
  expect(moves.slice(0, moves.indexOf('move 150,20')).every((move) => move.endsWith(',20'))).toBe(true);
});

test('on a surface of another size it takes the same shares of it', async () => {
  expect((await drawn(200, 100)).heard).toEqual(expect.arrayContaining(['down 20,10', 'move 100,10', 'move 100,90', 'up 20,50']));
});

test('what ends where it began is drawn', async () => {
  const { heard, bail } = await drawn(300, 200, '', [...POINTS, BEGUN]);
  expect([bail, heard.at(-1)]).toEqual([undefined, 'up 30,20']);
});

test('nothing is drawn where something else lies over the way', async () => {
  const panel = '<aside style="position:fixed;left:140px;top:60px;width:40px;height:60px;background:white">Colours</aside>';
  const { heard, bail } = await drawn(300, 200, panel, [
    { x: 0.9, y: 0.5 },
    { x: 0.1, y: 0.5 },
  ]);
  expect([heard, bail?.kind]).toEqual([[], 'target-covered']);
});
