import { drawingOf, isDrawing } from './drawn-shape';
import * as dom from './native-accessors';
import { flatParent } from './roots';

/**
 * The canvas or drawing that an element lies in, or else the outermost part of the page that takes all that fingers do on it (a map of pictures);
 * undefined elsewhere. Icons are none.
 */
export function surfaceAround(element: Element): Element | undefined {
  const drawing = dom.closest(element, 'canvas') ?? drawingOf(element);
  if (drawing && isDrawing(drawing)) return drawing;
  let surface: Element | undefined;
  for (let one: Element | null = element; one && one !== dom.body(document); one = flatParent(one))
    if (getComputedStyle(one).touchAction === 'none') surface = one;
  return surface;
}
