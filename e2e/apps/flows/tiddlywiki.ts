import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Application, clicks, step, writes } from '../flow';
import { bundled, here, html, inPackages } from '../serve';

/** The one page that the package makes of an empty edition. */
function wiki(): string {
  const folder = here('../../node_modules/.cache/abra-apps-made');
  const file = path.join(folder, 'tiddlywiki.html');
  const args = [
    inPackages('tiddlywiki/editions/empty'),
    '--output',
    folder,
    '--rendertiddler',
    '$:/core/save/all',
    'tiddlywiki.html',
    'text/plain',
  ];
  if (!existsSync(file))
    execFileSync(process.execPath, [inPackages('tiddlywiki/tiddlywiki.js'), ...args], { stdio: 'ignore', timeout: 120_000 });
  return readFileSync(file, 'utf8');
}

interface Wiki {
  $tw: {
    wiki: {
      filterTiddlers(filter: string): string[];
      getTiddler(title: string): { fields: { text?: string; tags?: string[] } } | undefined;
    };
  };
}

export const tiddlywiki: Application = {
  name: 'TiddlyWiki',
  kind: 'notebook',
  serve: (port) => {
    const page = wiki();
    return bundled(undefined, { answer: (_, answer, { pathname }) => (pathname === '/' ? html(answer, page) : undefined) })(port);
  },
  ready: (tab) => tab.locator('.tc-sidebar-lists').first().waitFor(),
  steps: [
    clicks('a new tiddler', 'click', '.tc-page-controls button[aria-label*="new tiddler" i]'),
    writes('its title', 'type:Plan for May', '.tc-titlebar.tc-edit-texteditor', 'Plan for May', { first: ['Control+a'] }),
    step('its text', 'type:Plant the tomatoes', async ({ click, type, tab }) => {
      await click(tab.frameLocator('iframe.tc-edit-texteditor').locator('textarea'));
      await type('Plant the tomatoes');
    }),
    writes('a tag', ['type:garden', 'click|press'], '.tc-edit-tags input >> nth=0', 'garden', { last: ['Enter'] }),
    clicks('keep it', 'click', '.tc-tiddler-edit-frame button[class*="Buttons%2Fsave"]'),
    clicks('change it again', 'click', '.tc-tiddler-frame button[class*="Buttons%2Fedit"] >> nth=0'),
    step('more text in bold', ['click', 'type'], async ({ click, press, type, tab }) => {
      const frame = tab.frameLocator('iframe.tc-edit-texteditor');
      await click(frame.locator('textarea'));
      await press('Control+End', 'Enter');
      await click(tab.locator('.tc-editor-toolbar button').first());
      await type('today');
    }),
    clicks('keep that', 'click', '.tc-tiddler-edit-frame button[class*="Buttons%2Fsave"]'),
  ],
  state: (tab) =>
    tab.evaluate(() => {
      const { wiki } = (globalThis as unknown as Wiki).$tw;
      return wiki.filterTiddlers('[!is[system]sort[title]]').map((title) => {
        const { text = '', tags = [] } = wiki.getTiddler(title)?.fields ?? {};
        return [title, text, ...tags];
      });
    }),
  right: [['Plan for May', "Plant the tomatoes\n''today''", 'garden']],
};
