import { execFileSync } from 'node:child_process';
import { appendFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { type Application, type Change, clicks, type Served, step, writes } from '../apps/flow';
import { type Bed, bed, copy, fileOf, php, sqlite } from './bed';

const SETTINGS = `
$wgServer = $wgCanonicalServer = 'http://' . ($_SERVER['HTTP_HOST'] ?? '127.0.0.1');
$wgSQLiteDataDir = getenv('BED');
foreach ($wgObjectCaches as &$cache) if (isset($cache['server']['dbDirectory'])) $cache['server']['dbDirectory'] = getenv('BED');
unset($cache);
$wgJobTypeConf['default']['server']['dbDirectory'] = getenv('BED');
$wgLocalisationCacheConf['storeServer']['dbDirectory'] = getenv('BED');
$wgJobRunRate = 0;
wfLoadExtension('WikiEditor');
`;
/** Each edit of a page, one after the other; by whom, what, why. */
const EDITS: readonly (readonly [title: string, text: string, why: string])[] = [
  ['Main Page', 'See [[Tea]] and [[Sorts]].', ''],
  ['Tea', '== Growing ==\nIn the hills.\n\n== Brewing ==\nBoil the water.\n\n== Drinking ==\nSlowly.', 'begun'],
  ['Sorts', '{| class="wikitable"\n! Sort !! Degrees\n|-\n| Green || 70\n|-\n| Black || 95\n|}', 'begun'],
  ['Cups', 'Porcelain is thin.', 'begun'],
  ['Cups', 'Porcelain is thin.\n\nGlass is clear.', 'glass'],
  ['Cups', 'Paper is best.\n\nGlass is clear.', 'paper'],
  ['Cups', 'Paper is best.\n\nGlass is clear.\n\nTin is light.', 'tin'],
];
const PASSWORD = 'swordfish-and-tea';
const edit = (cwd: string, env: NodeJS.ProcessEnv, title: string, text: string, why: string) =>
  execFileSync('php', ['maintenance/edit.php', '-u', 'Ada', '-s', why, title], { cwd, env, input: text, stdio: 'pipe' });

export const mediawiki: Bed = {
  name: 'mediawiki',
  fill: async ({ code, filled, env }) => {
    const how = ['--dbtype=sqlite', '--dbname=wiki', `--dbpath=${filled}`, `--confpath=${code}`, '--server=http://127.0.0.1'];
    await php('maintenance/install.php', [...how, '--scriptpath=', `--pass=${PASSWORD}`, '--skins=Vector', 'Tea wiki', 'Ada'], code, env);
    await appendFile(path.join(code, 'LocalSettings.php'), SETTINGS);
    for (const [title, text, why] of EDITS) edit(code, env, title, text, why);
  },
};
const TEA = 'data/pages/tea.txt';
const DOKU_PAGES = {
  'start.txt': 'See [[tea]].\n',
  'tea.txt':
    '====== Tea ======\n\nAll of it.\n\n===== Growing =====\n\nIn the hills.\n\n===== Brewing =====\n\nBoil the water.\n\n===== Drinking =====\n\nSlowly.\n',
};
export const dokuwiki: Bed = {
  name: 'dokuwiki',
  fill: async ({ code, filled }) => {
    await copy('/etc/dokuwiki', path.join(filled, 'conf'));
    await copy('/var/lib/dokuwiki/data', path.join(filled, 'data'));
    await writeFile(path.join(code, 'inc/preload.php'), "<?php define('DOKU_CONF', getenv('BED') . '/conf/');");
    const settings =
      "<?php $conf['savedir'] = getenv('BED') . '/data'; $conf['useacl'] = 0; $conf['title'] = 'Kitchen wiki'; $conf['updatecheck'] = 0;";
    await writeFile(path.join(filled, 'conf/local.php'), settings);
    for (const [name, text] of Object.entries(DOKU_PAGES)) await writeFile(path.join(filled, 'data/pages', name), text);
  },
};

const signedIn = (page: string) => async (tab: Page) => {
  const { origin } = new URL(tab.url());
  const api = async (form: Record<string, string>) =>
    (await tab.request.post(`${origin}/api.php`, { form: { ...form, format: 'json' } })).json() as Promise<{
      query: { tokens: { logintoken: string } };
    }>;
  const { query } = await api({ action: 'query', meta: 'tokens', type: 'login' });
  await api({ action: 'clientlogin', username: 'Ada', password: PASSWORD, logintoken: query.tokens.logintoken, loginreturnurl: origin });
  await tab.goto(`${origin}/index.php/${page}`);
  await tab.locator('#pt-logout').waitFor({ state: 'attached' });
};
/** Its text, and the last edits' summaries and whether they are minor; beyond what was there. */
const article = (title: string) => async (_: Page, served: Served) => {
  const raw = await fetch(`${served.url}index.php?title=${encodeURIComponent(title)}&action=raw`);
  const edits = await sqlite(
    served,
    'wiki.sqlite',
    `SELECT rc_title, comment_text, rc_minor FROM recentchanges JOIN comment ON comment_id = rc_comment_id WHERE rc_this_oldid > ${EDITS.length + 1} ORDER BY rc_id`,
  );
  return [raw.ok ? (await raw.text()).split('\n').filter(Boolean) : 'missing', ...edits.filter((one) => !one.includes('before'))];
};
/** Another person's edit: a page more, or a row or section on top. */
const before = (title: string, text: string) => async (served: Served) =>
  void edit(path.join(process.env.ABRA_BEDS ?? '', 'code/mediawiki'), { ...process.env, BED: fileOf(served) }, title, text, 'before');

const BREWED = (more: string, first: readonly string[] = []) => [
  [...first, '== Growing ==', 'In the hills.', '== Brewing ==', 'Boil the water.', more, '== Drinking ==', 'Slowly.'],
  'Tea\t/* Brewing */ the pot\t1',
];
const HELP = (text: string) => [[text], 'Brewing_oolong\tthe first words\t0'];
const SORTS = (row: string, first: readonly string[] = []) => [
  ['{| class="wikitable"', '! Sort !! Degrees', ...first, '|-', '| Green || 70', '|-', '| Black || 95', '|-', row, '|}'],
  'Sorts\t\t0',
];
const flow = (what: string, page: string, more: Pick<Application, 'steps' | 'state' | 'right' | 'more' | 'sealed'>): Application => ({
  name: `MediaWiki: ${what}`,
  kind: 'bed',
  serve: bed('mediawiki'),
  ready: signedIn(page),
  ...more,
});

const after = (what: string, data: Change['data'], right: unknown): Change => ({
  what: `after another ${what}`,
  ...(data && { data }),
  right,
});
const TEXT = '#wpTextbox1';
const KEPT = clicks('keep it', 'click', '#wpSave', 'body.action-view');

export const WIKIS: readonly Application[] = [
  flow('a section with a look first', 'Tea', {
    steps: [
      clicks('edit a section', 'click', 'h2:has(#Brewing) .mw-editsection a'),
      writes('one more line', 'type', TEXT, 'Warm the pot.', { first: ['Control+End', 'Enter'] }),
      writes('why', 'type', '#wpSummary', 'the pot', { first: ['End'] }),
      clicks('a small one', 'check|click', 'label[for=wpMinoredit]'),
      clicks('look first', 'click', '#wpPreview', '#wikiPreview p >> nth=0'),
      KEPT,
    ],
    state: article('Tea'),
    right: BREWED('Warm the pot.'),
    more: [
      after('section', before('Tea', `== History ==\nLong.\n\n${EDITS[1]?.[1]}`), BREWED('Warm the pot.', ['== History ==', 'Long.'])),
      { what: 'with another line', blanks: { 'Warm the pot.': 'Warm the cups.' }, right: BREWED('Warm the cups.') },
    ],
  }),
  flow('an edit undone', 'Cups', {
    sealed: true,
    steps: [
      clicks('its history', 'click', '#ca-history a'),
      clicks('undo one of them', 'click', '#pagehistory li:has-text("paper") .mw-history-undo a'),
      KEPT,
    ],
    state: async (tab, served) => [(await article('Cups')(tab, served))[0]],
    right: [['Porcelain is thin.', 'Glass is clear.', 'Tin is light.']],
    more: [
      after('edit', before('Cups', `${EDITS[6]?.[1]}\n\nClay is warm.`), [
        ['Porcelain is thin.', 'Glass is clear.', 'Tin is light.', 'Clay is warm.'],
      ]),
    ],
  }),
  flow('a row in a table', 'Sorts', {
    sealed: true,
    steps: [
      clicks('edit it', 'click', '#ca-edit a'),
      step('a row at its end', 'type', async ({ click, press, type, tab }) => {
        await click(tab.locator(TEXT));
        await press('Control+End', 'ArrowUp', 'Home');
        await type('|-');
        await press('Enter');
        await type('| Oolong || 85');
        await press('Enter');
      }),
      KEPT,
    ],
    state: article('Sorts'),
    right: SORTS('| Oolong || 85'),
    more: [
      after(
        'row',
        before('Sorts', (EDITS[2]?.[1] ?? '').replace('|-', '|-\n| Yellow || 75\n|-')),
        SORTS('| Oolong || 85', ['|-', '| Yellow || 75']),
      ),
    ],
  }),
  flow('a page in another namespace', 'Main_Page', {
    steps: [
      writes(
        'look for it',
        ['type:Help:Brewing oolong', 'press:Enter|click'],
        '#searchInput, .vector-search-box-input >> nth=0',
        'Help:Brewing oolong',
        { last: ['Enter'] },
      ),
      clicks('make it', 'click', '.mw-search-createlink a, #mw-search-createlink a >> nth=0'),
      writes('its text', 'type:Eighty-five degrees.', TEXT, 'Eighty-five degrees.'),
      writes('why', 'type:the first words', '#wpSummary', 'the first words'),
      KEPT,
    ],
    state: article('Help:Brewing oolong'),
    right: HELP('Eighty-five degrees.'),
    more: [
      after('page', before('Brewing', 'Of oolong.'), HELP('Eighty-five degrees.')),
      { what: 'with another text', blanks: { 'Eighty-five degrees.': 'Not too hot.' }, right: HELP('Not too hot.') },
    ],
  }),
  {
    name: 'DokuWiki: a section',
    kind: 'bed',
    serve: bed('dokuwiki'),
    ready: async (tab) => {
      await tab.goto(`${new URL(tab.url()).origin}/doku.php?id=tea`);
      await tab.locator('#brewing').waitFor();
    },
    steps: [
      clicks('edit a section', 'click', '#brewing ~ .editbutton_section button >> nth=0'),
      writes('one more line', 'type', '#wiki__text', 'Warm the pot.', { first: ['Control+End', 'Enter'] }),
      clicks('look first', 'click', '#edbtn__preview', '.preview >> nth=0'),
      writes('why', 'type', '#edit__summary', 'the pot'),
      clicks('keep it', 'click', '#edbtn__save', '#brewing'),
    ],
    state: async (_, served) => {
      const changes = (await readFile(fileOf(served, 'data/meta/_dokuwiki.changes'), 'utf8').catch(() => '')).split('\n').filter(Boolean);
      return [
        (await readFile(fileOf(served, TEA), 'utf8')).split('\n').filter(Boolean),
        ...changes.map((line) => line.split('\t')[5]).filter((why) => !why?.includes('external edit')),
      ];
    },
    right: DOKU('Warm the pot.'),
    more: [
      after(
        'section',
        (served) => writeFile(fileOf(served, TEA), DOKU_PAGES['tea.txt'].replace('===== Gr', '===== History =====\n\nLong.\n\n===== Gr')),
        DOKU('Warm the pot.', ['===== History =====', 'Long.']),
      ),
      { what: 'with another line', blanks: { 'Warm the pot.': 'Warm the cups.' }, right: DOKU('Warm the cups.') },
    ],
  },
];

function DOKU(more: string, first: readonly string[] = []) {
  const text = `====== Tea ======|All of it.|${first.map((line) => `${line}|`).join('')}===== Growing =====|In the hills.|===== Brewing =====|Boil the water.`;
  return [[...text.split('|'), more, '===== Drinking =====', 'Slowly.'], '[Brewing] the pot'];
}
