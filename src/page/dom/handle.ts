import { clipsAll } from './clip';
import * as dom from './native-accessors';

/**
 * The handle that a page draws for a slider whose native input is visually hidden inside of it; null for any other element. A pointer acts
 * on the handle instead of the input.
 */
export function handleOf(element: Element): Element | null {
  if (dom.localName(element) !== 'input' || (element as HTMLInputElement).type !== 'range') return null;
  return clipsAll(getComputedStyle(element)) ? dom.parentElement(element) : null;
}
