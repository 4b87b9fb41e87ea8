import * as dom from './native-accessors';

/**
 * The popup of a control, where the page has placed it right after the control: a box that is closed now, or that floats or is a list while
 * the control declares a popup. Undefined where there is none. What stands in it says nothing about where the control stands.
 */
export function popupOf(element: Element): Element | undefined {
  const next = dom.nextElementSibling(element);
  if (!next || !dom.matches(element, `a,button,summary,[role=button],[role^=menuitem],${OPENS}`)) return undefined;
  if (!dom.checkVisibility(next)) return next;
  return dom.matches(element, OPENS) && (dom.matches(next, LIST) || /^(ab|fi)/.test(getComputedStyle(next).position)) ? next : undefined;
}

const OPENS = '[aria-expanded],[aria-haspopup],[data-toggle],[data-bs-toggle]';
const LIST = 'ul,ol,menu,[role=menu],[role=listbox],[role=dialog]';
