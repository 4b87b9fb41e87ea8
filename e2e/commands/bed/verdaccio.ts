import { verdaccio } from '../../apps/flows/verdaccio';
import type { Bed } from '../command';

export const VERDACCIO: Bed = {
  on: verdaccio,
  state: async (tab, served) => ({
    ...((await verdaccio.state(tab, served)) as object),
    search: await tab.locator('header input').first().inputValue(),
    dialog: await tab.getByRole('dialog').count(),
  }),
  commands: [
    { says: 'open black-tea', right: { path: '/-/web/detail/black-tea', tab: 0 } },
    { says: 'click on the package "tea-pot"', right: { path: '/-/web/detail/tea-pot', tab: 0 } },
    { says: 'show me the second package', right: { path: '/-/web/detail/green-tea', tab: 0 } },
    {
      says: 'go to green-tea and open its Versions tab',
      via: { path: '/-/web/detail/green-tea', tab: 0 },
      right: { path: '/-/web/detail/green-tea', tab: 2 },
    },
    { says: 'type pot in the search box', right: { search: 'pot' } },
    { says: 'log in', right: { dialog: 1 } },
    { says: 'which version does green-tea have?', tells: /1\.1\.0/ },
    { says: '打开 green-tea', right: { path: '/-/web/detail/green-tea', tab: 0 } },
    { says: 'open red-tea', kind: 'impossible', suggests: /(black|green)-tea/ },
    { says: 'download the package', kind: 'ambiguous', suggests: /black-tea|green-tea|tea-pot|Download/ },
  ],
};
