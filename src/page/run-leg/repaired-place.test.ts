import { expect, test } from 'vitest';
import { describe } from '../find/describe';
import { $, onBarePage, send } from './run-leg.fixture';

onBarePage();

const PAGE = '<div id="map" role="application" aria-label="Map" tabindex="0" style="width:400px;height:200px;background:silver"></div>';

/** Where a press of a repair hits the map, as ratios of its box, and the place that is told of it. */
async function pressed(stands?: boolean, at?: { x: number; y: number }): Promise<[x: number, y: number, told: unknown]> {
  document.body.innerHTML = PAGE;
  const map = $('#map');
  const fingerprint = { ...describe(map), offset: { x: 0.25, y: 0.75 } };
  const hits: [number, number][] = [];
  map.addEventListener('click', ({ offsetX, offsetY }) => hits.push([offsetX / 400, offsetY / 200]));
  const replaces = stands === undefined ? {} : { replaces: { fingerprint, refused: [], stands } };
  const report = await send([{ type: 'click', selector: '#map', ...(at ? { at } : {}), ...replaces }]);
  expect(hits).toHaveLength(1);
  const { found } = report.records[0] ?? {};
  return [...(hits[0] as [number, number]), found?.offset];
}

test('what stands in for a press at a place presses that place, and is learned with it', async () => {
  expect(await pressed(true)).toEqual([0.25, 0.75, { x: 0.25, y: 0.75 }]);
  expect(await pressed(true, { x: 0.5, y: 0.1 })).toEqual([0.25, 0.75, { x: 0.25, y: 0.75 }]);
});

test('a place that a planner named is pressed, and learned with it', async () => {
  expect(await pressed(undefined, { x: 0.5, y: 0.1 })).toEqual([0.5, 0.1, { x: 0.5, y: 0.1 }]);
  expect(await pressed(false, { x: 0.5, y: 0.1 })).toEqual([0.5, 0.1, { x: 0.5, y: 0.1 }]);
  expect(await pressed()).toEqual([0.5, 0.5, undefined]);
});

test('what only prepares for it has a place of its own', async () => {
  expect(await pressed(false)).toEqual([0.5, 0.5, undefined]);
});

test('a place in a text that is gone is not pressed elsewhere', async () => {
  document.body.innerHTML = '<div id="text" contenteditable="true" aria-label="Text">Dear all, the tea is ready for you</div>';
  const caret = { before: 'something else that was th', after: 'ere before, and is gone by now' };
  const fingerprint = { ...describe($('#text')), offset: { x: 0.1, y: 0.5 }, caret };
  const { bail } = await send([{ type: 'click', selector: '#text', replaces: { fingerprint, refused: [], stands: true } }]);
  expect(bail?.kind).toBe('target-missing');
});
