import grapesjs from 'grapesjs';
import 'grapesjs/dist/css/grapes.min.css';
import preset from 'grapesjs-preset-webpage';

window.editor = grapesjs.init({
  container: '#app',
  height: '100vh',
  storageManager: false,
  plugins: [preset],
  components: '<h1>Welcome</h1><p>We sell tea.</p>',
});
window.editor.BlockManager.add('words', { label: 'Words', category: 'Own', content: '<p>New words</p>' });
window.editor.on('load', () => {
  window.isReady = true;
});
