import { type Application, step } from '../flow';
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
    step('look for one', ['press:Control+F', 'type:return'], async ({ press, type }) => {
      await press('Control+f');
      await type('return');
    }),
    step('replace it', ['type:yield', 'click'], async ({ click, type, tab }) => {
      await click(tab.locator('.cm-search input[name=replace]'));
      await type('yield');
      await click(tab.locator('.cm-search button[name=replaceAll]'));
    }),
    step('close that', 'click', ({ click, tab }) => click(tab.locator('.cm-search button[name=close]'))),
    step('fold the function', 'click', ({ click, tab }) =>
      click(tab.locator('.cm-foldGutter span[title="Fold line"] >> visible=true').first()),
    ),
    step('its name', 'type:tea.js', async ({ click, type, tab }) => {
      await click(tab.locator('input[name=file]'));
      await type('tea.js');
    }),
    step('keep it', 'click', ({ click, tab }) => click(tab.locator('#keep'))),
  ],
  state: (tab) =>
    tab.evaluate(() => [(globalThis as unknown as { kept: unknown[] }).kept, document.querySelectorAll('.cm-foldPlaceholder').length]),
  right: [[['tea.js', 'function tea() {\n  yield 1;\n}\n// drink it']], 1],
};
