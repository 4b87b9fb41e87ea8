import * as dom from '../dom/native-accessors';
import { flatChildren, shadowRootOf } from '../dom/roots';
import { isFocusable } from './focus';

/**
 * Where Tab (1) or Shift+Tab (-1) leads from an element: through slots and shadow trees, one stop per radio group, wrapping at the ends
 * (https://html.spec.whatwg.org/#sequential-focus-navigation).
 */
export function neighbourInTabOrder(from: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const scope = topmostModal() ?? dom.documentElement(document);
  const stops = tabStops(scope).filter((stop) => isStop(stop, from));
  const at = stops.indexOf(from);
  if (at >= 0) return stops[(at + step + stops.length) % stops.length];
  if (from === dom.body(document)) return step === 1 ? stops[0] : stops.at(-1);
  // The focus is on something that is no tab stop: go on from its position.
  const after = stops.findIndex((stop) => dom.isBefore(from, stop));
  return step === 1 ? stops[Math.max(0, after)] : stops.at((after < 0 ? stops.length : after) - 1);
}

/** All tab stops in a scope, positive tab indexes first; each shadow tree and slot is a scope of its own. */
function tabStops(scope: Element): HTMLElement[] {
  const stops: { index: number; stops: HTMLElement[] }[] = [];
  const visit = (element: Element) => {
    if (dom.hasAttribute(element, 'inert') || !isShown(element)) return;
    const index = tabIndexOf(element);
    const host = shadowRootOf(element);
    const own = index >= 0 && isFocusable(element) && !host?.delegatesFocus && !isEmptyGroup(element) ? [element as HTMLElement] : [];
    if (host || (dom.localName(element) === 'slot' && element !== scope)) {
      // A host with a negative tabindex takes its tree out of the order as well.
      const inside = host && dom.hasAttribute(element, 'tabindex') && index < 0 ? [] : tabStops(element);
      stops.push({ index: Math.max(0, index), stops: [...own, ...inside] });
      return;
    }
    const around = own.length || !isKeyScroller(element) ? own : [element as HTMLElement];
    if (around.length) stops.push({ index, stops: around });
    for (const child of Array.from(flatChildren(element))) if (dom.nodeType(child) === 1) visit(child as Element);
  };
  for (const child of Array.from(flatChildren(scope))) if (dom.nodeType(child) === 1) visit(child as Element);
  const positive = stops.filter((stop) => stop.index > 0).sort((one, other) => one.index - other.index);
  return [...positive, ...stops.filter((stop) => stop.index <= 0)].flatMap((stop) => stop.stops);
}

function isShown(element: Element): boolean {
  const { display, contentVisibility } = getComputedStyle(element);
  return display !== 'none' && contentVisibility !== 'hidden';
}

const tabIndexOf = (element: Element) =>
  dom.hasAttribute(element, 'tabindex') ? dom.tabIndex(element as HTMLElement) : isFocusable(element) ? 0 : -1;

/** Of a radio group only the checked one is a stop, or the first if none is. */
function isStop(stop: HTMLElement, from: HTMLElement): boolean {
  if (!dom.checkVisibility(stop, { visibilityProperty: true })) return false;
  if (dom.localName(stop) !== 'input' || (stop as HTMLInputElement).type !== 'radio' || stop === from) return true;
  const group = radioGroup(stop as HTMLInputElement);
  if (group.includes(from as HTMLInputElement)) return false;
  const chosen = group.find((radio) => radio.checked);
  return chosen ? stop === chosen : true;
}

const isEmptyGroup = (element: Element) => dom.localName(element) === 'details' || dom.localName(element) === 'fieldset';

/**
 * A scroller without focusable content is focusable itself, so that arrow keys scroll it
 * (https://developer.chrome.com/blog/keyboard-focusable-scrollers).
 */
function isKeyScroller(element: Element): boolean {
  if (dom.scrollHeight(element) <= dom.clientHeight(element) && dom.scrollWidth(element) <= dom.clientWidth(element)) return false;
  if (
    element === dom.body(document) ||
    element === dom.documentElement(document) ||
    !/auto|scroll/.test(getComputedStyle(element).overflow)
  )
    return false;
  return !dom.querySelector(element, 'a[href],button,input,select,textarea,[tabindex],[contenteditable]');
}

function topmostModal(): Element | undefined {
  const modals = [...dom.querySelectorAll(document, 'dialog:modal')];
  return modals.at(-1);
}
/** The radio button group: same name and form owner, or same tree without a form (https://html.spec.whatwg.org/#radio-button-group). */
export function radioGroup(input: HTMLInputElement): HTMLInputElement[] {
  if (!input.name) return [input];
  const root = input.getRootNode() as ParentNode;
  const radios = dom.querySelectorAll<HTMLInputElement>(root, `input[type=radio][name="${CSS.escape(input.name)}"]`);
  return Array.from(radios).filter((radio) => radio.form === input.form);
}
