import { clipsAll } from './clip';
import * as dom from './native-accessors';

/** The handle that a page draws for a slider, where the real one is clipped away inside of it: what is done to the handle is done to the slider. */
export function handleOf(element: Element): Element | null {
  if (dom.localName(element) !== 'input' || (element as HTMLInputElement).type !== 'range') return null;
  return clipsAll(getComputedStyle(element)) ? dom.parentElement(element) : null;
}
