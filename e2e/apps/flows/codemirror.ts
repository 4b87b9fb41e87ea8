import { type Application, clicks, step, types, writes } from '../flow';
import { at } from '../hand';
import { bundled } from '../serve';

export const codemirror: Application = {
  name: 'CodeMirror 6',
  kind: 'code editor',
  serve: bundled('codemirror'),
  ready: (tab) => tab.locator('.cm-line').first().waitFor(),
  steps: [
    step('at the end', 'type', async ({ click, press, type, tab }) => {
      await click(at(tab.locator('.cm-line').nth(1), 0.05, 0.5));
      await press('Control+End');
      await type('// drink it');
    }),
    types('look for one', ['press:Control+F', 'type:return'], 'return', { first: ['Control+f'] }),
    step('replace it', ['type:yield', 'click'], async ({ click, type, tab }) => {
      await click(tab.locator('.cm-search input[name=replace]'));
      await type('yield');
      await click(tab.locator('.cm-search button[name=replaceAll]'));
    }),
    clicks('close that', 'click', '.cm-search button[name=close]'),
    clicks('fold the function', 'click', '.cm-foldGutter span[title="Fold line"] >> visible=true >> nth=0'),
    writes('its name', 'type:tea.js', 'input[name=file]', 'tea.js'),
    clicks('keep it', 'click', '#keep'),
  ],
  state: (tab) =>
    tab.evaluate(() => [(globalThis as unknown as { kept: unknown[] }).kept, document.querySelectorAll('.cm-foldPlaceholder').length]),
  right: [[['tea.js', 'function tea() {\n  yield 1;\n}\n// drink it']], 1],
};
