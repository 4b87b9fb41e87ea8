import { BlockQuote, Bold, ClassicEditor, Essentials, Heading, Italic, List, Paragraph, Table, TableToolbar } from 'ckeditor5';
import 'ckeditor5/ckeditor5.css';

document.querySelector('#app').innerHTML = '<div id="story"><p>Dear all,</p></div>';
ClassicEditor.create(document.querySelector('#story'), {
  licenseKey: 'GPL',
  plugins: [Essentials, Paragraph, Bold, Italic, Heading, List, BlockQuote, Table, TableToolbar],
  toolbar: ['undo', 'redo', '|', 'heading', '|', 'bold', 'italic', '|', 'bulletedList', 'blockQuote', 'insertTable'],
}).then((editor) => {
  window.editor = editor;
});
