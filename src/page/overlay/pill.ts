import * as dom from '../dom/native-accessors';
import { markOverlay, type PillParts, shownSize } from '../dom/own-overlay';
import { deepElementFromPoint } from '../dom/roots';

/** Tells in the page, for as long as a run goes on, that Abra works there, with a button that stops it. */
export interface Pill {
  /** Shows these words, and this one on the button. */
  say(text: string, stop: string): void;
  leave(): void;
}

/**
 * Opens the pill of a document. `halt` is called once, by a press of a real hand. It takes no focus and is in no tab order; the page cannot look into it, press
 * it, or keep it hidden.
 */
export function openPill(halt: () => void): Pill {
  const parts = build();
  const { host, text, stop } = parts;
  let avoided: DOMRectReadOnly | undefined;
  let at: { x: number; y: number } | undefined;

  const place = () => {
    const box = dom.getBoundingClientRect(host);
    at = placePill(box, at, avoided, isFree);
    changed(() => host.style.setProperty('translate', `${at?.x ?? 0}px ${at?.y ?? 0}px`, 'important'));
  };
  const watch = new MutationObserver(() => requestAnimationFrame(restore));
  /** What we change ourselves is nothing to be put back. */
  const changed = (change: () => void) => {
    change();
    watch.takeRecords();
  };
  let gone = false;
  let hidden = false;
  const restore = () => {
    if (!gone) changed(() => show(host, hidden));
    if (!gone) place();
  };
  const deaf = hearPresses(stop, halt);
  // Hiding a popover changes no attribute.
  host.addEventListener('toggle', () => requestAnimationFrame(restore));
  host.addEventListener('mousedown', (event) => event.preventDefault());
  // Heard too where scroll bars come or go.
  const view = window.visualViewport ?? window;
  view.addEventListener('resize', restore);
  const world = globalThis as PillParts;
  world.abraPill = host;
  world.abraAvoid = (box) => {
    avoided = box;
    place();
  };
  world.abraHide = (isHidden) => {
    hidden = isHidden;
    restore();
  };
  return {
    say: (words, label) => {
      text.textContent = words;
      stop.textContent = label;
      restore();
      watch.observe(host, { attributes: true });
      watch.observe(dom.documentElement(document), { childList: true });
      watch.takeRecords();
    },
    leave: () => {
      gone = true;
      watch.disconnect();
      deaf();
      view.removeEventListener('resize', restore);
      delete world.abraPill;
      delete world.abraAvoid;
      delete world.abraHide;
      host.remove();
    },
  };
}

/** Calls `halt` at the first press of a real hand on the button; returns how to stop hearing. */
function hearPresses(stop: HTMLButtonElement, halt: () => void): () => void {
  let pressed = false;
  const press = () => {
    if (!pressed) halt();
    pressed = true;
  };
  // In an inert page, as under a modal dialog, the press goes to what lies below.
  const onPress = (event: PointerEvent) => {
    if (event.isTrusted && isWithin(dom.getBoundingClientRect(stop), event)) press();
  };
  stop.addEventListener('click', (event) => event.isTrusted && press());
  window.addEventListener('pointerdown', onPress, true);
  return () => window.removeEventListener('pointerdown', onPress, true);
}

