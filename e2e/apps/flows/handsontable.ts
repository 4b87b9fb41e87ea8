import { type Application, clicks, step, types } from '../flow';
import { bundled } from '../serve';

const cell = (row: number, column: number) => `.ht_master tbody tr:nth-child(${row}) td:nth-of-type(${column})`;
const MENU = '.htContextMenu .ht_master td';

export const handsontable: Application = {
  name: 'Handsontable',
  kind: 'data grid',
  serve: bundled('handsontable'),
  ready: (tab) => tab.locator(cell(12, 1)).waitFor(),
  steps: [
    step('choose a cell', 'click', ({ click, tab }) => click(tab.locator(cell(3, 1)))),
    types('overwrite it', ['type:Carla'], 'Carla', { last: ['Enter'] }),
    step('edit another in place', ['click 2', 'type:44'], async ({ click, press, type, tab }) => {
      await click(tab.locator(cell(5, 2)), { count: 2 });
      await press('Control+a');
      await type('44');
      await press('Enter');
    }),
    step('a row above the second', ['click right', 'click'], async ({ click, tab }) => {
      await click(tab.locator(cell(2, 1)), { button: 'right' });
      await click(tab.locator(MENU, { hasText: 'Insert row above' }));
    }),
    step('its name', ['click', 'type:Zoe'], async ({ click, press, type, tab }) => {
      await click(tab.locator(cell(2, 1)));
      await type('Zoe');
      await press('Enter');
    }),
    clicks('tick a box', 'check|click', `${cell(4, 4)} input`),
    step('remove a row', ['click right', 'click'], async ({ click, tab }) => {
      await click(tab.locator(cell(9, 1)), { button: 'right' });
      await click(tab.locator(MENU, { hasText: 'Remove row' }));
    }),
  ],
  state: (tab) =>
    tab.evaluate(() => (globalThis as unknown as { table: { getData(): unknown[][] } }).table.getData().map((row) => row.join())),
  right: [
    'Ann,0,Oslo,true',
    'Zoe,,,',
    'Bob,7,Bergen,false',
    'Carla,3,Voss,false',
    'Dora,10,Oslo,false',
    'Eve,44,Bergen,true',
    'Finn,2,Voss,false',
    'Gus,9,Oslo,true',
    'Ida,1,Voss,true',
    'Jon,8,Oslo,false',
    'Kim,4,Bergen,true',
    'Lea,0,Voss,false',
  ],
};
