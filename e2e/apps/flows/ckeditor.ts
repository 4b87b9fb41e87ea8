import { type Application, step, types, writes } from '../flow';
import { at } from '../hand';
import { bundled } from '../serve';

const body = '.ck-editor__editable[contenteditable=true]';
const tool = (label: string) => `.ck-toolbar button[data-cke-tooltip-text^="${label}"]`;

export const ckeditor: Application = {
  name: 'CKEditor 5',
  kind: 'rich editor',
  serve: bundled('ckeditor'),
  ready: (tab) => tab.locator(`${body} p`).waitFor(),
  steps: [
    writes('a new line', ['click', 'press:Control+End', 'press:Enter', 'type:The tea is ready'], `${body} p >> nth=0`, 'The tea is ready', {
      first: ['Control+End', 'Enter'],
    }),
    step('a quote of it', 'click', ({ click, tab }) => click(tab.locator(tool('Block quote')))),
    step('take a word', 'click 2', ({ click, tab }) => click(at(tab.locator(`${body} blockquote p`), 0.008, 0.5), { count: 2 })),
    step('bold', 'click', ({ click, tab }) => click(tab.locator(tool('Bold')))),
    step('after the quote', ['click', 'click', 'click'], async ({ click, tab }) => {
      await click(tab.locator(`${body} p`).first());
      await click(tab.locator('.ck-heading-dropdown button').first());
      await click(tab.locator('.ck-heading_heading1, .ck-list__item button', { hasText: 'Heading 1' }).first());
    }),
    types('more at its end', 'type', ' and Ann', { first: ['End'] }),
    step('a table of two by two', ['click', 'click'], async ({ click, tab }) => {
      await press(tab);
      await click(tab.locator(tool('Insert table')));
      await click(tab.locator('.ck-insert-table-dropdown-grid-box[data-row="2"][data-column="2"]'));
    }),
  ],
  state: (tab) => tab.evaluate(() => (globalThis as unknown as { editor: { getData(): string } }).editor.getData()),
  right:
    '<h2>Dear all, and Ann</h2><blockquote><p><strong>The</strong> tea is ready</p><figure class="table"><table><tbody><tr><td>&nbsp;</td><td>&nbsp;</td></tr><tr><td>&nbsp;</td><td>&nbsp;</td></tr></tbody></table></figure></blockquote>',
};

const press = (tab: import('@playwright/test').Page) => tab.keyboard.press('Control+End');
