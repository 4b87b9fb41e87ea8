import type { Page } from '@playwright/test';
import { type Application, type Change, clicks, step, types, writes } from '../apps/flow';
import { here } from '../apps/serve';
import { bed } from './bed';
import { anotherComment, anotherPost, comments, media, menus, options, posts } from './wordpress';

const signedIn = (page: string, there: string) => async (tab: Page) => {
  const { origin } = new URL(tab.url());
  await tab.request.post(`${origin}/wp-login.php`, { form: { log: 'ada', pwd: 'swordfish' } });
  await tab.goto(`${origin}/wp-admin/${page}`);
  await tab.locator(there).first().waitFor();
};

interface Flow extends Pick<Application, 'steps' | 'state' | 'sealed' | 'files'> {
  /** Where it begins, and what is there then. */
  begins: string;
  there: string;
  /** The text that a step types, and the state that it leads to. */
  text: string;
  right(text: string): unknown;
  /** What that text is, and another one of it. */
  instead: readonly [what: string, text: string];
  /** Another thing that comes in between than a post, or another state after it. */
  between?: Partial<Change>;
}
const flow = (what: string, { begins, there, text, right, instead: [of, other], between, ...more }: Flow): Application => ({
  name: `WordPress: ${what}`,
  kind: 'bed',
  serve: bed('wordpress'),
  ready: signedIn(begins, there),
  right: right(text),
  more: [
    { what: 'after another post', data: anotherPost, right: right(text), ...between },
    { what: `with another ${of}`, blanks: { [text]: other }, right: right(other) },
  ],
  ...more,
});

const PICTURE = here('../../public/icons/abra-128.png');
const COMMENT = (text: string) => `#the-comment-list > tr.comment:has-text("${text}") >> nth=0`;
/** What a row shows once the mouse is over it. */
const inRow = (what: string, over: string, row: string, on: string) =>
  step(what, 'click', async ({ click, point, tab }) => {
    await point(tab.locator(`${row} >> ${over} >> nth=0`));
    await click(tab.locator(`${row} >> ${on}`));
  });
const madePost = (title: string) =>
  `${title}\tpost\tpublish\tcategory Recipes,post_tag milk,post_tag tea\topen\t0\tNULL\t<p>Boil the water first.</p>`;
const LATE = 'Rooibos\tpost\tpublish\tNULL\topen\t0\tNULL\t';
const quick = (title: string) => `${title}\tpost\tdraft\tcategory News,category Stories\topen\t0\tNULL\tAll about Oolong.`;
const PAGE = (title: string) => [
  ...['About', 'Contact', 'Opening hours'].map((page) => `${page}\tpage\tpublish\tNULL\tclosed\t0\tNULL\t${page}.`),
  `${title}\tpage\tpublish\tNULL\tclosed\t3\tAbout\tTurn left at the <strong>bridge</strong>.`,
];
const answered = (text: string, more: string[] = []) => {
  const all = ['Ann\t1\tNULL\t', 'Bob\tspam\tNULL\t', 'Cid\t1\tNULL\t', 'Dee\t0\tNULL\t', ...more];
  return [...all, `ada\t1\tAnn\t${text}`];
};
const SET = ['blogname\tThe kitchen', 'date_format\tY-m-d', 'gmt_offset\t', 'start_of_week\t1', 'timezone_string\tEurope/Oslo'];
const settings = (tagline: string) => [`blogdescription\t${tagline}`, ...SET, 'users_can_register\t1'];

