import { type Application, step } from '../flow';
import { at } from '../hand';
import { bundled } from '../serve';

const body = '[data-slate-editor]';

export const slate: Application = {
  name: 'Slate',
  kind: 'rich editor',
  serve: bundled('slate'),
  ready: (tab) => tab.locator(`${body} p`).waitFor(),
  steps: [
    step('into the text', [], ({ click, tab }) => click(at(tab.locator(`${body} p`), 0.02, 0.5))),
    step('a heading of it', 'click', ({ click, tab }) => click(tab.locator('.tool', { hasText: 'heading' }))),
    step('a new line', 'type', async ({ press, type }) => {
      await press('End', 'Enter');
      await type('The tea is ready');
    }),
    step('as a quote', 'click', ({ click, tab }) => click(tab.locator('.tool', { hasText: 'quote' }))),
    step('in bold from here', 'click', ({ click, tab }) => click(tab.locator('.tool', { hasText: 'bold' }))),
    step('loud words', 'type', ({ type }) => type(' now')),
    step('one word back', 'press|type', ({ press }) => press('Control+Backspace')),
  ],
  state: (tab) => tab.evaluate(() => (globalThis as unknown as { editor: { children: unknown } }).editor.children),
  right: [
    { type: 'heading', children: [{ text: 'Dear all,' }] },
    { children: [{ text: 'The tea is ready' }, { text: ' ', bold: true }], type: 'quote' },
  ],
};
