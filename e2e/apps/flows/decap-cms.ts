import { type Application, clicks, step, writes } from '../flow';
import { bundled } from '../serve';

const POSTS = {
  '2026-01-01-first.md': { content: '---\ntitle: First\ndraft: false\n---\nThe first words.\n' },
  '2026-02-01-second.md': { content: '---\ntitle: Second\ndraft: true\n---\nMore words.\n' },
};
const CONFIG = {
  backend: { name: 'test-repo' },
  load_config_file: false,
  media_folder: 'media',
  collections: [
    {
      name: 'posts',
      label: 'Posts',
      folder: '_posts',
      create: true,
      slug: '{{slug}}',
      fields: [
        { name: 'title', label: 'Title', widget: 'string' },
        { name: 'draft', label: 'Draft', widget: 'boolean', default: false },
        { name: 'kind', label: 'Kind', widget: 'select', options: ['News', 'Recipe'] },
        { name: 'body', label: 'Body', widget: 'markdown' },
      ],
    },
  ],
};

export const decapCms: Application = {
  name: 'Decap CMS',
  kind: "a CMS's admin",
  open: { 'in German': '"Veröffentlichen" is not taken for "Publish"' },
  serve: bundled(undefined, {
    files: { '/cms/': 'decap-cms/dist' },
    body: `<script>window.CMS_MANUAL_INIT = true; window.repoFiles = { _posts: ${JSON.stringify(POSTS)} }; if (location.search.includes('de')) window.cmsLocale = 'de';</script>
<script src="/cms/decap-cms.js"></script><script>CMS.init({ config: { ...${JSON.stringify(CONFIG)}, locale: window.cmsLocale ?? 'en' } });</script>`,
  }),
  ready: (tab) => tab.getByRole('button').first().waitFor(),
  steps: [
    step('log in', 'click', ({ click, tab }) => click(tab.getByRole('button').first())),
    clicks('a new post', 'click', 'a[href*="/new"] >> nth=-1'),
    writes('its title', 'type:Tea time', 'input[id^=title-field]', 'Tea time'),
    clicks('a draft', 'check|click', 'button[role=switch] >> nth=0'),
    step('its kind', ['click|type|press', 'click'], async ({ click, tab }) => {
      await click(tab.locator('[class*="-control"]:has(input[role=combobox])').last());
      await click(tab.locator('[role=option], [class*="-option"]').filter({ hasText: 'Recipe' }));
    }),
    writes('its text', 'type:Boil the water.', '[data-slate-editor=true] >> nth=0', 'Boil the water.'),
    step('publish', ['click', 'click'], async ({ click, tab }) => {
      await click(tab.locator('[role=button][aria-haspopup]', { hasText: /Publish|Veröffentlichen/ }).first());
      await click(tab.getByRole('menuitem').first());
    }),
    clicks('back to all', 'click', 'a[href="#/collections/posts"] >> nth=0'),
  ],
  state: (tab) =>
    tab.evaluate(() => {
      const { repoFiles } = globalThis as unknown as { repoFiles: { _posts: Record<string, { content: string }> } };
      return Object.entries(repoFiles._posts).map(([name, { content }]) => `${name}: ${content}`);
    }),
  right: [
    '2026-01-01-first.md: ---\ntitle: First\ndraft: false\n---\nThe first words.\n',
    '2026-02-01-second.md: ---\ntitle: Second\ndraft: true\n---\nMore words.\n',
    'tea-time.md: ---\ntitle: Tea time\ndraft: true\nkind: Recipe\n---\nBoil the water.\n',
  ],
  otherwise: { what: 'in German', address: '?de' },
};
