import { type Application, step } from '../flow';
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
    step('a heading of it', 'click', ({ click, tab }) => click(tab.locator('#heading'))),
    step('a new line', 'type', async ({ press, type }) => {
      await press('End', 'Enter');
      await type('The tea is ready');
    }),
    step('in bold from here', 'click', ({ click, tab }) => click(tab.locator('#bold'))),
    step('loud words', 'type', ({ type }) => type(' now!')),
    step('something wrong', 'type', async ({ press, type }) => {
      await press('Enter');
      await type('Wrong');
    }),
    step('undone', 'click', ({ click, tab }) => click(tab.locator('#undo'))),
  ],
  state: (tab) => tab.evaluate(() => (globalThis as unknown as { blocks(): unknown }).blocks()),
  right: [['h2', 'Dear all,'], ['paragraph', 'The tea is ready', ' now! (1)'], ['paragraph']],
};
