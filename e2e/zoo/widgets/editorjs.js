import EditorJS from '@editorjs/editorjs';

const holder = document.body.appendChild(document.createElement('div'));
window.editor = new EditorJS({ holder, data: { blocks: [{ type: 'paragraph', data: { text: 'old' } }] } });
