import { type Application, clicks, step, types } from '../flow';
import { at } from '../hand';
import { bundled } from '../serve';

const line = (text: string) => `.view-line:has-text("${text}")`;

export const monaco: Application = {
  name: 'Monaco',
  kind: 'code editor',
  serve: bundled('monaco'),
  ready: (tab) => tab.locator(line('sugar')).waitFor(),
  steps: [
    step('into the second line', 'click', ({ click, tab }) => click(at(tab.locator(line('milk')), 0.5, 0.5))),
    types('more at its end', 'type', ', warm', { first: ['End'] }),
    types('a line below', 'type', 'honey', { first: ['Enter'] }),
    step('the last line goes up', 'press:Alt+ArrowUp', async ({ click, press, tab }) => {
      await click(at(tab.locator(line('sugar')), 0.5, 0.5));
      await press('Alt+ArrowUp');
    }),
    step('find and replace', ['press:Control+H', 'type:tea', 'type:Green tea'], async ({ press, type }) => {
      await press('Control+h');
      await type('tea');
      await press('Tab');
      await type('Green tea');
    }),
    clicks('all of them', 'press:Control+Alt+Enter|click', '.find-widget .codicon-find-replace-all'),
    step('close that', 'press:Escape', ({ press }) => press('Escape')),
    clicks('run it', 'click', '#run'),
  ],
  state: (tab) =>
    tab.evaluate(() => [
      (globalThis as unknown as { ran: string[] }).ran,
      (globalThis as unknown as { editor: { getValue(): string } }).editor.getValue(),
    ]),
  right: [['Green tea\nmilk, warm\nsugar\nhoney\n'], 'Green tea\nmilk, warm\nsugar\nhoney\n'],
  otherwise: { what: 'in the dark', address: '?dark' },
};
