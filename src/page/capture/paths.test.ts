import { expect, test } from 'vitest';
import { MAX_PATH_POINTS } from '../../model/operations/drag';
import type { OperationOf } from '../../model/plan/operation';
import { draw } from './drawing-hand.fixture';
import { type PointerPath, thinPath } from './pointer-path';
import { $, end, missing, onRecordedPage, said, show, steps } from './showing.fixture';

onRecordedPage();

const CANVAS = '<canvas width=300 height=200 style="touch-action:none;display:block" aria-label=Sheet></canvas>';
const CIRCLE = Array.from({ length: 33 }, (_, at): [number, number] => [
  150 + 60 * Math.cos((at * Math.PI) / 16),
  100 + 60 * Math.sin((at * Math.PI) / 16),
]);
const dragged = () => steps().at(-1)?.operation as OperationOf<'drag'>;
const recorded = async (selector: string, ...points: [number, number][]) => {
  await draw(selector, ...points);
  end();
  return [...said(), ...missing()];
};

test('what is drawn by hand has its path as shares of the surface', async () => {
  show(CANVAS);
  expect(await recorded('canvas', [30, 20], [150, 20], [150, 180], [30, 100])).toEqual(['Drag along a path in canvas "Sheet"']);
  const { fingerprint, path, to, offset } = dragged();
  expect([to, offset]).toEqual([undefined, undefined]);
  const close = (x: number, y: number) => ({ x: expect.closeTo(x, 1), y: expect.closeTo(y, 1) });
  expect([fingerprint?.offset, ...(path ?? [])]).toEqual([close(0.1, 0.1), close(0.5, 0.1), close(0.5, 0.9), close(0.1, 0.5)]);
});

test('one that ends where it began is no press', async () => {
  show(CANVAS);
  expect(await recorded('canvas', ...CIRCLE)).toEqual(['Drag along a path in canvas "Sheet"']);
  expect(dragged().path?.length).toBeGreaterThan(12);
});

test('in a board around its canvas, and over its edge', async () => {
  show(`<div id=board tabindex=0 style="width:300px">${CANVAS}</div><p>Below</p>`);
  expect(await recorded('canvas', [30, 120], [80, 220], [130, 120], [180, 220])).toEqual([expect.stringMatching(/^Drag along a path in /)]);
  expect(dragged().path?.at(-1)).toMatchObject({ y: expect.closeTo(1.1, 1) });
});

test('a drag straight to its end has none, however the hand trembles', async () => {
  show(CANVAS);
  expect(await recorded('canvas', [20, 20], [121, 78], [250, 150])).toEqual([expect.stringMatching(/^Drag canvas "Sheet" to /)]);
});

const BOARD = `<div id=board tabindex=0 style="width:400px;user-select:none"><svg width=400 height=300 style="display:block">
  <rect x=20 y=20 width=80 height=40></rect><rect x=280 y=20 width=80 height=40></rect></svg></div><output></output>`;
const answered = () => {
  $('#board').onpointerup = () => $('output').append('!');
};

test('of a drag from shape to shape the ends count, unless it was drawn by hand', async () => {
  show(BOARD);
  answered();
  await recorded('#board', [60, 40], [190, 90], [320, 40]);
  expect(dragged()).toMatchObject({ to: { fingerprint: { drawn: { index: 1 } } } });
  expect(dragged()).not.toHaveProperty('path');
});

test('drawn by hand on a drawing, it has both', async () => {
  show(BOARD);
  answered();
  await recorded('#board', [60, 40], [190, 290], [30, 290], [320, 40]);
  expect(dragged()).toMatchObject({ to: { fingerprint: { drawn: { index: 1 } } }, path: [{}, {}, {}] });
});

test('what is moved by the pointer, as an item of a list, has its end only', async () => {
  show('<div id=item tabindex=0 style="touch-action:none;width:120px;height:40px;position:relative">Tea</div>');
  $('#item').onpointermove = ({ buttons, movementX, movementY }) => {
    if (!buttons) return;
    $('#item').style.left = `${Number.parseFloat($('#item').style.left || '0') + movementX}px`;
    $('#item').style.top = `${Number.parseFloat($('#item').style.top || '0') + movementY}px`;
  };
  await recorded('#item', [20, 20], [60, 90], [110, 30]);
  expect(dragged()).toMatchObject({ type: 'drag', offset: {} });
});

test('a path is thinned to what is seen of it, and to a bound', () => {
  const path = (points: [number, number][]): PointerPath => ({ points: points.map(([x, y]) => ({ x, y })), length: 0 });
  expect(
    thinPath(
      path([
        [0, 0],
        [5, 0.5],
        [10, 0],
        [10, 5],
        [10.4, 7],
        [10, 10],
      ]),
    ),
  ).toEqual([
    { x: 10, y: 0 },
    { x: 10, y: 10 },
  ]);
  const scribble = Array.from({ length: 3000 }, (_, at): [number, number] => [at, at % 2 ? 40 : (at % 7) * 5]);
  expect(thinPath(path(scribble)).length).toBeLessThanOrEqual(MAX_PATH_POINTS);
});
