import type { Page } from '@playwright/test';
import { begin, recording, said, save } from '../fixtures/showing';
import { expect, test } from '../fixtures/test';
import { openZoo } from '../zoo/stage';

/** What a signature pad holds: its one stroke, where it begins, how far it goes, and how much longer its way is than the straight one. */
const stroke = (tab: Page) =>
  tab.evaluate(() => {
    const { pad } = globalThis as unknown as { pad: { toData(): { points: { x: number; y: number }[] }[] } };
    const strokes = pad.toData();
    const points = strokes[0]?.points ?? [];
    const [first, last] = [points[0], points.at(-1)];
    if (!first || !last) return { strokes: strokes.length };
    const way = points.slice(1).reduce((sum, { x, y }, at) => sum + Math.hypot(x - (points[at]?.x ?? x), y - (points[at]?.y ?? y)), 0);
    return { strokes: strokes.length, from: [first.x, first.y], to: [last.x, last.y], way };
  });

test('what was drawn by hand is drawn again, in a signature pad', async ({ abra, tab }) => {
  const zoo = await openZoo();
  try {
    await tab.goto(`${zoo.url}/signature`);
    await begin(abra, tab);
    const box = await tab.locator('canvas').boundingBox();
    if (!box) throw new Error('There is no pad.');
    await tab.mouse.move(box.x + 40, box.y + 110);
    await tab.mouse.down();
    for (const [x, y] of [
      [80, 30],
      [120, 110],
      [160, 30],
      [200, 110],
      [260, 70],
    ] as const)
      await tab.mouse.move(box.x + x, box.y + y, { steps: 8 });
    await tab.mouse.up();
    const shown = await stroke(tab);
    expect(shown.way).toBeGreaterThan(350);
    await expect.poll(() => said(abra)).toHaveLength(1);
    expect((await recording(abra))?.gaps ?? []).toEqual([]);
    await save(abra, 'Sign');
    await tab.reload();
    expect(await stroke(tab)).toEqual({ strokes: 0 });
    expect((await abra.play('Sign', { tab })).finished?.outcome).toBe('success');
    const drawn = await stroke(tab);
    expect(drawn.strokes).toBe(1);
    for (const end of ['from', 'to'] as const)
      for (const at of [0, 1]) expect(Math.abs((drawn[end]?.[at] ?? 0) - (shown[end]?.[at] ?? 0))).toBeLessThan(3);
    expect(Math.abs((drawn.way ?? 0) - (shown.way ?? 0)) / (shown.way ?? 1)).toBeLessThan(0.1);
  } finally {
    zoo.server.close();
  }
});

for (const notches of [1, 3])
  test(`a map that was zoomed by ${notches} of the wheel is zoomed again, about the same place, and how far is told where that cannot be known`, async ({
    abra,
    tab,
  }) => {
    const zoo = await openZoo();
    try {
      await tab.goto(`${zoo.url}/leaflet`);
      await begin(abra, tab);
      const box = await tab.locator('#map').boundingBox();
      if (!box) throw new Error('There is no map.');
      await tab.mouse.move(box.x + box.width * 0.8, box.y + box.height / 2);
      for (let notch = 0; notch < notches; notch++) await tab.mouse.wheel(0, -240 / notches);
      await expect.poll(() => view(tab)).toEqual({ zoom: expect.any(Number), east: 1 });
      const shown = await view(tab);
      await expect.poll(() => said(abra)).toHaveLength(1);
      expect((await recording(abra))?.gaps ?? []).toEqual([]);
      await save(abra, 'Closer');
      await tab.reload();
      expect(await view(tab)).toEqual({ zoom: 5, east: 0 });
      const { finished } = await abra.play('Closer', { tab });
      expect(finished?.outcome).toBe('success');
      // Leaflet adds up what comes within 40 ms, and hears nothing while it moves.
      if (notches > 1) expect(finished?.summary).toContain('cannot be seen');
      await expect.poll(() => view(tab)).toEqual(notches > 1 ? { zoom: expect.any(Number), east: 1 } : shown);
    } finally {
      zoo.server.close();
    }
  });

/** How close a map shows, and whether its middle went east; words while it moves. */
const view = (tab: Page) =>
  tab.evaluate(() => {
    const { map } = globalThis as unknown as {
      map: { getZoom(): number; getCenter(): { lng: number }; _animatingZoom?: boolean };
    };
    return map._animatingZoom ? 'on its way' : { zoom: map.getZoom(), east: Math.sign(Math.round((map.getCenter().lng + 0.1) * 1000)) };
  });
