import * as dom from '../dom/native-accessors';
import { expectRoot } from '../dom/roots';
import { textStart } from '../dom/text-start';
import { shimLink } from '../shim/link';
import type { Due } from './walk';

let heard: WeakSet<Element> | undefined;
/** Most pages are looked at without a shim that has told anything yet. */
let heardAny = false;
/** The shim has more to tell than it tells at once. */
let more = false;

/** Asks the shim which elements have begun to listen to clicks since the last look; without a shim nothing is known. */
export function* askListeners(due: Due): Generator<void, void> {
  const { bus, onRooted } = shimLink();
  if (!heard) {
    const known = new WeakSet<Element>();
    heard = known;
    onRooted(expectRoot);
    bus.hear('listens', (_, element) => {
      if (element) known.add(element);
      heardAny ||= !!element;
    });
    bus.hear('more-listen', () => {
      more = true;
    });
  }
  do {
    more = false;
    bus.tell('listeners');
    if (due()) yield;
  } while (more);
}

/** Does this element listen to clicks for itself? Those that hold other controls, or much, listen on behalf of what they hold. */
export function listensItself(element: Element): boolean {
  if (!heardAny || !heard?.has(element) || element === dom.body(document)) return false;
  return textStart(element, 200).length < 200 && !dom.querySelector(element, HELD);
}
const HELD = 'a[href],button,input,select,textarea,[role=button],[role=link],[role=option],[role=menuitem],[role=tab],[onclick]';
