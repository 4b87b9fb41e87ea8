import tinymce from 'tinymce';
import 'tinymce/icons/default';
import 'tinymce/models/dom';
import 'tinymce/themes/silver';

document.body.innerHTML = '<div id="e" style="border:1px solid">old</div>';
tinymce.init({ selector: '#e', inline: true, license_key: 'gpl', menubar: false, toolbar: 'bold', skin: false, content_css: false });
window.textOf = () => tinymce.activeEditor.getContent({ format: 'text' });
