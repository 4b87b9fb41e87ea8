import type { Page } from '@playwright/test';
import { type Application, clicks, step } from '../flow';
import { at } from '../hand';
import { bundled } from '../serve';

const spot = (tab: Page, x: number, y: number) => at(tab.locator('#app'), x, y);
interface Layer {
  pm?: { getShape(): string };
  getLatLng?(): { lat: number; lng: number };
  getLatLngs?(): unknown[][];
}

export const geoman: Application = {
  name: 'Leaflet with Geoman',
  kind: 'map',
  open: { 'in German': '"Abbrechen" is not taken for "Cancel", of which there are several' },
  serve: bundled('geoman'),
  ready: (tab) => tab.locator('.leaflet-pm-icon-marker').waitFor(),
  steps: [
    clicks('begin a marker', 'click', '.leaflet-pm-icon-marker'),
    step('put it there', 'click at', ({ click, tab }) => click(spot(tab, 0.4, 0.4))),
    clicks('enough of them', 'click', '.active .leaflet-pm-action, .pm-button-container.active .leaflet-pm-action >> nth=0'),
    clicks('begin a polygon', 'click', '.leaflet-pm-icon-polygon'),
    step('its corners', ['click at', 'click at', 'click at', 'click at|click'], async ({ click, tab }) => {
      await click(spot(tab, 0.55, 0.3));
      await click(spot(tab, 0.7, 0.3));
      await click(spot(tab, 0.62, 0.5));
      await click(spot(tab, 0.55, 0.3));
    }),
    clicks('closer', 'click', '.leaflet-control-zoom-in'),
    step('look elsewhere', 'drag', ({ drag, tab }) => drag(spot(tab, 0.35, 0.7), spot(tab, 0.3, 0.8))),
  ],
  state: (tab) =>
    tab.evaluate(() => {
      const { map } = globalThis as unknown as {
        map: { getZoom(): number; getCenter(): { lat: number; lng: number }; pm: { getGeomanLayers(): Layer[] } };
      };
      const side = (value: number, middle: number) => (value > middle ? '+' : '-');
      const layers = map.pm.getGeomanLayers().map((layer) => {
        const where = layer.getLatLng?.();
        return where
          ? `${layer.pm?.getShape()} ${side(where.lat, 60.4)}${side(where.lng, 5.3)}`
          : `${layer.pm?.getShape()} ${layer.getLatLngs?.()[0]?.length}`;
      });
      const { lat, lng } = map.getCenter();
      return [map.getZoom(), `${side(lat, 60.4)}${side(lng, 5.3)}`, ...layers.sort()];
    }),
  right: [11, '++', 'Marker +-', 'Polygon 3'],
  otherwise: { what: 'in German', address: '?de' },
};
