import * as monaco from 'monaco-editor';

window.MonacoEnvironment = { getWorker: () => new Worker(URL.createObjectURL(new Blob(['self.onmessage = () => {}']))) };
document.querySelector('#app').innerHTML = '<div id="code" style="height:480px;border:1px solid #ccc"></div><button id="run">Run</button>';
window.ran = [];
window.editor = monaco.editor.create(document.querySelector('#code'), {
  value: 'tea\nmilk\nsugar\n',
  language: 'plaintext',
  theme: location.search.includes('dark') ? 'vs-dark' : 'vs',
  minimap: { enabled: false },
});
document.querySelector('#run').onclick = () => window.ran.push(window.editor.getValue());
