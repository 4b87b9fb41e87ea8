import { AllCommunityModule, createGrid, ModuleRegistry } from 'ag-grid-community';

ModuleRegistry.registerModules([AllCommunityModule]);
const place = document.querySelector('#app');
place.style.cssText = 'height:480px;max-width:860px';
const MAKES = ['Volvo', 'Saab', 'Fiat', 'Skoda', 'Seat'];
const rows = Array.from({ length: 200 }, (_, at) => ({
  id: at + 1,
  make: MAKES[at % 5],
  model: `M${((at * 37) % 200) + 1}`,
  price: 10_000 + ((at * 7919) % 30_000),
  sold: false,
}));
window.rows = rows;
window.grid = createGrid(place, {
  columnDefs: [
    { field: 'make', filter: true, editable: true },
    { field: 'model', editable: true },
    { field: 'price', filter: 'agNumberColumnFilter', editable: true },
    { field: 'sold', editable: true },
  ],
  defaultColDef: { flex: 1 },
  rowSelection: { mode: 'multiRow' },
  rowData: rows,
  getRowId: ({ data }) => String(data.id),
});
