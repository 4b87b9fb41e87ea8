import Handsontable from 'handsontable';
import 'handsontable/styles/handsontable.min.css';
import 'handsontable/styles/ht-theme-main.min.css';

const place = document.querySelector('#app');
place.className = 'ht-theme-main';
const NAMES = ['Ann', 'Bob', 'Cid', 'Dora', 'Eve', 'Finn', 'Gus', 'Hal', 'Ida', 'Jon', 'Kim', 'Lea'];
window.table = new Handsontable(place, {
  data: NAMES.map((name, at) => [name, (at * 7) % 11, ['Oslo', 'Bergen', 'Voss'][at % 3], at % 2 === 0]),
  colHeaders: ['Name', 'Points', 'City', 'Paid'],
  columns: [{}, { type: 'numeric' }, { type: 'dropdown', source: ['Oslo', 'Bergen', 'Voss'] }, { type: 'checkbox' }],
  rowHeaders: true,
  contextMenu: true,
  columnSorting: true,
  height: 420,
  width: 640,
  licenseKey: 'non-commercial-and-evaluation',
});
