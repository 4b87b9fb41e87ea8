import { Terminal } from '@xterm/xterm';
import '@xterm/xterm/css/xterm.css';

const terminal = new Terminal();
window.heard = '';
terminal.onData((typed) => {
  window.heard += typed;
  terminal.write(typed);
});
terminal.open(document.body.appendChild(document.createElement('div')));
