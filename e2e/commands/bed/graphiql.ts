import { graphiql } from '../../apps/flows/graphiql';
import type { Bed } from '../command';

export const GRAPHIQL: Bed = {
  on: graphiql,
  state: async (tab, served) => ({
    asked: await graphiql.state(tab, served),
    docs: (await tab.getByRole('button', { name: 'Hide Documentation Explorer' }).count()) > 0,
    history: (await tab.getByRole('button', { name: 'Hide History' }).count()) > 0,
    dialog: (await tab.getByRole('dialog').allTextContents()).map((text) => text.slice(0, 12)).join(),
    tabs: await tab.getByRole('tab').count(),
  }),
  commands: [
    { says: 'Show the documentation', right: { docs: true } },
    { says: 'open the history', right: { history: true } },
    { says: 'settings', right: { dialog: /Settings/ } },
    { says: 'Open the short keys dialog.', right: { dialog: /Short Keys/i } },
    { says: 'add a new tab', right: { tabs: /[12]/ } },
    { says: 'close the window with the settings', kind: 'impossible' },
    { says: '打开设置对话框 (Open settings dialog)', right: { dialog: /Settings/ } },
    { says: 'log me out', kind: 'impossible' },
    { says: 'show', kind: 'ambiguous', suggests: /Show/ },
  ],
};
