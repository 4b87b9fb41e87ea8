import { shorten, tidy } from '../../lib/text';
import * as dom from '../dom/native-accessors';
import { markOverlay, type PillParts } from '../dom/own-overlay';
import { placeBubble } from './place-bubble';
import { overlayStyle } from './style';

/** Shows where Abra acts and what its planner thinks. Takes no clicks, is not part of scans, and costs nothing until it is first used. */
export interface Overlay {
  /** Moves the ring to this element, from the second on at the next frame; not awaited. `doing`: the operation in words. */
  point(element: Element, doing: string): void;
  /** From here on the ring goes along with its element when the page is scrolled or laid out anew. */
  stay(): void;
  /** Shows the planner's thought in the bubble. */
  think(text: string): void;
  /** Flashes the ring: the operation was done. */
  done(): void;
  /** Fades and is removed. */
  leave(): void;
}

const MAX_THOUGHT_CHARS = 220;
const MAX_NOTE_CHARS = 90;
const GLIDE: KeyframeAnimationOptions = { duration: 260, easing: 'cubic-bezier(.2,.8,.2,1)', fill: 'forwards' };

/** Opens the overlay; it is inserted when it first has something to show. */
export function openOverlay(): Overlay {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  let stage: Stage | undefined;
  let thought = '';
  let last: DOMRectReadOnly | undefined;
  let pointed: Element | undefined;
  /** What the next frame shows. */
  let due: { box: DOMRectReadOnly; doing: string } | undefined;
  const staying = new AbortController();

  const show = () => {
    if (!due) return;
    const { box, doing } = due;
    due = undefined;
    (globalThis as PillParts).abraAvoid?.(box);
    stage ??= build();
    raise(stage.host);
    const { ring, bubble, words, note } = stage;
    const from = frame(last ?? box, last ? 0 : 14);
    dom.animate(ring, still ? [frame(box, 0)] : [from, frame(box, 0)], { ...GLIDE, duration: still ? 0 : (GLIDE.duration ?? 0) });
    note.textContent = doing.charAt(0).toUpperCase() + shorten(doing.slice(1), MAX_NOTE_CHARS);
    words.textContent = thought;
    words.hidden = !thought;
    dom.style(bubble).opacity = '1';
    placeNote(box, bubble);
    last = box;
  };
  const follow = () => {
    if (!stage || !pointed) return;
    const box = dom.getBoundingClientRect(pointed);
    dom.animate(stage.ring, [frame(box, 0)], { ...GLIDE, duration: 0 });
    placeNote(box, stage.bubble);
  };
  return {
    point: (element, doing) => {
      // The first is there before anything is done. Of several in one frame the last is seen, and is drawn with it: its element may be gone by then.
      if (stage && !due) requestAnimationFrame(show);
      due = { box: dom.getBoundingClientRect(element), doing };
      pointed = element;
      if (!stage) show();
    },
    think: (text) => {
      thought = shorten(tidy(text), MAX_THOUGHT_CHARS);
    },
    done: () => {
      if (!still)
        dom.animate(
          stage?.glow,
          [
            { opacity: 0.9, transform: 'scale(1)' },
            { opacity: 0, transform: 'scale(1.12)' },
          ],
          { duration: 420, easing: 'ease-out' },
        );
    },
    stay: () => pointed && hearMoves(pointed, follow, staying.signal),
    leave: () => {
      show();
      staying.abort();
      if (stage) fadeAway(stage, still);
      stage = undefined;
      last = undefined;
    },
  };
}

/** Fades, after a moment in which it is still seen where the last operation was, and is removed. */
function fadeAway({ layer, host }: Stage, still: boolean): void {
  const fade = dom.animate(layer, [{ opacity: 1 }, { opacity: 0 }], {
    duration: still ? 0 : 500,
    delay: still ? 0 : 700,
    fill: 'forwards',
  });
  const remove = () => dom.remove(host);
  fade.finished.then(remove, remove);
}

/** Calls `follow` whenever the element may stand elsewhere, until `signal` aborts. */
function hearMoves(element: Element, follow: () => void, signal: AbortSignal): void {
  window.addEventListener('scroll', follow, { capture: true, passive: true, signal });
  window.addEventListener('resize', follow, { signal });
  const resized = new ResizeObserver(follow);
  resized.observe(dom.documentElement(document));
  resized.observe(element);
  signal.addEventListener('abort', () => resized.disconnect());
}

function placeNote(box: DOMRectReadOnly, bubble: HTMLElement): void {
  const at = placeBubble(box, dom.offsetWidth(bubble), dom.offsetHeight(bubble));
  dom.style(bubble).transform = `translate(${at.x}px, ${at.y}px)`;
}

interface Stage {
  host: HTMLElement;
  layer: HTMLElement;
  ring: HTMLElement;
  glow: HTMLElement;
  bubble: HTMLElement;
  words: HTMLElement;
  note: HTMLElement;
}

function build(): Stage {
  const host = dom.createElement(document, 'div');
  markOverlay(host);
  // Screenshots are taken without it (`extension/worker/pictures/viewport-picture`).
  (globalThis as { abraOverlay?: Element }).abraOverlay = host;
  host.setAttribute('aria-hidden', 'true');
  host.style.cssText = HOST_STYLE.map((rule) => `${rule}!important`).join(';');
  const root = host.attachShadow({ mode: 'closed' });
  root.adoptedStyleSheets = [overlayStyle()];
  const layer = make('layer');
  const ring = make('ring');
  const glow = make('glow');
  const bubble = make('bubble');
  const words = make('words');
  const note = make('note');
  ring.append(glow);
  bubble.append(words, note);
  layer.append(ring, bubble);
  root.append(layer);
  host.popover = 'manual';
  dom.append(dom.documentElement(document), host);
  return { host, layer, ring, glow, bubble, words, note };
}

/** Resets styles that pages set on every div, and browsers on popovers. */
const HOST_STYLE = (
  'display:block position:fixed inset:0 width:auto height:auto margin:0 padding:0 border:0 background:none overflow:visible opacity:1 transform:none ' +
  'filter:none visibility:visible pointer-events:none z-index:2147483647'
).split(' ');

const make = (name: string) => Object.assign(dom.createElement(document, 'div'), { className: name });

/** On top, also of dialogs that were opened meanwhile: the last element in the top layer wins. */
function raise(host: HTMLElement): void {
  if (!dom.isConnected(host)) return;
  const above = dom.querySelector(document, 'dialog:modal');
  if (dom.matches(host, ':popover-open')) {
    if (!above || above === raisedOver) return;
    dom.hidePopover(host);
  }
  raisedOver = above;
  dom.showPopover(host);
}
let raisedOver: Element | null = null;

function frame(box: DOMRectReadOnly, spread: number): Keyframe {
  const gap = 4 + spread;
  return {
    transform: `translate(${box.left - gap}px, ${box.top - gap}px)`,
    width: `${box.width + 2 * gap}px`,
    height: `${box.height + 2 * gap}px`,
    opacity: spread ? 0 : 1,
  };
}
