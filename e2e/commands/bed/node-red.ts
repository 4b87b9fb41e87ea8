import { nodeRed } from '../../apps/flows/node-red';
import type { Bed } from '../command';

export const NODE_RED: Bed = {
  on: nodeRed,
  state: async (tab, served) => ({
    flows: await nodeRed.state(tab, served),
    filter: await tab.getByPlaceholder('filter nodes').inputValue(),
    search: await tab.getByPlaceholder('Search flows').inputValue(),
    closed: await tab.locator('.red-ui-palette-closed').count(),
    placed: await tab.locator('.red-ui-workspace-chart-event-layer .red-ui-flow-node-group, .red-ui-flow-node').count(),
    menu: await tab.getByText('Manage palette', { exact: true }).filter({ visible: true }).count(),
  }),
  commands: [
    { says: 'filter the nodes by "http"', right: { filter: 'http' } },
    { says: 'search the flows for "watch"', right: { search: 'watch' } },
    { says: 'Type json in the box "filter nodes"', right: { filter: 'json' } },
    { says: 'collapse the function category', right: { closed: 1 } },
    { says: 'close the common section', right: { closed: 1 } },
    { says: 'drag inject onto the canvas', right: { placed: 1 } },
    { says: 'find the node "csv" in the filter', right: { filter: 'csv' } },
    { says: 'suche in den Flows nach "timer"', right: { search: 'timer' } },
    { says: 'log out', kind: 'impossible' },
  ],
};
