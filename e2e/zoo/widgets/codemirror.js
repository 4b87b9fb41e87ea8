import { basicSetup, EditorView } from 'codemirror';

window.view = new EditorView({ doc: 'old', extensions: [basicSetup], parent: document.body });
