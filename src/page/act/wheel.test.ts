import { afterEach, expect, test } from 'vitest';
import { $, clear, does } from './act.fixture';

afterEach(clear);

const heard: string[] = [];
const show = (takes: boolean) => {
  heard.length = 0;
  document.body.innerHTML = '<div id=map style="width:300px;height:200px" aria-label=Map role=region>Map</div>';
  $('#map').addEventListener(
    'wheel',
    (event) => {
      if (takes) event.preventDefault();
      heard.push(`${event.ctrlKey ? 'ctrl ' : ''}${event.deltaX},${event.deltaY} at ${event.offsetX},${event.offsetY}`);
    },
    { passive: false },
  );
};
const point = () => {
  const { left, top } = $('#map').getBoundingClientRect();
  return { x: left + 60, y: top + 50 };
};

test('a wheel is turned by as many events, at its place', async () => {
  show(true);
  expect(await does('#map', { type: 'wheel', selector: '#map', deltaY: -90, count: 3 }, { point: point() })).toBeUndefined();
  expect(heard).toEqual(['0,-30 at 60,50', '0,-30 at 60,50', '0,-30 at 60,50']);
});

test('with Control as two fingers on a touchpad, which press no key', async () => {
  show(true);
  const keys: string[] = [];
  const listen = ({ key }: KeyboardEvent) => keys.push(key);
  document.addEventListener('keydown', listen);
  await does('#map', { type: 'wheel', selector: '#map', deltaY: 12, modifiers: ['Control'] }, { point: point() });
  document.removeEventListener('keydown', listen);
  expect([heard, keys]).toEqual([['ctrl 0,12 at 60,50'], []]);
});

test('a page that does not take it stops', async () => {
  show(false);
  const bail = await does('#map', { type: 'wheel', selector: '#map', deltaY: 12 }, { point: point() });
  expect([heard.length, bail]).toMatchObject([1, { kind: 'value-rejected' }]);
});

test('nothing is turned where something lies over the place', async () => {
  show(true);
  document.body.insertAdjacentHTML('beforeend', '<aside style="position:fixed;inset:0;background:white">Wait</aside>');
  const bail = await does('#map', { type: 'wheel', selector: '#map', deltaY: 12 }, { point: point() });
  expect([heard, bail?.kind]).toEqual([[], 'target-covered']);
});
