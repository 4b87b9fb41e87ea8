import { type Application, clicks, step, writes } from '../flow';
import { bundled } from '../serve';

const row = (field: string) => `tr:has(> td .jsoneditor-field:text-is("${field}"))`;

export const jsoneditor: Application = {
  name: 'jsoneditor',
  kind: 'document editor',
  serve: bundled('jsoneditor'),
  ready: (tab) => tab.locator('.jsoneditor-value', { hasText: 'Oslo' }).waitFor(),
  steps: [
    writes('another city', 'type:Bergen', '.jsoneditor-value:has-text("Oslo")', 'Bergen', { first: ['Control+a'] }),
    clicks('paid', 'check|click', '.jsoneditor-tree input[type=checkbox]'),
    clicks('menu of zip', 'click', `${row('zip')} .jsoneditor-contextmenu-button`),
    clicks('duplicate it', 'click', '.jsoneditor-duplicate >> nth=0'),
    step('called land', 'type:land', async ({ click, press, type, tab }) => {
      await click(tab.locator('.jsoneditor-field', { hasText: /^zip/ }).nth(1));
      await press('Control+a');
      await type('land');
    }),
    step('as code', ['click', 'click'], async ({ click, tab }) => {
      await click(tab.locator('.jsoneditor-modes button').first());
      await click(tab.locator('.jsoneditor-contextmenu .jsoneditor-type-modes').filter({ hasText: 'Code' }));
    }),
    step('write at the end', ['type'], async ({ click, press, type, tab }) => {
      await click(tab.locator('.ace_content'));
      await press('Control+End', 'ArrowUp', 'End');
      await type(',');
      await press('Enter');
      await type('"note": "by hand"');
    }),
  ],
  state: (tab) =>
    tab.evaluate(() => {
      try {
        return (globalThis as unknown as { editor: { get(): unknown } }).editor.get();
      } catch {
        return 'half written';
      }
    }),
  right: { name: 'Ada', tags: ['one', 'two'], address: { city: 'Bergen', zip: 150, land: 150 }, paid: true, note: 'by hand' },
};
