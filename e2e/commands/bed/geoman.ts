import { geoman } from '../../apps/flows/geoman';
import type { Bed } from '../command';

export const GEOMAN: Bed = {
  on: geoman,
  state: async (tab, served) => {
    const [zoom, , ...layers] = (await geoman.state(tab, served)) as unknown[];
    const modes = () => {
      const { map } = globalThis as unknown as {
        map: { pm: { Draw: { getActiveShape(): string | undefined }; globalEditModeEnabled(): boolean } };
      };
      return { shape: map.pm.Draw.getActiveShape() ?? '', editing: map.pm.globalEditModeEnabled() };
    };
    return { zoom, layers, ...(await tab.evaluate(modes)) };
  },
  commands: [
    { says: 'zoom in', right: { zoom: 11 } },
    { says: 'zoom out of the map twice', right: { zoom: 8 } },
    { says: 'click the plus', right: { zoom: 11 } },
    { says: 'start drawing a rectangle', right: { shape: 'Rectangle' } },
    { says: 'Draw Circle', right: { shape: 'Circle' } },
    { says: 'use the "Draw Polyline" tool', right: { shape: 'Line' } },
    { says: 'let me edit the layers', right: { editing: true } },
    { says: 'show satellite pictures', kind: 'impossible' },
    { says: 'draw', kind: 'ambiguous', suggests: /Draw (Marker|Polyline|Rectangle|Polygon|Circle)/i },
  ],
};