function build(): { host: HTMLDivElement; text: HTMLElement; stop: HTMLButtonElement } {
  const host = dom.createElement(document, 'div');
  markOverlay(host);
  const root = host.attachShadow({ mode: 'closed' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(PILL_STYLE);
  root.adoptedStyleSheets = [sheet];
  const pill = make('div', 'pill');
  const text = make('span', 'text');
  const stop = make('button', 'stop');
  // The page's own order of focus stays as it is; Escape stops too.
  stop.tabIndex = -1;
  pill.setAttribute('role', 'group');
  pill.setAttribute('aria-label', 'Abra');
  pill.append(make('span', 'dot'), text, stop);
  root.append(pill);
  return { host, text, stop };
}

function make<Name extends 'div' | 'span' | 'button'>(name: Name, className: string): HTMLElementTagNameMap[Name] {
  return Object.assign(dom.createElement(document, name), { className });
}

/** Puts it into the page, on top, as it was made, whatever the page did to it. */
function show(host: HTMLDivElement, hidden: boolean): void {
  const { translate } = host.style;
  host.style.cssText = [...HOST_STYLE, `translate:${translate || 'none'}`, `visibility:${hidden ? 'hidden' : 'visible'}`]
    .map((rule) => `${rule}!important`)
    .join(';');
  host.inert = false;
  host.hidden = false;
  host.popover = 'manual';
  if (!host.isConnected) dom.append(dom.documentElement(document), host);
  if (!host.matches(':popover-open')) dom.showPopover(host);
}

const HOST_STYLE = [
  'all:initial',
  ...'display:block position:fixed inset:0_auto_auto_0 z-index:2147483647 pointer-events:auto max-width:calc(100%_-_16px)'.split(' '),
].map((rule) => rule.replaceAll('_', ' '));

/** Is no control of the page under it? Looked for at a few points. */
function isFree({ left, right, top, bottom }: DOMRectReadOnly): boolean {
  const xs = [0, 1, 2, 3, 4].map((part) => left + ((right - left) * part) / 4);
  return xs.every((x) => [top + 2, bottom - 2].every((y) => !isControl(deepElementFromPoint(x, y))));
}

const isControl = (element: Element | null): boolean => element !== null && dom.closest(element, CONTROLS) !== null;
const CONTROLS = 'a[href],button,input,select,textarea,summary,label,[contenteditable],[tabindex],[role=button],[role=link],[onclick]';

const isWithin = ({ left, right, top, bottom }: DOMRectReadOnly, { clientX: x, clientY: y }: PointerEvent) =>
  x >= left && x <= right && y >= top && y <= bottom;

/** The pill's own style sheet text, in the overlay's colours. Its dot begins to beat after half a second, as each frame of it takes the processor from the page. */
const PILL_STYLE = `
.pill{--a:light-dark(oklch(50% .22 281),oklch(77% .115 284));display:flex;align-items:center;gap:8px;box-sizing:border-box;max-width:100%;padding:6px 6px 6px 14px;
border-radius:999px;font:13px/1.45 system-ui,sans-serif;color-scheme:light dark;color:light-dark(oklch(23% .03 265),oklch(94% .006 265));
background:light-dark(#fffffff7,oklch(23.5% .014 265/.97));border:1px solid color-mix(in oklch,var(--a) 30%,#0000);box-shadow:0 6px 24px #1c173038}
.dot{flex:none;width:8px;height:8px;border-radius:50%;background:var(--a)}
.text{flex:0 1 auto;min-width:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.stop{flex:none;appearance:none;margin:0;padding:4px 12px;border:1px solid color-mix(in oklch,var(--a) 40%,#0000);border-radius:999px;font:inherit;font-weight:600;color:inherit;
background:color-mix(in oklch,var(--a) 12%,#0000);cursor:pointer}
.stop:hover{background:color-mix(in oklch,var(--a) 26%,#0000)}
@media (prefers-reduced-motion:no-preference){.dot{animation:beat 1.6s ease-in-out .5s infinite}}
@keyframes beat{50%{opacity:.35}}
@media (forced-colors:active){.pill,.stop{border-color:ButtonText;background:Canvas;color:CanvasText}.dot{background:Highlight;forced-color-adjust:none}}
`;

/** Between the pill and the edge of the window, and between it and what Abra acts on, CSS px. */
const EDGE = 10;

const ROOM = 28;

interface Spot {
  x: number;
  y: number;
}

/** The places of a pill of this size, the best first: below, then above, in the middle, then in the corners. */
function spots(width: number, height: number): Spot[] {
  const shown = shownSize();
  const [left, middle, right] = [EDGE, (shown.width - width) / 2, shown.width - width - EDGE].map((x) => Math.max(0, Math.round(x))) as [
    number,
    number,
    number,
  ];
  const bottom = Math.max(0, shown.height - height - EDGE);
  return [
    { x: middle, y: bottom },
    { x: middle, y: EDGE },
    { x: right, y: bottom },
    { x: left, y: bottom },
    { x: right, y: EDGE },
    { x: left, y: EDGE },
  ];
}

/**
 * Where the pill goes: where it is while that is fine, else the first place that is off the avoided box and over no control (`isFree`), else the first off the
 * box, else below.
 */
export function placePill(
  size: { width: number; height: number },
  now: Spot | undefined,
  avoid: DOMRectReadOnly | undefined,
  isFree: (box: DOMRectReadOnly) => boolean,
): Spot {
  const all = spots(size.width, size.height);
  const boxAt = ({ x, y }: Spot) => new DOMRectReadOnly(x, y, size.width, size.height);
  const off = all.filter((spot) => !avoid || !meets(boxAt(spot), avoid));
  const free = (spot: Spot) => isFree(boxAt(spot));
  const stays = off.find(({ x, y }) => x === now?.x && y === now.y);
  return (stays && free(stays) ? stays : off.find(free)) ?? off[0] ?? (all[0] as Spot);
}

const meets = (one: DOMRectReadOnly, other: DOMRectReadOnly) =>
  one.left < other.right + ROOM && other.left < one.right + ROOM && one.top < other.bottom + ROOM && other.top < one.bottom + ROOM;
