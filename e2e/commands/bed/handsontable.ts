import { handsontable } from '../../apps/flows/handsontable';
import type { Bed } from '../command';

const rows = [
  'Ann,0,Oslo,true',
  'Bob,7,Bergen,false',
  'Cid,3,Voss,true',
  'Dora,10,Oslo,false',
  'Eve,6,Bergen,true',
  'Finn,2,Voss,false',
  'Gus,9,Oslo,true',
  'Hal,5,Bergen,false',
  'Ida,1,Voss,true',
  'Jon,8,Oslo,false',
  'Kim,4,Bergen,true',
  'Lea,0,Voss,false',
];
const but = (from: string, to: string) => ({ is: rows.map((row) => (row === from ? to : row)) });

export const HANDSONTABLE: Bed = {
  on: handsontable,
  state: async (tab, served) => ({ is: await handsontable.state(tab, served) }),
  commands: [
    { says: 'mark Bob as paid', right: but(rows[1] ?? '', 'Bob,7,Bergen,true') },
    { says: 'Finn has paid', right: but(rows[5] ?? '', 'Finn,2,Voss,true') },
    { says: 'uncheck the box of Ann', right: but(rows[0] ?? '', 'Ann,0,Oslo,false') },
    { says: 'tick the box in the fourth row', right: but(rows[3] ?? '', 'Dora,10,Oslo,true') },
    { says: 'set the points of Eve to 44', right: but(rows[4] ?? '', 'Eve,44,Bergen,true') },
    { says: 'rename Kim to Karla', right: but(rows[10] ?? '', 'Karla,4,Bergen,true') },
    { says: 'set the City of Jon to Voss', right: but(rows[9] ?? '', 'Jon,8,Voss,false') },
    { says: 'double-click on Cid', right: {} },
    { says: 'In which city does Gus live?', tells: /Oslo/ },
    { says: 'tick Zoe', kind: 'impossible' },
    { says: 'tick the box', kind: 'ambiguous', suggests: /\b(Ann|Bob)\b/ },
  ],
};
