/**
 * The box that a control opens, where the page has put it right after the control: it is closed now, or it floats or is a list by a control that says
 * that it opens something. What stands in there belongs to what is opened, and tells nothing about where the control stands.
 */
export function openedBy(element: Element): Element | undefined {
  const next = element.nextElementSibling;
  if (!next || !element.matches(OPENER)) return undefined;
  if (!next.checkVisibility()) return next;
  if (!OPENS.some((name) => element.hasAttribute(name))) return undefined;
  return next.matches(LIST) || /^(absolute|fixed)$/.test(getComputedStyle(next).position) ? next : undefined;
}

const OPENER = 'a,button,summary,[role=button],[role=link],[role^=menuitem],[aria-expanded],[aria-haspopup]';
const OPENS = ['aria-expanded', 'aria-haspopup', 'aria-controls', 'data-toggle', 'data-bs-toggle', 'popovertarget'];
const LIST = 'ul,ol,menu,[role=menu],[role=listbox],[role=group],[role=dialog]';
