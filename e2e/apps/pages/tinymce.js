import tinymce from 'tinymce';
import 'tinymce/icons/default';
import 'tinymce/models/dom';
import 'tinymce/themes/silver';
import 'tinymce/plugins/lists';
import 'tinymce/plugins/table';
import 'tinymce/skins/ui/oxide/skin.css';

const dark = location.search.includes('dark');
document.querySelector('#app').innerHTML = '<textarea id="story"><p>Dear all,</p></textarea>';
if (dark) document.body.style.background = '#222';
tinymce.init({
  selector: '#story',
  license_key: 'gpl',
  skin: false,
  content_css: false,
  height: 500,
  plugins: 'lists table',
  toolbar: 'undo redo | blocks | bold italic | bullist numlist | table',
  statusbar: false,
});
window.textOf = () => tinymce.activeEditor?.getContent();
