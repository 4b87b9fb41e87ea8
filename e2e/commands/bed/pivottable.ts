import { pivottable } from '../../apps/flows/pivottable';
import type { Bed } from '../command';

export const PIVOTTABLE: Bed = {
  on: pivottable,
  state: async (tab, served) => {
    const [rows, columns, values, how, look, without] = (await pivottable.state(tab, served)) as (string | undefined)[];
    return { rows, columns, values, how, look, without };
  },
  commands: [
    { says: 'show it as a heatmap', right: { look: '"Heatmap"' } },
    { says: 'choose "Table Barchart" from the first drop-down', right: { look: '"Table Barchart"' } },
    { says: 'Select Average', right: { how: '"Average"', values: /^"\[(.*)\]"$/ } },
    { says: 'change Count to List Unique Values', right: { how: '"List Unique Values"', values: /^"\[(.*)\]"$/ } },
    { says: 'select the option Maximum in the second list', right: { how: '"Maximum"', values: /^"\[(.*)\]"$/ } },
    { says: 'drag Town to the columns', right: { columns: /Town/ } },
    { says: 'leave out the White tea', right: { without: '{"Tea":["White"]}' } },
    { says: 'what is the total?', tells: /\b60\b/ },
    { says: 'zeige es als Row Heatmap', right: { look: '"Row Heatmap"' } },
    { says: 'select Scatter Chart', kind: 'impossible' },
    { says: 'choose heat map', right: { look: '"Heatmap"' } },
  ],
};
