import { shorten } from '../../../lib/text';
import * as dom from '../../dom/native-accessors';
import { markOverlay } from '../../dom/own-overlay';
import { placeBubble } from '../../overlay/place-bubble';
import { overlayStyle } from '../../overlay/style';

/** A transparent layer over the page that takes all pointer events, so that the page gets none, and outlines what lies under it. */
export interface PickLayer {
  /** `box`: CSS px in the viewport. */
  outline(box: DOMRectReadOnly, label: string): void;
  clear(): void;
  /** Calls `look` as if the layer were not there (for hit tests). */
  through<Value>(look: () => Value): Value;
  /** While open, the pointer passes through it: into a frame that has a layer of its own. */
  open(isOpen: boolean): void;
  remove(): void;
}

/** Puts the layer over the page. */
export function showPickLayer(): PickLayer {
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

/** Resets styles that pages set on every div, and browsers on popovers. */
const HOST = (
  'display:block position:fixed inset:0 width:auto height:auto margin:0 padding:0 border:0 background:none overflow:visible opacity:1 ' +
  'transform:none filter:none visibility:visible z-index:2147483647'
)
  .split(' ')
  .map((rule) => `${rule}!important`)
  .join(';');
