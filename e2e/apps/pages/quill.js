import Quill from 'quill';
import 'quill/dist/quill.snow.css';

document.querySelector('#app').innerHTML = '<div id="editor"><p>Dear all,</p></div>';
window.quill = new Quill('#editor', {
  theme: 'snow',
  modules: {
    toolbar: [[{ header: [1, 2, false] }], ['bold', 'italic', 'link'], [{ list: 'ordered' }, { list: 'bullet' }], [{ color: [] }]],
  },
});
