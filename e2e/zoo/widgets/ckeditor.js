import { Bold, ClassicEditor, Essentials, Paragraph } from 'ckeditor5';
import 'ckeditor5/ckeditor5.css';

const place = document.body.appendChild(document.createElement('div'));
ClassicEditor.create(place, { licenseKey: 'GPL', plugins: [Essentials, Paragraph, Bold], toolbar: ['bold'] }).then((editor) => {
  window.editor = editor;
});
