import { tidy } from '../../lib/text';
import { wordSet } from '../../lib/word-set';
import { isDrawing } from '../dom/drawn-shape';
import * as dom from '../dom/native-accessors';
import { isOverlay } from '../dom/own-overlay';
import { deepActiveElement, flatContains, flatParent, shadowRootOf } from '../dom/roots';
import { holdsText } from '../observe/notable';

const ACTS =
  'a[href],button,input,select,textarea,summary,label,option,[role],[contenteditable=""],[contenteditable="true"],[contenteditable=plaintext-only],[tabindex],[onclick]';
/** Roles of containers and landmarks, which do nothing themselves. */
const PLACES = wordSet(
  'presentation none group region main navigation banner contentinfo complementary form search list listitem table row rowgroup dialog alertdialog ' +
    'document application article feed figure radiogroup menu menubar listbox tablist tabpanel tree grid toolbar status alert log heading img',
);

/** The control that contains the element (a person presses the icon inside a button); the element itself where there is none. */
export function actingElement(element: Element): Element {
  let named: Element | undefined;
  const picture = dom.closest(element, 'svg,canvas');
  const part = picture ?? element;
  for (let one: Element | null = element; one; one = flatParent(one)) {
    if (isControl(one)) {
      const isPart = one !== part && !(picture && isDrawing(picture)) && isBoxOfThings(one);
      return isPart || (named && dom.matches(one, ONLY_FOCUSED)) ? (named ?? part) : one;
    }
    if (dom.matches(one, '[title],[aria-label]')) named ??= one;
  }
  return element;
}
/** A box that gets the focus by a press into it, and does nothing itself: what is called something in it was meant. */
const ONLY_FOCUSED = '[tabindex="-1"]:not(a,button,input,select,textarea,summary,label,option,[role],[contenteditable],[onclick])';

/** Does it only take the focus for the rows, entries or nodes in it, and hear their presses? One of these was meant, not a place in the box. */
function isBoxOfThings(box: Element): boolean {
  if (!dom.matches(box, FOCUSED_BOX)) return false;
  let things = 0;
  for (const one of dom.querySelectorAll(box, '*')) if (holdsText(one) && ++things > 1) return true;
  return false;
}
const FOCUSED_BOX = '[tabindex]:not(a,button,input,select,textarea,summary,label,option,[role],[contenteditable],[onclick])';

/** Does the element look as if a press does something (role, tab stop, cursor, a title instead of words)? */
export function looksInteractive(element: Element): boolean {
  return isControl(element) || (!isPageWide(element) && (getComputedStyle(element).cursor === 'pointer' || isNamedIcon(element)));
}

/** A picture that says what it does: what it switches may only be seen as the pointer moves on. */
const isNamedIcon = (element: Element) => dom.hasAttribute(element, 'title') && !tidy(dom.textContent(element) ?? '');

const isControl = (element: Element) =>
  dom.matches(element, ACTS) && !PLACES.has(dom.getAttribute(element, 'role') ?? '') && !isPageWide(element);

/** Focusable containers of whole pages are no controls, unless one writes into them. */
const isPageWide = (element: Element) => /^(html|body|main)$/.test(dom.localName(element)) && !dom.hasAttribute(element, 'contenteditable');

/** The field that an event is about. Closed shadow roots hide it from `composedPath()`; then it is the focused or pressed one. */
export function eventFieldOf(event: Event, pressed: Element | undefined): Element | null {
  const path = event.composedPath()[0];
  const seen = path instanceof Element ? path : null;
  if (!seen || isOverlay(seen)) return null;
  if (!shadowRootOf(seen)) return hostOfText(seen);
  const inner = [deepActiveElement(), labelledControl(pressed)].find((one) => one && one !== seen && flatContains(seen, one));
  return hostOfText(inner ?? seen);
}

/** The control of a label. */
export function labelledControl(element: Element | undefined): Element | null {
  return element instanceof HTMLLabelElement ? (element.control ?? element) : (element ?? null);
}

/** The editing root of an element inside an editor. */
export function hostOfText(element: Element): Element {
  let host = element;
  for (
    let parent = dom.parentElement(element);
    parent && dom.isContentEditable(host as HTMLElement) && dom.isContentEditable(parent);
    parent = dom.parentElement(parent)
  )
    host = parent;
  return host;
}
