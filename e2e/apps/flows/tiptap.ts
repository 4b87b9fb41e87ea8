import { type Application, step, types } from '../flow';
import { at } from '../hand';
import { bundled } from '../serve';

const body = '.tiptap';
const tool = (name: string) => `[data-do=${name}]`;

export const tiptap: Application = {
  name: 'Tiptap',
  kind: 'rich editor',
  serve: bundled('tiptap'),
  ready: (tab) => tab.locator(`${body} p`).first().waitFor(),
  steps: [
    step('into the first line', [], ({ click, tab }) => click(at(tab.locator(`${body} p`).first(), 0.02, 0.5))),
    types('more at its end', 'type', ' friends', { first: ['End'] }),
    step('take a word of the second', 'click 2', ({ click, tab }) => click(at(tab.locator(`${body} p`).nth(1), 0.03, 0.5), { count: 2 })),
    step('bold', 'click', ({ click, tab }) => click(tab.locator(tool('toggleBold')))),
    step('into the end', [], async ({ press }) => press('Control+End')),
    step('a list', ['press:Enter|type', 'click', 'type'], async ({ click, press, type, tab }) => {
      await press('Enter');
      await click(tab.locator(tool('toggleBulletList')));
      await type('Green');
    }),
    types('another', 'type', 'Black', { first: ['Enter'] }),
    types('a quote of it by typing', 'type', '> Said by Ann', { first: ['Enter', 'Enter'] }),
  ],
  state: (tab) => tab.evaluate(() => (globalThis as unknown as { editor: { getHTML(): string } }).editor.getHTML()),
  right:
    '<p>Dear all, friends</p><p>we <strong>have</strong> tea.</p><ul><li><p>Green</p></li><li><p>Black</p></li></ul><blockquote><p>Said by Ann</p></blockquote><p></p>',
};
