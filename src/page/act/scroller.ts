import * as dom from '../dom/native-accessors';
import { flatParent } from '../dom/roots';

/** The nearest scroll container along an axis, the element included; else the page's. */
export function scrollerOf(element: Element, axis: 'x' | 'y'): Element {
  for (let node: Element | null = element; node && node !== dom.body(document); node = flatParent(node)) {
    if (node !== dom.documentElement(document) && scrollsAlong(node, axis)) return node;
  }
  const page = dom.scrollingElement(document) ?? dom.documentElement(document);
  return dom.scrollHeight(page) <= dom.clientHeight(page) && axis === 'y' && scrollsAlong(dom.body(document), axis)
    ? dom.body(document)
    : page;
}

function scrollsAlong(node: Element, axis: 'x' | 'y'): boolean {
  const room = axis === 'x' ? dom.scrollWidth(node) - dom.clientWidth(node) : dom.scrollHeight(node) - dom.clientHeight(node);
  if (room < 1) return false;
  const style = getComputedStyle(node);
  return /auto|scroll/.test(axis === 'x' ? style.overflowX : style.overflowY);
}
