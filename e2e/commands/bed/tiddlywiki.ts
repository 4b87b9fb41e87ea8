import { tiddlywiki } from '../../apps/flows/tiddlywiki';
import type { Bed } from '../command';

export const TIDDLYWIKI: Bed = {
  on: tiddlywiki,
  state: async (tab, served) => ({
    notes: await tiddlywiki.state(tab, served),
    open: await tab
      .locator('.tc-tiddler-frame')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-tiddler-title') ?? '').map((title) => title.slice(0, 18))),
    tab: await tab
      .locator('.tc-sidebar-lists [role=tab][aria-selected=true]')
      .first()
      .textContent({ timeout: 300 })
      .catch(() => ''),
    title: await tab
      .locator('h1.tc-site-title')
      .textContent({ timeout: 300 })
      .catch(() => ''),
    // Two parts of the sidebar are called so.
    side: await tab.locator('.tc-sidebar-lists').first().isVisible(),
  }),
  commands: [
    { says: 'change the title of this TiddlyWiki to "Garden book"', right: { title: 'Garden book', notes: /./ } },
    { says: 'Subtitle: all about tea', right: { notes: /./ } },
    { says: 'open the tab Recent', right: { tab: 'Recent' } },
    { says: 'show the tools', right: { tab: 'Tools' } },
    { says: 'create a new tiddler', right: { open: /Draft of/, notes: /./ } },
    { says: 'close all', right: { open: [] } },
    { says: 'hide the sidebar', right: { side: false, tab: /./ } },
    { says: 'Open the control panel', right: { open: /ControlPanel/ } },
    { says: 'edit GettingStarted', right: { open: /Draft of/, notes: /./ } },
    { says: 'what is the subtitle?', tells: /non-linear personal web notebook/ },
    { says: 'öffne den Reiter More', right: { tab: 'More' } },
    { says: 'translate the page into Dutch', kind: 'impossible' },
  ],
};
