import * as dom from '../dom/native-accessors';
import { markOverlay } from '../dom/own-overlay';

/** Shows a small mark in the corner of the page while it is recorded. Not part of scans, takes no clicks. Returns the function that removes it. */
export function showIndicator(): () => void {
  const host = dom.createElement(document, 'div');
  markOverlay(host);
  host.setAttribute('aria-hidden', 'true');
  host.style.cssText = HOST.map((rule) => `${rule}!important`).join(';');
  const root = host.attachShadow({ mode: 'closed' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(LOOK);
  root.adoptedStyleSheets = [sheet];
  const mark = dom.createElement(document, 'div');
  mark.className = 'mark';
  mark.textContent = 'Abra is recording';
  root.append(mark);
  dom.append(dom.documentElement(document), host);
  return () => host.remove();
}

const HOST = (
  'display:block position:fixed right:14px bottom:14px width:auto height:auto margin:0 padding:0 border:0 background:none opacity:1 ' +
  'transform:none filter:none visibility:visible pointer-events:none z-index:2147483647'
).split(' ');

const LOOK = `
.mark{display:flex;align-items:center;gap:8px;padding:7px 13px 7px 11px;border-radius:999px;font:500 12px/1.3 system-ui,sans-serif;color:#fff;
background:#1c1730e6;box-shadow:0 6px 22px #1c173040}
.mark::before{content:"";width:9px;height:9px;border-radius:50%;background:#ff5a6e;animation:breathe 1.6s ease-in-out infinite}
@keyframes breathe{50%{opacity:.35}}
@media (prefers-reduced-motion:reduce){.mark::before{animation:none}}
@media (forced-colors:active){.mark{border:1px solid CanvasText}}
`;
