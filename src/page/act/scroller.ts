import { flatParent } from '../dom/roots';

/** The nearest box around an element, itself included, that scrolls along an axis; else the page's own. */
export function scrollerOf(element: Element, axis: 'x' | 'y'): Element {
  for (let node: Element | null = element; node && node !== document.body; node = flatParent(node)) {
    if (node !== document.documentElement && scrollsAlong(node, axis)) return node;
  }
  const page = document.scrollingElement ?? document.documentElement;
  return page.scrollHeight <= page.clientHeight && axis === 'y' && scrollsAlong(document.body, axis) ? document.body : page;
}

function scrollsAlong(node: Element, axis: 'x' | 'y'): boolean {
  const room = axis === 'x' ? node.scrollWidth - node.clientWidth : node.scrollHeight - node.clientHeight;
  if (room < 1) return false;
  const style = getComputedStyle(node);
  return /auto|scroll/.test(axis === 'x' ? style.overflowX : style.overflowY);
}