export const WORDPRESS: readonly Application[] = [
  flow('a post with a category and tags', {
    begins: '',
    there: '#menu-posts',
    steps: [
      clicks('the posts', 'click', '#menu-posts > a'),
      clicks('a new one', 'click', '.page-title-action >> nth=0'),
      writes('its title', 'type:Tea with milk', '.editor-post-title__input', 'Tea with milk'),
      types('its text', ['press:Enter|type', 'type:Boil the water first.'], 'Boil the water first.', { first: ['Enter'] }),
      step('its category', ['click', 'click', 'check|click'], async ({ click, tab }) => {
        await click(tab.locator('.edit-post-sidebar__panel-tab').first());
        await click(tab.getByRole('button', { name: 'Categories' }));
        await click(tab.getByRole('checkbox', { name: 'Recipes' }));
      }),
      step('its tags', ['click', 'type:tea', 'press:Enter', 'type:milk', 'press:Enter'], async ({ click, press, type, tab }) => {
        await click(tab.getByRole('button', { name: 'Tags' }));
        await click(tab.getByLabel('Add New Tag'));
        await type('tea');
        await press('Enter');
        await type('milk');
        await press('Enter');
      }),
      step('publish it', ['click', 'click'], async ({ click, tab }) => {
        await click(tab.locator('.edit-post-header__settings .editor-post-publish-panel__toggle'));
        await click(tab.locator('.editor-post-publish-panel .editor-post-publish-button'));
        await tab.locator('.post-publish-panel__postpublish').waitFor();
      }),
    ],
    state: posts("'post'"),
    text: 'Tea with milk',
    right: (title) => [madePost(title)],
    instead: ['title', 'Tea with lemon'],
    between: { right: [LATE, madePost('Tea with milk')] },
  }),
  flow('a page in the classic editor', {
    sealed: true,
    begins: 'edit.php?post_type=page',
    there: '.page-title-action',
    steps: [
      clicks('a new one', 'click', '.page-title-action >> nth=0'),
      writes('its title', 'type:How to find us', '#title', 'How to find us'),
      step('its text', 'type', async ({ click, type, press, tab }) => {
        await click(tab.frameLocator('#content_ifr').locator('body'));
        await type('Turn left at the ');
        await press('Control+b');
        await type('bridge');
        await press('Control+b');
        await type('.');
      }),
      writes('below another', 'select', '#parent_id', 'About', { last: ['Enter'] }),
      writes('its order', 'type:3', '#menu_order', '3', { first: ['Control+a'] }),
      clicks('publish it', 'click', '#publish', '#message'),
    ],
    state: posts("'page'"),
    text: 'How to find us',
    right: PAGE,
    instead: ['title', 'The way here'],
  }),
  flow('quick edit of a post', {
    begins: 'edit.php',
    there: '#the-list tr',
    steps: [
      inRow('quick edit', '.row-title', '#the-list > tr:not(.inline-edit-row):has-text("Oolong")', '.editinline'),
      writes('another title', 'type', '.inline-edit-row:visible input[name=post_title]', 'Oolong with milk', { first: ['Control+a'] }),
      clicks('one more category', 'check|click', '.inline-edit-row:visible .cat-checklist label:has-text("Stories")'),
      writes('a draft again', 'select', '.inline-edit-row:visible select[name=_status]', 'Draft', { last: ['Enter'] }),
      step('keep it', 'click', async ({ click, tab }) => {
        await click(tab.locator('.inline-edit-row:visible .save'));
        await tab.locator('.inline-edit-row:visible').waitFor({ state: 'hidden' });
      }),
    ],
    state: posts("'post'"),
    text: 'Oolong with milk',
    right: (title) => [quick(title)],
    instead: ['title', 'Oolong, iced'],
    between: { right: [quick('Oolong with milk'), LATE] },
  }),
  flow('comments answered', {
    begins: 'edit-comments.php',
    there: '#the-comment-list tr',
    steps: [
      inRow('approve one', '.column-comment p', COMMENT('Ann'), '.row-actions .approve a'),
      step('answer it', ['click', 'type:Three minutes.', 'click'], async ({ click, point, type, tab }) => {
        await point(tab.locator(`${COMMENT('Ann')} >> .column-comment p`).first());
        await click(tab.locator(`${COMMENT('Ann')} >> .row-actions .reply button`));
        await click(tab.locator('#replycontent'));
        await type('Three minutes.');
        await click(tab.locator('#replybtn'));
        await tab.locator(COMMENT('Three minutes.')).waitFor();
      }),
      inRow('one is spam', '.column-comment p', COMMENT('Bob'), '.row-actions .spam a'),
    ],
    state: comments,
    text: 'Three minutes.',
    right: (text) => answered(text),
    instead: ['answer', 'Five minutes.'],
    between: { what: 'after another comment', data: anotherComment, right: answered('Three minutes.', ['Eve\t0\tNULL\t']) },
  }),
  flow('settings with a time zone', {
    begins: '',
    there: '#menu-settings',
    steps: [
      clicks('the settings', 'click', '#menu-settings > a'),
      writes('the tagline', 'type:Tea for all', '#blogdescription', 'Tea for all', { first: ['Control+a'] }),
      clicks('others may join', 'check|click', 'label[for=users_can_register]'),
      writes('the time zone', 'select', '#timezone_string', 'Oslo', { last: ['Enter'] }),
      clicks('how dates look', 'check|click|select', 'input[name=date_format][value="Y-m-d"]'),
      clicks('keep them', 'click', '#submit', '#setting-error-settings_updated'),
    ],
    state: options,
    text: 'Tea for all',
    right: settings,
    instead: ['tagline', 'Cakes too'],
  }),
  flow('a menu', {
    sealed: true,
    begins: 'nav-menus.php',
    there: '#menu-name',
    steps: [
      writes('its name', 'type:Kitchen', '#menu-name', 'Kitchen'),
      clicks('where it is', 'check|click', 'label[for=locations-main]'),
      step('create it', 'click', async ({ click, tab }) => {
        await click(tab.locator('#save_menu_footer'));
        await tab.waitForURL(/menu=\d+/);
      }),
      step('two pages', ['check|click', 'check|click', 'click'], async ({ click, tab }) => {
        for (const page of ['About', 'Contact']) await click(tab.locator('#pagechecklist-most-recent label', { hasText: page }));
        await click(tab.locator('#submit-posttype-page'));
        await tab.locator('#menu-to-edit > li').nth(1).waitFor();
      }),
      step('a link', ['click', 'type', 'type:Shop', 'click'], async ({ click, press, type, tab }) => {
        await click(tab.locator('#add-custom-links .accordion-section-title'));
        await click(tab.locator('#custom-menu-item-url'));
        await press('Control+a');
        await type('https://shop.example/tea');
        await click(tab.locator('#custom-menu-item-name'));
        await type('Shop');
        await click(tab.locator('#submit-customlinkdiv'));
        await tab.locator('#menu-to-edit > li').nth(2).waitFor();
      }),
      clicks('keep it', 'click', '#save_menu_footer', '#message'),
    ],
    state: menus,
    text: 'Shop',
    right: menu,
    instead: ['text', 'Tea shop'],
  }),
  flow('a picture uploaded', {
    files: [PICTURE],
    begins: 'media-new.php',
    there: '#plupload-browse-button',
    steps: [
      step('choose it', 'upload', async ({ click, tab }) => {
        const chooser = tab.waitForEvent('filechooser');
        await click(tab.locator('#plupload-browse-button'));
        await (await chooser).setFiles(PICTURE);
        await tab.locator('.media-item .edit-attachment, .media-item .copy-attachment-url').first().waitFor();
      }),
      clicks('the library', 'click', '#menu-media a:has-text("Library")'),
      clicks('open it', 'click|check', '.attachments .attachment >> nth=0'),
      writes('what it shows', 'type:A cup', '#attachment-details-two-column-alt-text', 'A cup'),
      writes('its caption', 'type:My cup', '#attachment-details-two-column-caption', 'My cup'),
      clicks('close it', 'click', '.media-modal-close >> nth=-1'),
    ],
    state: media,
    text: 'My cup',
    right: (caption) => [`abra-128\t${caption}\tA cup`],
    instead: ['caption', 'Our cup'],
  }),
];

function menu(link: string): string[] {
  return ['1\t\tKitchen\tContact\t\t1', '2\t\tKitchen\tAbout\t\t1', `3\t${link}\tKitchen\tNULL\thttps://shop.example/tea\t1`];
}
