import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { $, onRecordedPage, said, show, steps } from './showing.fixture';

onRecordedPage();

const DRAWING = `<div id=board tabindex=0 style="width:400px;height:300px;user-select:none"><svg width=400 height=300 style="display:block">
  <rect class="ground" width=400 height=300 fill=white></rect>
  <g class=node><rect class="box" x=20 y=20 width=80 height=40></rect><text x=30 y=45 fill=white>Start</text><circle class=port cx=100 cy=40 r=6></circle></g>
  <g class=node><rect class="box" x=200 y=20 width=80 height=40></rect><text x=210 y=45 fill=white>End</text><circle class=port cx=200 cy=40 r=6></circle></g>
</svg></div><output></output>`;

test('a press on a drawing tells the shape that was under it', async () => {
  show(DRAWING);
  $('#board').onclick = () => $('output').append('!');
  await userEvent.click($('#board'), { position: { x: 240, y: 52 } });
  await expect.poll(said).toEqual(['Click shape "End"']);
  expect(steps()).toMatchObject([
    {
      operation: {
        fingerprint: { selectors: expect.arrayContaining(['#board']), drawn: { path: 'rect.box<g.node', text: 'End', of: 2, index: 1 } },
      },
    },
  ]);
});

test('the ground of a drawing is no shape of it', async () => {
  show(DRAWING);
  $('#board').onclick = () => $('output').append('!');
  await userEvent.click($('#board'), { position: { x: 300, y: 250 } });
  await expect.poll(steps).toMatchObject([{ operation: { fingerprint: { offset: { x: 0.75 } } } }]);
  expect(steps()[0]?.operation).not.toHaveProperty('fingerprint.drawn');
});

test('what is being drawn, and ends under the pointer, is no shape of it', async () => {
  show(DRAWING.replace('</svg>', '<polygon id=drawn points="20,100 200,100 120,250" fill=white></polygon></svg>'));
  $('#board').onclick = () => $('output').append('!');
  await userEvent.click($('#board'), { position: { x: 120, y: 249 } });
  await expect.poll(steps).toMatchObject([{ operation: { fingerprint: { offset: { x: expect.closeTo(0.3, 1) } } } }]);
  expect(steps()[0]?.operation).not.toHaveProperty('fingerprint.drawn');
});

const dragged = (from: [number, number], to: [number, number]) => {
  $('#board').onpointerup = () => $('output').append('!');
  const [[x, y], [endX, endY]] = [from, to];
  return userEvent.dragAndDrop($('#board'), $('#board'), { sourcePosition: { x, y }, targetPosition: { x: endX, y: endY } });
};

test('a drag from shape to shape has both', async () => {
  show(DRAWING);
  await dragged([100, 40], [200, 40]);
  await expect.poll(steps).toMatchObject([
    {
      operation: {
        type: 'drag',
        fingerprint: { drawn: { text: 'Start' } },
        to: { fingerprint: { drawn: { path: 'circle.port<g.node', text: 'End' } } },
      },
    },
  ]);
});

test('a shape that is put on the ground is moved by so much', async () => {
  show(DRAWING);
  await dragged([60, 52], [60, 202]);
  await expect
    .poll(steps)
    .toMatchObject([{ operation: { type: 'drag', fingerprint: { drawn: { text: 'Start' } }, offset: { x: 0, y: 150 } } }]);
});

test('what is drawn on a canvas has both places as shares of it', async () => {
  show(
    '<div id=board tabindex=0 style="width:400px;height:300px;user-select:none"><canvas width=400 height=300></canvas></div><output></output>',
  );
  await dragged([40, 30], [200, 150]);
  await expect.poll(steps).toMatchObject([
    {
      operation: {
        type: 'drag',
        fingerprint: { offset: { x: expect.closeTo(0.1, 1) } },
        to: { fingerprint: { offset: { x: expect.closeTo(0.5, 1), y: expect.closeTo(0.5, 1) } } },
      },
    },
  ]);
});
