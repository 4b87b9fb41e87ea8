import { type Application, clicks, step, writes } from '../flow';
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
    clicks('begin a new one', 'click', 'a[href="#/posts/create"] >> nth=0'),
    writes('its title', 'type:Soup of the day', 'input[name=title]', 'Soup of the day'),
    step('its category', ['click', 'click'], async ({ click, tab }) => {
      await click(tab.getByRole('combobox').first());
      await click(tab.getByRole('option', { name: 'Recipes' }));
    }),
    writes('its views', 'type:120', 'input[name=views]', '120'),
    clicks('featured', 'check', '.MuiSwitch-root >> nth=0'),
    clicks('keep it', 'click', 'button[type=submit]'),
    step('open another', 'click', ({ click, tab }) =>
      click(
        tab
          .getByRole('row', { name: /Post number 9/ })
          .getByRole('link')
          .last(),
      ),
    ),
    writes('rename it', 'type:Ninth', 'input[name=title]', 'Ninth', { first: ['Control+a'] }),
    clicks('keep that', 'click', 'button[type=submit]'),
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
