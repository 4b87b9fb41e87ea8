import { type Application, clicks, step, types } from '../flow';
import { at } from '../hand';
import { bundled } from '../serve';

const body = '#story';

export const lexical: Application = {
  name: 'Lexical',
  kind: 'rich editor',
  serve: bundled('lexical'),
  ready: (tab) => tab.locator(`${body} p`).waitFor(),
  steps: [
    step('into the text', [], ({ click, tab }) => click(at(tab.locator(`${body} p`), 0.02, 0.5))),
    clicks('a heading of it', 'click', '#heading'),
    types('a new line', 'type', 'The tea is ready', { first: ['End', 'Enter'] }),
    clicks('in bold from here', 'click', '#bold'),
    step('loud words', 'type', ({ type }) => type(' now!')),
    types('something wrong', 'type', 'Wrong', { first: ['Enter'] }),
    clicks('undone', 'click', '#undo'),
  ],
  state: (tab) => tab.evaluate(() => (globalThis as unknown as { blocks(): unknown }).blocks()),
  right: [['h2', 'Dear all,'], ['paragraph', 'The tea is ready', ' now! (1)'], ['paragraph']],
};
