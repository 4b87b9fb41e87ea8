import { AllCommunityModule, createGrid, ModuleRegistry } from 'ag-grid-community';

ModuleRegistry.registerModules([AllCommunityModule]);
const place = document.body.appendChild(document.createElement('div'));
place.style.cssText = 'height:300px;width:500px';
window.grid = createGrid(place, {
  columnDefs: [{ field: 'name', editable: true, sortable: true }, { field: 'age' }],
  rowData: Array.from({ length: 1000 }, (_, at) => ({ name: `Person ${at}`, age: at % 80 })),
  onCellValueChanged: ({ newValue }) => said.push(newValue),
});
