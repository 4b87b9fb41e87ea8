import * as dom from './native-accessors';

/**
 * The box that a control opens, where the page has put it right after the control: it is closed now, or it floats or is a list by a control that says
 * that it opens something. What stands in there belongs to what is opened, and tells nothing about where the control stands.
 */
export function openedBy(element: Element): Element | undefined {
  const next = dom.nextElementSibling(element);
  if (!next || !dom.matches(element, `a,button,summary,[role=button],[role^=menuitem],${OPENS}`)) return undefined;
  if (!dom.checkVisibility(next)) return next;
  return dom.matches(element, OPENS) && (dom.matches(next, LIST) || /^(ab|fi)/.test(getComputedStyle(next).position)) ? next : undefined;
}

const OPENS = '[aria-expanded],[aria-haspopup],[data-toggle],[data-bs-toggle]';
const LIST = 'ul,ol,menu,[role=menu],[role=listbox],[role=dialog]';
