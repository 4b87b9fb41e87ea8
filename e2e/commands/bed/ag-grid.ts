import { agGrid } from '../../apps/flows/ag-grid';
import type { Bed } from '../command';

export const AG_GRID: Bed = {
  on: agGrid,
  state: async (tab, served) => (await agGrid.state(tab, served)) as Record<string, unknown>,
  commands: [
    { says: 'sort the table by price', right: { sorted: ['price asc'] } },
    { says: 'order the rows by Model, descending', right: { sorted: ['model desc'] } },
    { says: 'sortiere nach Price aufsteigend', right: { sorted: ['price asc'] } },
    { says: 'tick the box in front of M75', right: { selected: ['M75'] } },
    { says: 'select the third row', right: { selected: ['M75'] } },
    { says: 'mark M38 as sold', right: { changed: [['M38', 17919, true]] } },
    { says: 'Change the price of M112 to 500', right: { changed: [['M112', 500, false]] } },
    { says: 'double click on 25838', right: {} },
    { says: 'what does the M23 cost?', tells: /27[.,\s]?514/ },
    { says: 'select all rows', right: { selected: /^\["M1","M38",.{1000,}\]$/ } },
    { says: 'filter Make by Fiat', right: { filter: /"make":.*"filter":"fiat"/i } },
    { says: 'Press Delete customer', kind: 'impossible' },
    { says: 'select the Volvo', kind: 'ambiguous', suggests: /M1\b|Volvo/ },
  ],
};
