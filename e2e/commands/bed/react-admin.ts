import { reactAdmin } from '../../apps/flows/react-admin';
import type { Bed } from '../command';

export const REACT_ADMIN: Bed = {
  on: reactAdmin,
  state: async (tab, served) => ({
    posts: await reactAdmin.state(tab, served),
    path: new URL(tab.url()).hash.replace(/\?.*/, ''),
    ticked: await tab.locator('tbody input:checked').count(),
    first: await tab
      .locator('tbody tr td:nth-child(3)')
      .first()
      .textContent({ timeout: 300 })
      .catch(() => ''),
    rows: await tab.locator('tbody tr').count(),
    searched: new URLSearchParams(new URL(tab.url()).hash.split('?')[1]).get('filter')?.match(/"q":"([^"]*)"/)?.[1] ?? '',
    dark: await tab.evaluate(() => getComputedStyle(document.body).colorScheme + getComputedStyle(document.body).backgroundColor),
  }),
  commands: [
    { says: 'edit Post number 7', right: { path: '#/posts/7', first: '', rows: 0 } },
    { says: 'click EDIT in the row of "Post number 3"', right: { path: '#/posts/3', first: '', rows: 0 } },
    { says: 'create a new post', right: { path: '#/posts/create', first: '', rows: 0 } },
    { says: 'go to page 2', right: { first: 'Post number 11', rows: 4 } },
    { says: 'sort by title, then once more', via: { first: 'Post number 1' }, right: { first: 'Post number 9' } },
    { says: 'tick the first three rows', right: { ticked: 3 } },
    { says: 'select Post number 4 and Post number 5', right: { ticked: 2 } },
    // Its list keeps what holds any of the words, for a person's hand as well: every post is called "number".
    { says: 'search "number 12"', right: { searched: 'number 12' } },
    { says: 'search for 12', right: { searched: '12', first: 'Post number 12', rows: 1 } },
    { says: 'Show 25 rows per page', right: { rows: 14 } },
    { says: 'which category does Post number 6 have?', tells: /Travel/ },
    { says: 'muestra la página siguiente', right: { first: 'Post number 11', rows: 4 } },
    { says: 'edit the post', kind: 'ambiguous', suggests: /Post number/ },
    { says: 'change my password', kind: 'impossible' },
    { says: 'toggle the dark mode', right: { dark: /dark|18, 18, 18|\d/ } },
  ],
};
