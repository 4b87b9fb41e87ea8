import { type Application, clicks, step, types } from '../flow';
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
    clicks('a heading of it', 'click', '.tool:has-text("heading")'),
    types('a new line', 'type', 'The tea is ready', { first: ['End', 'Enter'] }),
    clicks('as a quote', 'click', '.tool:has-text("quote")'),
    clicks('in bold from here', 'click', '.tool:has-text("bold")'),
    step('loud words', 'type', ({ type }) => type(' now')),
    step('one word back', 'press|type', ({ press }) => press('Control+Backspace')),
  ],
  state: (tab) => tab.evaluate(() => (globalThis as unknown as { editor: { children: unknown } }).editor.children),
  right: [
    { type: 'heading', children: [{ text: 'Dear all,' }] },
    { children: [{ text: 'The tea is ready' }, { text: ' ', bold: true }], type: 'quote' },
  ],
};
