import { type Application, clicks, step } from '../flow';
import { at } from '../hand';
import { bundled } from '../serve';

const inFrame = '.gjs-frame';

export const grapesjs: Application = {
  name: 'GrapesJS',
  kind: 'page builder',
  serve: bundled('grapesjs'),
  ready: async (tab) => {
    await tab.waitForFunction('window.isReady');
    await tab.frameLocator(inFrame).locator('h1').waitFor();
  },
  steps: [
    step('edit the heading', ['click 2', 'type:Welcome to Tea'], async ({ click, press, type, tab }) => {
      await click(tab.frameLocator(inFrame).locator('h1'), { count: 2 });
      await press('Control+a');
      await type('Welcome to Tea');
    }),
    step('leave it', 'click', ({ click, tab }) => click(at(tab.frameLocator(inFrame).locator('body'), 0.5, 0.7))),
    clicks('open the blocks', 'click', '.gjs-pn-btn[title*="locks" i] >> nth=0'),
    step('words below', 'drag', ({ drag, tab }) =>
      drag(tab.locator('.gjs-block', { hasText: 'Words' }), at(tab.frameLocator(inFrame).locator('p').first(), 0.4, 0.9)),
    ),
    step('take the heading', 'click', ({ click, tab }) => click(tab.frameLocator(inFrame).locator('h1'))),
    clicks('one of the same', 'click', '.gjs-toolbar-item >> nth=2'),
    step('take the first words', 'click', ({ click, tab }) => click(tab.frameLocator(inFrame).locator('p').first())),
    step('remove them', 'press:Delete', ({ press }) => press('Delete')),
  ],
  state: (tab) =>
    tab.evaluate(() => (globalThis as unknown as { editor: { getHtml(): string } }).editor.getHtml().replace(/ id="[^"]*"/g, '')),
  right: '<body><h1>Welcome to Tea</h1><h1>Welcome to Tea</h1><p>New words</p></body>',
};
