import type { Page } from '@playwright/test';
import { type Application, step } from '../flow';
import { at } from '../hand';
import { bundled } from '../serve';

const board = (tab: Page, id: string) => tab.locator(`.kanban-board[data-id=${id}]`);
const card = (tab: Page, text: string) => tab.locator('.kanban-item', { hasText: text });

export const jkanban: Application = {
  name: 'jKanban',
  kind: 'kanban board',
  serve: bundled('jkanban', {
    files: { '/kanban/': 'jkanban/dist' },
    head: '<script src="/kanban/jkanban.min.js"></script>',
    body: '<div id="app"></div>',
  }),
  ready: (tab) => card(tab, 'Boil water').waitFor(),
  steps: [
    step('begin a card', 'click', ({ click, tab }) => click(board(tab, 'todo').locator('.kanban-title-button, .add').first())),
    step('what it is', 'type:Heat the pot', async ({ click, type, tab }) => {
      await click(board(tab, 'todo').locator('textarea'));
      await type('Heat the pot');
    }),
    step('add it', 'click', ({ click, tab }) => click(board(tab, 'todo').locator('button[type=submit]'))),
    step('water is being boiled', 'drag', ({ drag, tab }) => drag(card(tab, 'Boil water'), at(card(tab, 'Find the pot'), 0.5, 0.9))),
    step('the pot is found', 'drag', ({ drag, tab }) =>
      drag(card(tab, 'Find the pot'), at(board(tab, 'done').locator('.kanban-drag'), 0.5, 0.5)),
    ),
    step('cups come first', 'drag', ({ drag, tab }) => drag(card(tab, 'Wash cups'), at(card(tab, 'Buy tea'), 0.5, 0.1))),
    step('choose the tea', 'click', ({ click, tab }) => click(card(tab, 'Buy tea'))),
  ],
  state: (tab) =>
    tab.evaluate(() =>
      [...document.querySelectorAll('.kanban-board')].map((one) =>
        [...one.querySelectorAll('.kanban-item')]
          .map((item) => `${item.textContent}${item.classList.contains('chosen') ? ' *' : ''}`)
          .join(', '),
      ),
    ),
  right: ['Wash cups, Buy tea *, Heat the pot', 'Boil water', 'Find the pot'],
};
