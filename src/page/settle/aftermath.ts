import type { Link } from '../shim/link';

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
  const end = () => link.leave();
  let scrolled = false;
  const begin = (event: Event) => {
    if (event.type === 'scroll') scrolled = true;
    if (!link.met()) return;
    link.enter();
    // Added while the event is on its way, so it is the last that the target hears.
    (event.target ?? window).addEventListener(event.type, end, { once: true });
    if (event.bubbles && event.target !== window) window.addEventListener(event.type, end, { once: true });
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
