import type { Page } from '@playwright/test';
import { type Application, clicks, step, writes } from '../flow';
import { at } from '../hand';
import { bundled } from '../serve';

const spot = (tab: Page, x: number, y: number) => at(tab.locator('.ol-viewport'), x, y);
interface Feature {
  getGeometry(): { getType(): string; getCoordinates?(): unknown[]; getCenter?(): unknown[] };
}

export const openlayers: Application = {
  name: 'OpenLayers',
  kind: 'map',
  serve: bundled('openlayers'),
  ready: (tab) => tab.locator('.ol-viewport canvas').first().waitFor(),
  steps: [
    writes('points', 'select', '#kind', 'Po', { last: ['Enter'] }),
    step('one here', 'click at', ({ click, tab }) => click(spot(tab, 0.3, 0.4))),
    step('one there', 'click at', ({ click, tab }) => click(spot(tab, 0.7, 0.4))),
    writes('lines', 'select', '#kind', 'Li', { last: ['Enter'] }),
    step('a line of three', ['click at', 'click at', 'click 2'], async ({ click, tab }) => {
      await click(spot(tab, 0.35, 0.6));
      await click(spot(tab, 0.5, 0.7));
      await click(spot(tab, 0.65, 0.6), { count: 2 });
    }),
    writes('nothing more', 'select', '#kind', 'No', { last: ['Enter'] }),
    clicks('closer', 'click', '.ol-zoom-in'),
  ],
  state: (tab) =>
    tab.evaluate(() => {
      const { drawn, map } = globalThis as unknown as { drawn: { getFeatures(): Feature[] }; map: { getView(): { getZoom(): number } } };
      const sign = (value: unknown): unknown => (Array.isArray(value) ? value.map(sign) : Math.sign(Math.round(Number(value) / 500_000)));
      const features = drawn
        .getFeatures()
        .map((one) => `${one.getGeometry().getType()} ${JSON.stringify(sign(one.getGeometry().getCoordinates?.() ?? []))}`);
      return [Math.round(map.getView().getZoom()), ...features.sort()];
    }),
  right: [4, 'LineString [[-1,-1],[0,-1],[1,-1]]', 'Point [-1,1]', 'Point [1,1]'],
};
