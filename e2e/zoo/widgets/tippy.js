import tippy from 'tippy.js';
import 'tippy.js/dist/tippy.css';

document.body.innerHTML = '<button id=b>Help</button>';
tippy('#b', { content: 'How it works' });
