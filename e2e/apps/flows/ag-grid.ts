import { type Application, clicks, step, writes } from '../flow';
import { bundled } from '../serve';

interface Row {
  id: number;
  make: string;
  model: string;
  price: number;
  sold: boolean;
}
interface Api {
  rows: Row[];
  grid: { getColumnState(): { colId: string; sort?: string | null }[]; getFilterModel(): unknown; getSelectedRows(): Row[] };
}
const cell = (model: string, column: string) => `.ag-row:has([col-id=model]:text-is("${model}")) [col-id=${column}]`;

export const agGrid: Application = {
  name: 'AG Grid',
  kind: 'data grid',
  serve: bundled('ag-grid'),
  ready: (tab) => tab.locator('.ag-row').first().waitFor(),
  steps: [
    clicks('sort by model', 'click', '.ag-header-cell[col-id=model] .ag-header-cell-text'),
    clicks('open the filter of make', 'click', '.ag-header-cell[col-id=make] .ag-header-cell-filter-button'),
    writes('filter', 'type:fia', '.ag-filter-body input[type=text] >> nth=0', 'fia'),
    step('close it', 'press:Escape', ({ press }) => press('Escape')),
    step('another price', ['click 2', 'type:15500', 'press:Enter'], async ({ click, press, type, tab }) => {
      await click(tab.locator(cell('M105', 'price')), { count: 2 });
      await press('Control+a');
      await type('15500');
      await press('Enter');
    }),
    clicks('select its row', 'check|click', '.ag-row:has([col-id=model]:text-is("M105")) .ag-selection-checkbox input'),
    clicks('sold', 'check|click', `${cell('M120', 'sold')} input`),
    clicks('sort by price', 'click', '.ag-header-cell[col-id=price] .ag-header-cell-text'),
  ],
  state: (tab) =>
    tab.evaluate(() => {
      const { rows, grid } = globalThis as unknown as Api;
      return {
        sorted: grid.getColumnState().flatMap(({ colId, sort }) => (sort ? [`${colId} ${sort}`] : [])),
        filter: grid.getFilterModel(),
        selected: grid.getSelectedRows().map(({ model }) => model),
        changed: rows
          .filter(({ price, sold, id }) => sold || price !== 10_000 + (((id - 1) * 7919) % 30_000))
          .map(({ model, price, sold }) => [model, price, sold]),
      };
    }),
  right: {
    sorted: ['price asc'],
    filter: { make: { filterType: 'text', type: 'contains', filter: 'fia' } },
    selected: ['M105'],
    changed: [
      ['M120', 20853, true],
      ['M105', 15500, false],
    ],
  },
};
