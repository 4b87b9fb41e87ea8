import { type Application, clicks, step } from '../flow';
import { at } from '../hand';
import { bundled } from '../serve';

interface Drawn {
  type: string;
  x: number;
  width: number;
  y: number;
  text?: string;
  strokeColor: string;
  isDeleted: boolean;
}
const canvas = 'canvas.interactive';

export const excalidraw: Application = {
  name: 'Excalidraw',
  kind: 'drawing board',
  serve: bundled('excalidraw', {
    head: '<script>window.EXCALIDRAW_ASSET_PATH = "/fonts/"</script>',
    files: { '/fonts/': '@excalidraw/excalidraw/dist/prod' },
  }),
  ready: (tab) => tab.locator(canvas).waitFor(),
  steps: [
    step('a rectangle', ['click|check', 'drag at'], async ({ click, drag, tab }) => {
      await click(tab.locator('label[data-testid=toolbar-rectangle], label:has([data-testid=toolbar-rectangle])').first());
      await drag(at(tab.locator(canvas), 0.3, 0.3), at(tab.locator(canvas), 0.42, 0.45));
    }),
    clicks('in red', 'click', '[data-testid="color-top-pick-#e03131"]'),
    step('an ellipse', ['click|check', 'drag at'], async ({ click, drag, tab }) => {
      await click(tab.locator('label:has([data-testid=toolbar-ellipse])').first());
      await drag(at(tab.locator(canvas), 0.6, 0.3), at(tab.locator(canvas), 0.72, 0.45));
    }),
    step('some words', ['click|check', 'click at', 'type:Hello there'], async ({ click, press, type, tab }) => {
      await click(tab.locator('label:has([data-testid=toolbar-text])').first());
      await click(at(tab.locator(canvas), 0.45, 0.6));
      await type('Hello there');
      await press('Escape');
    }),
    step('an arrow by its key', ['press:a', 'drag at'], async ({ drag, press, tab }) => {
      await press('a');
      await drag(at(tab.locator(canvas), 0.44, 0.38), at(tab.locator(canvas), 0.58, 0.38));
    }),
    step('remove the ellipse', ['click at', 'press:Delete'], async ({ click, press, tab }) => {
      await click(at(tab.locator(canvas), 0.601, 0.375));
      await press('Delete');
    }),
  ],
  state: (tab) =>
    tab.evaluate(() => {
      const { api } = globalThis as unknown as { api: { getSceneElements(): Drawn[] } };
      const { innerWidth, innerHeight } = window;
      return api
        .getSceneElements()
        .filter(({ isDeleted }) => !isDeleted)
        .map(({ type, x, y, width, text = '', strokeColor }) =>
          [
            type,
            text,
            strokeColor,
            type === 'text' ? '' : Math.round((x / innerWidth) * 20),
            type === 'text' ? '' : Math.round((y / innerHeight) * 20),
            type === 'text' ? '' : Math.round((width / innerWidth) * 20),
          ].join(' '),
        );
    }),
  right: ['rectangle  #e03131 6 6 2', 'text Hello there #e03131   ', 'arrow  #e03131 9 8 3'],
  otherwise: { what: 'in German, dark', address: '?lang=de-DE&theme=dark' },
};
