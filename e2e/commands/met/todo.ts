import type { Bed } from '../command';
import { site } from '../site';
import { any, press, texts, values } from './gentelella';

const todo = (title: string) => `.todo-list li:has(label:text-is("${title}"))`;

/** The to-do list of Cypress' kitchen sink: a TodoMVC with two entries. */
export const TODO: Bed = {
  on: {
    name: 'kitchen sink to-do',
    serve: site({ folder: 'cypress-example-kitchensink/app', at: '/todo' }),
    ready: async (tab) => {
      const ids = () => tab.locator('.todo-list li').evaluateAll((all) => all.map((one) => one.getAttribute('data-id')));
      await tab.locator('.todo-list li').first().waitFor();
      // Entries that are made within one millisecond share their id, and are ticked together.
      while (new Set(await ids()).size < 2) {
        await tab.evaluate(() => localStorage.clear());
        await tab.reload();
      }
    },
  },
  state: async (tab) => ({
    at: new URL(tab.url()).pathname,
    todos: await tab
      .locator('.todo-list li')
      .evaluateAll((all) =>
        all.map(
          (one) => `${one.querySelector('label')?.textContent}${one.querySelector<HTMLInputElement>('.toggle')?.checked ? ' *' : ''}`,
        ),
      ),
    filter: (await texts(tab, '.filters .selected'))[0],
    written: await values(tab, '.new-todo'),
  }),
  commands: [
    {
      says: 'add "Buy milk"',
      right: { todos: ['Pay electric bill', 'Walk the dog', 'Buy milk'] },
      hand: (tab) =>
        tab
          .locator('.new-todo')
          .fill('Buy milk')
          .then(() => tab.keyboard.press('Enter')),
    },
    {
      says: 'new todo: call mum',
      right: { todos: /"Walk the dog","[Cc]all mum"/ },
      hand: (tab) =>
        tab
          .locator('.new-todo')
          .fill('call mum')
          .then(() => tab.keyboard.press('Enter')),
    },
    {
      says: 'tick Walk the dog',
      right: { todos: ['Pay electric bill', 'Walk the dog *'] },
      hand: press(`${todo('Walk the dog')} .toggle`),
    },
    {
      says: 'i paid the electric bill',
      right: { todos: ['Pay electric bill *', 'Walk the dog'] },
      hand: press(`${todo('Pay electric bill')} .toggle`),
    },
    {
      says: 'delete Walk the dog',
      right: { todos: ['Pay electric bill'] },
      hand: async (tab) => {
        await tab.locator(todo('Walk the dog')).hover();
        await press(`${todo('Walk the dog')} .destroy`)(tab);
      },
    },
    {
      says: 'rename "Walk the dog" to "Walk the cat"',
      right: { todos: ['Pay electric bill', 'Walk the cat'] },
      hand: async (tab) => {
        await tab.locator(`${todo('Walk the dog')} label`).dblclick();
        await tab.locator('.todo-list .editing .edit').fill('Walk the cat');
        await tab.keyboard.press('Enter');
      },
    },
    { says: 'show only the active ones', right: { filter: 'Active' }, hand: press('[href="#/active"]') },
    { says: 'mark everything as complete', right: { todos: ['Pay electric bill *', 'Walk the dog *'] }, hand: press('[for=toggle-all]') },
    { says: 'how many items are left?', tells: /\b(2|two)\b/i },
    {
      says: 'erledige "Pay electric bill"',
      right: { todos: ['Pay electric bill *', 'Walk the dog'] },
      hand: press(`${todo('Pay electric bill')} .toggle`),
    },
    {
      says: 'complete walk the dog and then show the completed ones',
      via: { todos: any, filter: any },
      right: { todos: ['Walk the dog *'], filter: 'Completed' },
      hand: async (tab) => {
        await press(`${todo('Walk the dog')} .toggle`)(tab);
        await press('[href="#/completed"]')(tab);
      },
    },
    { says: 'delete the todo', kind: 'ambiguous', suggests: /electric|dog/i },
    { says: 'remind me tomorrow to walk the dog', kind: 'impossible' },
  ],
};
