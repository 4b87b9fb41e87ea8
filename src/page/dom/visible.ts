import { clipper, clipsAll, type Edges } from './clip';
import { labelsOf, oncePerRead } from './labels';
import * as dom from './native-accessors';
import { flatChildren } from './roots';

/**
 * Can a person see the element, now or by scrolling? False for display, visibility, opacity 0, clipped, collapsed, off the page, tiny. A
 * box without size counts as its children. Whether something covers it is another question (`act/hit`). Reads layout, writes nothing.
 */
export function isVisible(element: Element): boolean {
  if (dom.localName(element) === 'option' || dom.localName(element) === 'optgroup') return optionIsVisible(element);
  const style = getComputedStyle(element);
  if (style.display === 'contents') return holdsVisible(element);
  if (!dom.checkVisibility(element, WHOLLY)) return false;
  const box = dom.getBoundingClientRect(element);
  if (isTiny(box)) return isEmptyPage(element) || (style.overflow === 'visible' && !clipsAll(style) && holdsVisible(element));
  return !isClippedAway(element, box);
}

/** Options of `checkVisibility`: transparent and `visibility: hidden` count as hidden. */
export const WHOLLY = { opacityProperty: true, visibilityProperty: true };

/**
 * Visible itself, or a field represented by its visible label or by a drawing above it: native checkboxes are often made transparent. This
 * one rule decides what is scanned, found and acted on.
 */
export function isShown(element: Element): boolean {
  if (isVisible(element)) return true;
  if (dom.localName(element) !== 'input' && dom.localName(element) !== 'select') return false;
  if (Array.from(labelsOf(element)).some(isVisible)) return true;
  const box = dom.getBoundingClientRect(element);
  return !isTiny(box) && dom.checkVisibility(element, { visibilityProperty: true });
}

/** Too small to see or hit. Lines of 1 px count as visible (splitters, anchors). */
export const isTiny = ({ width, height }: { width: number; height: number }) => width < 1 || height < 1 || (width < 2 && height < 2);

/** The empty body of a page in design mode has no height of its own; a press anywhere puts the caret there. */
const isEmptyPage = (element: Element) => element === dom.body(document) && dom.isContentEditable(dom.body(document));

function holdsVisible(element: Element): boolean {
  const range = dom.createRange(document);
  for (const child of Array.from(flatChildren(element))) {
    if (dom.nodeType(child) === 1 && isVisible(child as Element)) return true;
    if (dom.nodeType(child) !== 3 || !dom.nodeValue(child)?.trim()) continue;
    range.selectNodeContents(child);
    const box = range.getBoundingClientRect();
    if (!isTiny(box) && !isClippedAway(element, box)) return true;
  }
  return false;
}

/** Options of a closed native select have no box: they are visible when their select is. */
function optionIsVisible(option: Element): boolean {
  const owner = dom.closest(option, 'select');
  return owner ? isVisible(owner) : false;
}

/** Does no scrolling bring the box, which is the element's own or lies in it, into view? */
export const isClippedAway = (element: Element, box: Edges): boolean =>
  oncePerRead('clip', document, () => clipper(() => true))(element, box).away;
