import { type Link, shimLink } from '../shim/link';
import { turn } from './turn';

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

/** Counts the page's listeners of such events as work of the operation. One operation at a time, as there is one hand. */
export function followAftermath(): { scrolled(): boolean; stop(): void } {
  if (!listening) for (const type of LATE_EVENTS) window.addEventListener(type, begin, true);
  listening = true;
  scrolled = false;
  const where = scrollPlace();
  return {
    scrolled: () => scrolled || scrollPlace() !== where,
    stop: () => {
      scrolled = undefined;
    },
  };
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
  else (event.target ?? window).addEventListener(event.type, end, last);
  void turn().then(end);
}

const scrollPlace = () => `${scrollX} ${scrollY}`;
