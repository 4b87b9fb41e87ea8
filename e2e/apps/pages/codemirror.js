import { javascript } from '@codemirror/lang-javascript';
import { basicSetup, EditorView } from 'codemirror';

document.querySelector('#app').innerHTML =
  '<div id="code" style="border:1px solid #ccc"></div><p><label>File <input name="file"></label> <button id="keep">Keep</button></p>';
window.kept = [];
window.view = new EditorView({
  doc: 'function tea() {\n  return 1;\n}\n',
  extensions: [basicSetup, javascript()],
  parent: document.querySelector('#code'),
});
document.querySelector('#keep').onclick = () =>
  window.kept.push([document.querySelector('input[name=file]').value, window.view.state.doc.toString()]);
