import { openlayers } from '../../apps/flows/openlayers';
import type { Bed } from '../command';

export const OPENLAYERS: Bed = {
  on: openlayers,
  state: async (tab, served) => {
    const [zoom, ...features] = (await openlayers.state(tab, served)) as unknown[];
    return { zoom, features, draw: await tab.locator('select').inputValue() };
  },
  commands: [
    { says: 'Draw: Circle', right: { draw: 'Circle' } },
    { says: 'I want to draw points', right: { draw: 'Point' } },
    { says: 'set "Draw" to LineString', right: { draw: 'LineString' } },
    { says: 'choose the third option of the drop-down', right: { draw: 'LineString' } },
    // The first tries showed that it begins at 3, not at 2.
    { says: 'zoom in', right: { zoom: 4 } },
    { says: 'click + twice', via: { zoom: 4 }, right: { zoom: 5 } },
    { says: 'choose Polygon', kind: 'impossible', suggests: /Point|LineString|Circle/ },
    { says: 'wähle Point aus', right: { draw: 'Point' } },
    { says: 'which kinds of drawing are there?', tells: /Point.*LineString.*Circle/s },
  ],
};
