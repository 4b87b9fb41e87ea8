import type { Link } from '../shim/link';
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

/** Counts the page's listeners of such events as work of the operation. */
export function followAftermath(link: Link): { scrolled(): boolean; stop(): void } {
  const where = scrollPlace();
  let scrolled = false;
  const begin = (event: Event) => {
    if (event.type === 'scroll') scrolled = true;
    // What comes at once, while the hands are at it, is theirs anyway.
    if (!link.met() || link.inside()) return;
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
  };
  for (const type of LATE_EVENTS) window.addEventListener(type, begin, true);
  return {
    scrolled: () => scrolled || scrollPlace() !== where,
    stop: () => {
      for (const type of LATE_EVENTS) window.removeEventListener(type, begin, true);
    },
  };
}

const scrollPlace = () => `${scrollX} ${scrollY}`;
