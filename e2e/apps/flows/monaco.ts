import { type Application, step } from '../flow';
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
    step('more at its end', 'type', async ({ press, type }) => {
      await press('End');
      await type(', warm');
    }),
    step('a line below', 'type', async ({ press, type }) => {
      await press('Enter');
      await type('honey');
    }),
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
    step('all of them', 'press:Control+Alt+Enter|click', ({ click, tab }) => click(tab.locator('.find-widget .codicon-find-replace-all'))),
    step('close that', 'press:Escape', ({ press }) => press('Escape')),
    step('run it', 'click', ({ click, tab }) => click(tab.locator('#run'))),
  ],
  state: (tab) =>
    tab.evaluate(() => [
      (globalThis as unknown as { ran: string[] }).ran,
      (globalThis as unknown as { editor: { getValue(): string } }).editor.getValue(),
    ]),
  right: [['Green tea\nmilk, warm\nsugar\nhoney\n'], 'Green tea\nmilk, warm\nsugar\nhoney\n'],
  otherwise: { what: 'in the dark', address: '?dark' },
};
