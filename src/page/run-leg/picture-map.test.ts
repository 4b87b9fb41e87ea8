import { expect, test } from 'vitest';
import { recordTarget } from '../capture/record-target';
import { deepElementFromPoint } from '../dom/roots';
import { scan } from '../scan/scan';
import { $, onBarePage, send } from './run-leg.fixture';

onBarePage();

const PICTURE = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='300' height='150'/>";
const page = (south: string, { style = '', above = '', before = '' } = {}) =>
  `${above}<h1>Map</h1><img id=img usemap="#m" alt=Regions width=300 height=150 style="${style}" src="${PICTURE}">
  <map name=m>${before}<area shape=rect coords="0,0,100,150" href="#n" alt=North>${south}</map>`;
const RECT = '<area shape=rect coords="150,0,300,150" href="#s" alt=South>';

test.each<[what: string, south: string, layout?: object]>([
  ['a rectangle', RECT],
  ['a circle', '<area shape=circle coords="220,75,40" href="#s" alt=South>'],
  ['a polygon that leaves its middle free', '<area shape=poly coords="150,0,300,0,300,150,280,150,280,20,150,20" href="#s" alt=South>'],
  ['what is left', '<area shape=default href="#s" alt=South>'],
  ['a handler alone', '<area coords="150,0,300,150" alt=South tabindex=0 onclick="">'],
  ['a picture with a border', RECT, { style: 'border:20px solid;padding:30px' }],
  ['a picture that is drawn smaller', RECT, { style: 'transform:scale(.5)' }],
])('an area of a picture map is found again and pressed: %s', async (_what, south, layout) => {
  document.body.innerHTML = page(south, layout);
  const areas = [...document.querySelectorAll('area')];
  const { x, y, width, height } = $('#img').getBoundingClientRect();
  const at = Array.from({ length: 900 }, (_, n) => ({
    x: x + (width * (29.5 - (n % 30))) / 30,
    y: y + (height * Math.floor(n / 30)) / 30,
  }));
  const point = at.find((one) => deepElementFromPoint(one.x, one.y) === areas.at(-1));
  const { fingerprint } = recordTarget(deepElementFromPoint(point!.x, point!.y), point!)!;
  expect((await scan()).elements.map(({ name, inView, covered }) => [name, inView, covered])).toEqual(
    ['North', 'South'].map((name) => [name, true, undefined]),
  );
  for (const html of [
    page(south, layout),
    page(south, { ...layout, above: '<p style="height:3000px">', before: '<area coords="0,0,9,9" href="#x" alt=New>' }),
  ]) {
    document.body.innerHTML = html;
    const pressed: string[] = [];
    for (const area of document.querySelectorAll('area'))
      area.onclick = (event) => {
        const { left, top } = $('#img').getBoundingClientRect();
        pressed.push(`${area.alt} ${event.clientX >= left && event.clientY >= Math.floor(top)}`);
        event.preventDefault();
      };
    const { bail } = await send([{ type: 'click', fingerprint }]);
    expect([pressed, bail]).toEqual([['South true'], undefined]);
  }
});

test('an area of a picture that is hidden, or of none, is not there', async () => {
  for (const html of [page(RECT, { style: 'display:none' }), page(RECT).replace('#m', '#other')]) {
    document.body.innerHTML = html;
    const { bail } = await send([{ type: 'click', selector: 'area[alt=South]' }], { patience: 60 });
    expect(bail?.kind).toBe('target-missing');
  }
});
