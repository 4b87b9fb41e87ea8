import Quill from 'quill';
import 'quill/dist/quill.snow.css';

const place = document.body.appendChild(document.createElement('div'));
window.quill = new Quill(place, { theme: 'snow' });
window.quill.root.setAttribute('aria-label', 'Story');
