import * as dom from '../dom/native-accessors';
import { expectRoot } from '../dom/roots';
import { textStart } from '../dom/text-start';
import { shimLink } from '../shim/link';

let heard: WeakSet<Element> | undefined;
/** Most pages are scanned before any shim has reported. */
let heardAny = false;
let told = 0;
/** The shim has more to report than one answer holds. */
let more = false;

/** Asks the shim which elements got a click listener since the last scan. Without a shim nothing is known. Yields where `due` asks for a pause. */
export function* askListeners(due: Due): Generator<void, void> {
  const { bus, onRooted } = shimLink();
  if (!heard) {
    const known = new WeakSet<Element>();
    heard = known;
    onRooted(expectRoot);
    bus.hear('listens', (_, element) => {
      if (element) known.add(element);
      heardAny ||= !!element;
      told++;
    });
    bus.hear('more-listen', () => {
      more = true;
    });
  }
  do {
    more = false;
    bus.send('listeners');
    if (due()) yield;
  } while (more);
}

/** How often the shim has told of an element that listens. A script may add a listener without any other sign of it. */
export const listenersTold = (): number => told;

/** Does this element listen to clicks for itself? One that contains other controls, or much, is taken to delegate for them. */
export function listensItself(element: Element): boolean {
  if (!heardAny || !heard?.has(element) || element === dom.body(document)) return false;
  return textStart(element, 200).length < 200 && !dom.querySelector(element, HELD);
}
const HELD = 'a[href],button,input,select,textarea,[role=button],[role=link],[role=option],[role=menuitem],[role=tab],[onclick]';
/** Asks whether to pause so that the page can run. */
export type Due = () => boolean;
