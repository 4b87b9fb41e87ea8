import { type Application, step } from '../flow';
import { bundled } from '../serve';

interface Post {
  id: number;
  title: string;
  category_id: number;
  views: number;
  featured: boolean;
}

export const reactAdmin: Application = {
  name: 'react-admin',
  kind: 'admin',
  serve: bundled('react-admin'),
  ready: (tab) => tab.getByText('Post number 1', { exact: true }).waitFor(),
  steps: [
    step('begin a new one', 'click', ({ click, tab }) => click(tab.locator('a[href="#/posts/create"]').first())),
    step('its title', 'type:Soup of the day', async ({ click, type, tab }) => {
      await click(tab.locator('input[name=title]'));
      await type('Soup of the day');
    }),
    step('its category', ['click', 'click'], async ({ click, tab }) => {
      await click(tab.getByRole('combobox').first());
      await click(tab.getByRole('option', { name: 'Recipes' }));
    }),
    step('its views', 'type:120', async ({ click, type, tab }) => {
      await click(tab.locator('input[name=views]'));
      await type('120');
    }),
    step('featured', 'check', ({ click, tab }) => click(tab.locator('.MuiSwitch-root').first())),
    step('keep it', 'click', ({ click, tab }) => click(tab.locator('button[type=submit]'))),
    step('open another', 'click', ({ click, tab }) =>
      click(
        tab
          .getByRole('row', { name: /Post number 9/ })
          .getByRole('link')
          .last(),
      ),
    ),
    step('rename it', 'type:Ninth', async ({ click, press, type, tab }) => {
      await click(tab.locator('input[name=title]'));
      await press('Control+a');
      await type('Ninth');
    }),
    step('keep that', 'click', ({ click, tab }) => click(tab.locator('button[type=submit]'))),
  ],
  state: (tab) =>
    tab.evaluate(async () =>
      (await (globalThis as unknown as { posts(): Promise<Post[]> }).posts())
        .filter(({ id, title }) => id > 14 || title !== `Post number ${id}`)
        .map(({ id, title, category_id, views, featured }) => [id, title, category_id, views, featured]),
    ),
  right: [
    [9, 'Ninth', 3, 56, false],
    [15, 'Soup of the day', 2, 120, true],
  ],
  otherwise: { what: 'in French', address: '?fr' },
};
