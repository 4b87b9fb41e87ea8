import { Editor } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';

window.editor = new Editor({
  element: document.body,
  extensions: [StarterKit],
  content: '<p>old</p>',
  editorProps: { attributes: { 'aria-label': 'Story' } },
});
