import 'trix';
import 'trix/dist/trix.css';

document.body.innerHTML = '<input id="value" type="hidden"><trix-editor input="value" aria-label="Story"></trix-editor>';
