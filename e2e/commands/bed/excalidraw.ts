import { excalidraw } from '../../apps/flows/excalidraw';
import type { Bed } from '../command';

export const EXCALIDRAW: Bed = {
  on: excalidraw,
  state: async (tab, served) => ({
    drawn: await excalidraw.state(tab, served),
    ...(await tab.evaluate(() => {
      const { api } = globalThis as unknown as {
        api: { getAppState(): { activeTool: { type: string; locked: boolean }; zoom: { value: number }; openSidebar: unknown } };
      };
      const { activeTool, zoom, openSidebar } = api.getAppState();
      return { tool: activeTool.type, locked: activeTool.locked, zoom: zoom.value, library: openSidebar !== null };
    })),
  }),
  commands: [
    { says: 'choose the rectangle tool', right: { tool: 'rectangle' } },
    { says: 'I want to draw an arrow, pick that tool', right: { tool: 'arrow' } },
    { says: 'select the eraser', right: { tool: 'eraser' } },
    { says: 'zoom in', right: { zoom: 1.1 } },
    { says: 'zoom in three times', right: { zoom: 1.3 } },
    { says: 'Click on "Library"', right: { library: true } },
    { says: 'keep the selected tool active after drawing', right: { locked: true } },
    { says: 'wähle das Werkzeug Ellipse', right: { tool: 'ellipse' } },
    { says: 'select the pentagon tool', kind: 'impossible' },
  ],
};
