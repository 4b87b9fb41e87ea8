import * as dom from '../dom/native-accessors';
import { addEventListener, apply, dispatchEvent, relatedOf, removeEventListener, stopImmediatePropagation } from './natives';

/**
 * Connects the two worlds of a document before the page has a script that could listen: `met` gets the node that both hold from then on,
 * and nobody else. Whichever comes second shows its node to the first. Does nothing later, nor in documents that another document can reach
 * before they begin.
 */
export function connectAtStart(met: (line: Node) => void): void {
  if (!isAtStart()) return;
  const own = new Comment();
  const close = () => apply(removeEventListener, window, [MEETING, hear, true]);
  function hear(event: Event): void {
    close();
    const line = relatedOf(event);
    if (!line || !isAtStart()) return;
    apply(stopImmediatePropagation, event, []);
    met(line);
    apply(dispatchEvent, line, [new CustomEvent('met')]);
  }
  let answered = false;
  const onAnswer = () => {
    answered = true;
    met(own);
  };
  apply(addEventListener, own, ['met', onAnswer, { once: true }]);
  apply(dispatchEvent, window, [new FocusEvent(MEETING, { relatedTarget: own })]);
  if (!answered) apply(addEventListener, window, [MEETING, hear, true]);
}

const MEETING = 'abra-line';

/** The document has nothing but its root yet; scripts of the page come as elements. A parent can listen in an "about:blank" document before. */
const isAtStart = () => /^(https?|file):$/.test(location.protocol) && !dom.firstElementChild(dom.documentElement(document));
