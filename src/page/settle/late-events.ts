import * as dom from '../dom/native-accessors';
import { deepActiveElement } from '../dom/roots';
import { turn } from '../rest/turn';
import { type Link, shimLink } from '../shim/link';

/** Events that the browser dispatches later, in a task of their own, as a consequence of an operation. */
const LATE_EVENTS = [
  'scroll',
  'scrollend',
  'toggle',
  'close',
  'cancel',
  'transitionend',
  'animationend',
  'hashchange',
  'popstate',
  'selectionchange',
];

let listening = false;
/** Has anything scrolled since the operation began? Undefined between operations. */
let scrolled: boolean | undefined;
/**
 * Has something happened that is followed by more in a task of its own: a popover or dialog toggled, or a form submitted, which navigates
 * only then?
 */
let more = false;
/** Dispatched synchronously. `form.submit()` dispatches no `submit`, but it does `formdata`. */
const FOLLOWED = ['beforetoggle', 'formdata', 'submit'];

/** Counts the page's listeners of such late events as work of the operation; `expected` is true while one may still come. One operation at a time. */
export function followLateEvents(): { scrolled(): boolean; expected(): boolean; stop(): void } {
  if (!listening) listen();
  scrolled = false;
  more = false;
  const where = scrollPlace();
  const { href } = location;
  const selected = selection();
  return {
    scrolled: () => scrolled || scrollPlace() !== where,
    expected: () => more || location.href !== href || selection().some((part, at) => part !== selected[at]),
    stop: () => {
      scrolled = undefined;
    },
  };
}

function listen(): void {
  listening = true;
  for (const type of LATE_EVENTS) window.addEventListener(type, begin, true);
  for (const type of FOLLOWED) window.addEventListener(type, () => (more = true), true);
}

/** What a `selectionchange` would follow from. In a text field pages listen to `input`, which comes at once. */
function selection(): unknown[] {
  if (/^(input|textarea)$/.test(dom.localName(deepActiveElement()) ?? '')) return [];
  const { anchorNode, anchorOffset, focusNode, focusOffset } = getSelection() ?? {};
  return [anchorNode, anchorOffset, focusNode, focusOffset];
}

function begin(event: Event): void {
  if (scrolled === undefined) return;
  if (event.type === 'scroll') scrolled = true;
  const link = shimLink();
  // What comes synchronously while events are dispatched is counted as caused already.
  if (link.met() && !link.inside()) follow(event, link);
}

function follow(event: Event, link: Link): void {
  const over = new AbortController();
  const end = () => {
    if (over.signal.aborted) return;
    over.abort();
    link.leave();
  };
  link.enter();
  // Added while the event is dispatched, so it runs last at the target, unless the page stops the event before.
  const last = { once: true, signal: over.signal };
  if (event.bubbles) window.addEventListener(event.type, end, last);
  else dom.addEventListener(event.target ?? window, event.type, end, last);
  void turn().then(end);
}

const scrollPlace = () => `${scrollX} ${scrollY}`;
