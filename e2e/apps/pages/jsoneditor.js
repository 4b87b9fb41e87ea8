import JSONEditor from 'jsoneditor';
import 'jsoneditor/dist/jsoneditor.min.css';

document.querySelector('#app').style.height = '560px';
window.editor = new JSONEditor(
  document.querySelector('#app'),
  { modes: ['tree', 'code'], mode: 'tree' },
  {
    name: 'Ada',
    tags: ['one', 'two'],
    address: { city: 'Oslo', zip: 150 },
    paid: false,
  },
);
window.editor.expandAll();
