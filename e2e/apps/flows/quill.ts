import { type Application, clicks, step, types } from '../flow';
import { at } from '../hand';
import { bundled } from '../serve';

export const quill: Application = {
  name: 'Quill',
  kind: 'rich editor',
  serve: bundled('quill'),
  ready: (tab) => tab.locator('.ql-editor').waitFor(),
  steps: [
    step('go to the end of the text', ['click', 'press:Control+End'], async ({ click, press, tab }) => {
      await click(tab.locator('.ql-editor p').first());
      await press('Control+End');
    }),
    types('a new line', ['press:Enter', 'type:The menu'], 'The menu', { first: ['Enter'] }),
    step('make it a heading', ['click', 'click'], async ({ click, tab }) => {
      await click(tab.locator('.ql-header .ql-picker-label'));
      await click(tab.locator('.ql-header .ql-picker-item[data-value="2"]'));
    }),
    step('a list', ['press:Enter|type', 'click', 'type'], async ({ click, press, type, tab }) => {
      await press('Enter');
      await click(tab.locator('.ql-list[value=bullet]'));
      await type('Soup');
    }),
    step('a second one in bold', ['press|type', 'click', 'type'], async ({ click, press, type, tab }) => {
      await press('Enter');
      await click(tab.locator('.ql-bold'));
      await type('Bread');
    }),
    step('select the first word', 'click 2', ({ click, tab }) => click(at(tab.locator('.ql-editor li').first(), 0.03, 0.5), { count: 2 })),
    clicks('make it italic', 'click', '.ql-italic'),
  ],
  state: (tab) =>
    tab.evaluate(() =>
      (globalThis as unknown as { quill: { getContents(): { ops: { insert: string; attributes?: object }[] } } }).quill
        .getContents()
        .ops.map(({ insert, attributes }) => (attributes ? [insert, attributes] : insert)),
    ),
  right: [
    'Dear all,\nThe menu',
    ['\n', { header: 2 }],
    ['Soup', { italic: true }],
    ['\n', { list: 'bullet' }],
    ['Bread', { bold: true }],
    ['\n', { list: 'bullet' }],
  ],
};
