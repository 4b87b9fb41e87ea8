import * as monaco from 'monaco-editor/editor/editor.api.js';

window.MonacoEnvironment = { getWorker: () => new Worker(URL.createObjectURL(new Blob(['self.onmessage = () => {}']))) };
const place = document.body.appendChild(document.createElement('div'));
place.style.cssText = 'height:200px;width:600px';
window.editor = monaco.editor.create(place, { value: 'old', language: 'plaintext', editContext: true });
