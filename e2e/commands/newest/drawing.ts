import type { Page } from '@playwright/test';
import type { Bed } from '../command';
import { press } from '../met/gentelella';
import { site } from '../site';

interface Editor {
  svgCanvas: { getMode(): string; getZoom(): number };
}

const write = (field: string, value: string) => async (tab: Page) => {
  await tab.locator(`${field} input`).fill(value);
  await tab.keyboard.press('Enter');
};

/** SVG-edit, a program for drawings: its tools are elements with a shadow root, and named by their titles. */
export const DRAWING: Bed = {
  on: {
    name: 'SVG-edit',
    serve: site({ folder: 'svgedit/dist/editor', at: '/index.html' }),
    ready: async (tab) => {
      await tab.getByRole('button', { name: 'OK', exact: true }).click();
      await tab.locator('#tool_text').waitFor();
    },
  },
  state: (tab) =>
    tab.evaluate(() => {
      const { svgCanvas } = (globalThis as unknown as { svgEditor: Editor }).svgEditor;
      const value = (id: string) => String((document.querySelector(id) as HTMLInputElement | null)?.value ?? '');
      return {
        path: location.pathname,
        tool: svgCanvas.getMode(),
        zoom: svgCanvas.getZoom(),
        grid: getComputedStyle(document.querySelector('#canvasGrid') ?? document.body).display !== 'none',
        stroke: value('#stroke_width'),
        opacity: value('#opacity'),
        panel: document.querySelector('#sidepanels')?.clientWidth ?? 0,
        drawn: document.querySelectorAll('#svgcontent g.layer > :not(title)').length,
      };
    }),
  commands: [
    { says: 'take the pencil', right: { tool: 'fhpath' }, hand: press('#tool_fhpath') },
    { says: "choisis l'outil « Text Tool »", right: { tool: 'text' }, hand: press('#tool_text') },
    { says: 'show the grid', right: { grid: true }, hand: press('#view_grid') },
    { says: 'zoom to 200', right: { zoom: 2 }, hand: write('#zoom', '200') },
    {
      says: 'make the stroke width 10 and the opacity 50',
      via: { stroke: /./, opacity: /./ },
      right: { stroke: '10', opacity: '50' },
      hand: async (tab) => {
        await write('#stroke_width', '10')(tab);
        await write('#opacity', '50')(tab);
      },
    },
    { says: 'open the side panel', right: { panel: /^\d{3}$/ }, hand: press('#sidepanel_handle') },
    { says: 'what is my drawing called?', tells: /untitled/ },
    { says: 'print the drawing in color on paper', kind: 'impossible' },
  ],
};
