import { shorten } from '../../../lib/text';
import * as dom from '../../dom/native-accessors';
import { markOverlay } from '../../dom/own-overlay';
import { placeBubble } from '../../overlay/place-bubble';
import { overlayStyle } from '../../overlay/style';

/** A pane over the page that takes the pointer, so that the page does not even feel it, and outlines what lies under it. */
export interface Glass {
  /** `box`: CSS px in the viewport. */
  outline(box: DOMRectReadOnly, label: string): void;
  clear(): void;
  /** Does something as if the pane were not there. */
  through<Value>(look: () => Value): Value;
  /** Open, the pointer goes through it: into a frame that has a pane of its own. */
  open(isOpen: boolean): void;
  remove(): void;
}

export function layGlass(): Glass {
  const host = dom.createElement(document, 'div');
  markOverlay(host);
  host.setAttribute('aria-hidden', 'true');
  const solid = `${HOST};pointer-events:auto!important;cursor:crosshair!important`;
  const clear = `${HOST};pointer-events:none!important`;
  host.style.cssText = solid;
  const root = host.attachShadow({ mode: 'closed' });
  root.adoptedStyleSheets = [overlayStyle()];
  const make = (name: string) => Object.assign(dom.createElement(document, 'div'), { className: name });
  const [layer, ring, bubble, note] = [make('layer'), make('ring'), make('bubble'), make('note')];
  bubble.append(note);
  layer.append(ring, bubble);
  layer.style.pointerEvents = 'none';
  root.append(layer);
  host.popover = 'manual';
  dom.append(dom.documentElement(document), host);
  host.showPopover();
  let isOpen = false;
  const hide = () => {
    ring.style.opacity = '0';
    bubble.style.opacity = '0';
  };
  hide();
  return {
    outline(box, label) {
      Object.assign(ring.style, {
        opacity: '1',
        transform: `translate(${box.left - 3}px, ${box.top - 3}px)`,
        width: `${box.width + 6}px`,
        height: `${box.height + 6}px`,
      });
      note.textContent = shorten(label, 90);
      const at = placeBubble(box, bubble.offsetWidth, bubble.offsetHeight);
      bubble.style.transform = `translate(${at.x}px, ${at.y}px)`;
      bubble.style.opacity = '1';
    },
    clear: hide,
    through(look) {
      host.style.cssText = clear;
      try {
        return look();
      } finally {
        if (!isOpen) host.style.cssText = solid;
      }
    },
    open(wanted) {
      isOpen = wanted;
      host.style.cssText = wanted ? clear : solid;
    },
    remove: () => host.remove(),
  };
}

/** What pages say about every div, and browsers about popovers, is undone. */
const HOST = (
  'display:block position:fixed inset:0 width:auto height:auto margin:0 padding:0 border:0 background:none overflow:visible opacity:1 ' +
  'transform:none filter:none visibility:visible z-index:2147483647'
)
  .split(' ')
  .map((rule) => `${rule}!important`)
  .join(';');
