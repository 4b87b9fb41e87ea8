import * as dom from '../dom/native-accessors';
import { deepActiveElement } from '../dom/roots';
import { turn } from '../rest/turn';
import { type Link, shimLink } from '../shim/link';

/** What the browser tells a page later, in a task of its own, about something that an operation did. */
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
/** Has something been scrolled since the operation began? Undefined between operations. */
let scrolled: boolean | undefined;
/** Has something happened that is followed by more in a task of its own: opened or closed, or a form sent, which navigates only then? */
let more = false;
/** Heard at once. A form that a script sends has no `submit`, but its entries are gathered. */
const FOLLOWED = ['beforetoggle', 'formdata', 'submit'];

/**
 * Counts the page's listeners of such events as work of the operation; `expected` when there may be one on its way. One operation at a time,
 * as there is one hand.
 */
export function followAftermath(): { scrolled(): boolean; expected(): boolean; stop(): void } {
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

/** What a `selectionchange` would follow from. In a text field pages hear `input`, which comes at once. */
function selection(): unknown[] {
  if (/^(input|textarea)$/.test(dom.localName(deepActiveElement()) ?? '')) return [];
  const { anchorNode, anchorOffset, focusNode, focusOffset } = getSelection() ?? {};
  return [anchorNode, anchorOffset, focusNode, focusOffset];
}

function begin(event: Event): void {
  if (scrolled === undefined) return;
  if (event.type === 'scroll') scrolled = true;
  const link = shimLink();
  // What comes at once, while the hands are at it, is theirs anyway.
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
  // Added while the event is on its way, so it is the last that the target hears; a page may stop it before that.
  const last = { once: true, signal: over.signal };
  if (event.bubbles) window.addEventListener(event.type, end, last);
  else dom.addEventListener(event.target ?? window, event.type, end, last);
  void turn().then(end);
}

const scrollPlace = () => `${scrollX} ${scrollY}`;
