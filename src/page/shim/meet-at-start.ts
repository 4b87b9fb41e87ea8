import * as dom from '../dom/native-accessors';
import { addEventListener, apply, dispatchEvent, relatedOf, removeEventListener, stopImmediatePropagation } from './natives';

/**
 * The two worlds of a document meet before the page has a script that could listen: `met` gets the node that both hold from then on, and nobody else
 * ever. Whichever comes second shows its node to the first. Does nothing later, nor in documents that another one can reach before they begin.
 */
export function meetAtStart(met: (line: Node) => void): void {
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

/** Of the document nothing but its root is there; scripts of the page come in elements. What is called "about:blank" a parent can listen in before. */
const isAtStart = () => /^(https?|file):$/.test(location.protocol) && !dom.firstElementChild(dom.documentElement(document));
