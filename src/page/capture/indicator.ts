import { deadline } from '../../lib/deadline';
import * as dom from '../dom/native-accessors';
import { markOverlay } from '../dom/own-overlay';

/** Shows a small mark in the corner of the page while it is recorded. Not part of scans, takes no clicks. Returns the function that removes it. */
export function showIndicator(): () => void {
  const host = dom.createElement(document, 'div');
  markOverlay(host);
  host.style.cssText = HOST.map((rule) => `${rule}!important`).join(';');
  const root = host.attachShadow({ mode: 'closed' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(LOOK);
  root.adoptedStyleSheets = [sheet];
  const mark = dom.createElement(document, 'div');
  mark.className = 'mark';
  mark.textContent = 'Abra is recording';
  mark.setAttribute('aria-hidden', 'true');
  const note = dom.createElement(document, 'div');
  note.className = 'note';
  note.setAttribute('role', 'status');
  root.append(note, mark);
  dom.append(dom.documentElement(document), host);
  let stopWaiting = (): void => undefined;
  say = (text) => {
    stopWaiting();
    note.textContent = text;
    const { signal, clear, expired } = deadline(SHOWN_MS);
    stopWaiting = clear;
    signal.addEventListener('abort', () => {
      if (expired()) note.textContent = '';
    });
  };
  return () => {
    stopWaiting();
    say = () => undefined;
    host.remove();
  };
}

/** Shows a sentence above the mark of a recorded page, until the next one or for a while. A screen reader says it. */
export const sayInIndicator = (text: string): void => say(text);
let say = (_text: string): void => undefined;
/** Long enough to be read twice by a person who is doing something else, ms. */
const SHOWN_MS = 10_000;

const HOST = (
  'display:flex flex-direction:column align-items:flex-end gap:8px position:fixed right:14px bottom:14px width:auto height:auto margin:0 padding:0 border:0 background:none opacity:1 ' +
  'transform:none filter:none visibility:visible pointer-events:none z-index:2147483647'
).split(' ');

const LOOK = `
.note,.mark{padding:7px 13px;border-radius:14px;font:500 12px/1.3 system-ui,sans-serif;color:#fff;background:#1c1730e6;box-shadow:0 6px 22px #1c173040}
.note{max-width:min(340px,calc(100vw - 28px));font-size:13px;color:#3a2500;background:#ffdf9e;overflow-wrap:anywhere}
.note:empty{display:none}
.mark{display:flex;align-items:center;gap:8px}
.mark::before{content:"";width:9px;height:9px;border-radius:50%;background:#ff5a6e;animation:breathe 1.6s ease-in-out infinite}
@keyframes breathe{50%{opacity:.35}}
@media (prefers-reduced-motion:reduce){.mark::before{animation:none}}
@media (forced-colors:active){.mark,.note{border:1px solid CanvasText}}
`;
