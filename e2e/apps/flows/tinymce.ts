import { type Application, clicks, step, types } from '../flow';
import { at } from '../hand';
import { bundled } from '../serve';

const frame = 'iframe.tox-edit-area__iframe';

export const tinymce: Application = {
  name: 'TinyMCE',
  kind: 'rich editor',
  serve: bundled('tinymce'),
  ready: (tab) => tab.frameLocator(frame).locator('p').first().waitFor(),
  steps: [
    step('a new line', 'type', async ({ click, press, type, tab }) => {
      await click(at(tab.frameLocator(frame).locator('p').first(), 0.02, 0.5));
      await press('Control+End', 'Enter');
      await type('The tea is ready.');
    }),
    step('take the whole line', 'click 3', ({ click, tab }) =>
      click(at(tab.frameLocator(frame).locator('p').last(), 0.02, 0.5), { count: 3 }),
    ),
    clicks('bold', 'click', 'button[data-mce-name=bold]'),
    step('a heading', ['click', 'click'], async ({ click, tab }) => {
      await click(tab.locator('button[data-mce-name=blocks]'));
      await click(tab.locator('.tox-collection__item', { hasText: 'Heading 2' }));
    }),
    step('a list after it', ['click', 'type'], async ({ click, press, type, tab }) => {
      await press('End', 'Enter');
      await click(tab.locator('button[data-mce-name=bullist]'));
      await type('Green');
    }),
    types('and another', 'type', 'Black', { first: ['Enter'] }),
    types('in italics by keys', ['press:Control+I'], ' and white', { first: ['Control+i'] }),
  ],
  state: (tab) => tab.evaluate(() => (globalThis as unknown as { textOf(): string }).textOf()),
  right:
    '<p>Dear all,</p>\n<h2><strong>The tea is ready.</strong></h2>\n<ul>\n<li><strong>Green</strong></li>\n<li><strong>Black<em> and white</em></strong></li>\n</ul>',
};
