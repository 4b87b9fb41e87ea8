import { Editor } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';

document.querySelector('#app').innerHTML =
  '<div style="padding:10px"><button data-do="toggleBold"><b>B</b></button> <button data-do="toggleItalic"><i>I</i></button> <button data-do="toggleBulletList">List</button> <button data-do="toggleBlockquote">Quote</button> <button data-do="setHorizontalRule">Rule</button></div><div id="story" style="padding:10px;border:1px solid #ccc"></div>';
window.editor = new Editor({
  element: document.querySelector('#story'),
  extensions: [StarterKit],
  content: '<p>Dear all,</p><p>we have tea.</p>',
});
for (const button of document.querySelectorAll('[data-do]'))
  button.onclick = () => window.editor.chain().focus()[button.dataset.do]().run();
