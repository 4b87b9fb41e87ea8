import { jkanban } from '../../apps/flows/jkanban';
import type { Bed } from '../command';

export const JKANBAN: Bed = {
  on: jkanban,
  state: async (tab, served) => ({ is: await jkanban.state(tab, served) }),
  commands: [
    { says: 'click on Buy tea', right: { is: ['Buy tea *, Wash cups, Boil water', 'Find the pot', ''] } },
    { says: 'choose the card "Find the pot"', right: { is: ['Buy tea, Wash cups, Boil water', 'Find the pot *', ''] } },
    { says: 'Select the second card of To do', right: { is: ['Buy tea, Wash cups *, Boil water', 'Find the pot', ''] } },
    {
      says: 'move Boil water to Doing',
      right: { is: /^\["Buy tea, Wash cups","(Find the pot, Boil water|Boil water, Find the pot)",""\]$/ },
    },
    { says: 'drag "Buy tea" to the Done column', right: { is: ['Wash cups, Boil water', 'Find the pot', 'Buy tea'] } },
    {
      says: 'add a card "Slice lemons" to the Doing list',
      right: { is: ['Buy tea, Wash cups, Boil water', 'Find the pot, Slice lemons', ''] },
    },
    {
      says: 'press the plus below Done, write "Drink it" and press Add',
      via: {},
      right: { is: ['Buy tea, Wash cups, Boil water', 'Find the pot', 'Drink it'] },
    },
    { says: 'which cards are in Doing?', tells: /Find the pot/ },
    { says: 'click the last card of the first list', right: { is: ['Buy tea, Wash cups, Boil water *', 'Find the pot', ''] } },
    { says: 'click on +', kind: 'ambiguous', suggests: /To do|Doing|Done/i },
    { says: 'archive all cards', kind: 'impossible' },
  ],
};
