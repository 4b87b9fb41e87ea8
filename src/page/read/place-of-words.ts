import * as dom from '../dom/native-accessors';
import { containsText } from './holds';
import { shownTextOf } from './shown-text';

/**
 * The smallest element that shows all of these words: in the given element, else in the nearest box around it that has them; without one in the page. Undefined
 * where nothing shows them, or two do, as nobody knows which is meant.
 */
export function placeOfWords(words: string, from: Element | null | undefined): Element | undefined {
  const has = (element: Element) => containsText(shownTextOf(element), words);
  let box: Element | null = from ?? dom.body(document);
  while (box && !has(box)) box = from ? dom.parentElement(box) : null;
  for (let inside = box ? [box] : []; inside[0]; inside = [...dom.children(inside[0])].filter(has)) {
    if (inside[1]) return undefined;
    box = inside[0];
  }
  return box ?? undefined;
}
