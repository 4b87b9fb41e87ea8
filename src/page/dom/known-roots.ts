import * as dom from './native-accessors';
import { isOverlay } from './own-overlay';
import { shadowRootOf } from './roots';

const roots = new Set<ShadowRoot>();
const byHost = new WeakMap<Element, ShadowRoot>();
let walked = false;

/**
 * The document and every known shadow root in it, open or closed. The first call asks every possible host of the page; later ones only
 * custom elements and open roots, because asking Chrome costs some µs an element, and closed roots that are attached later are announced
 * (`learnRoots`).
 */
export function knownRoots(): (Document | ShadowRoot)[] {
  if (!walked) discoverRoots(dom.documentElement(document));
  walked = true;
  const all = rootsInPage();
  for (const root of all) {
    for (const element of dom.querySelectorAll(root, '*')) {
      if (!dom.shadowRoot(element) && !dom.localName(element).includes('-')) continue;
      const fresh = learn(element);
      if (fresh) all.push(fresh);
    }
  }
  return all;
}

/** The roots that are known already. Searches nothing. */
export function rootsInPage(): (Document | ShadowRoot)[] {
  for (const root of roots) if (!dom.isConnected(root.host)) roots.delete(root);
  return [document, ...roots];
}

/** Searches an element and its descendants for shadow roots; returns those that were not known. */
export function discoverRoots(top: Element): ShadowRoot[] {
  const fresh: ShadowRoot[] = [];
  const open: Element[] = [top];
  for (let element = open.pop(); element; element = open.pop()) {
    const root = learn(element);
    if (root) fresh.push(root);
    for (const child of byHost.get(element)?.children ?? []) open.push(child);
    for (const child of dom.children(element)) open.push(child);
  }
  return fresh;
}

function learn(element: Element): ShadowRoot | undefined {
  const root = isOverlay(element) ? null : shadowRootOf(element);
  if (!root || byHost.get(element) === root) {
    if (root) roots.add(root);
    return undefined;
  }
  byHost.set(element, root);
  roots.add(root);
  return root;
}

/**
 * Visits an element and its descendants in the flat tree, through known shadow roots and slots. `enter` answers whether to visit the
 * children of an element; it changes nothing in the page.
 */
export function walkFlatTree(top: Element, enter: (element: Element) => boolean): void {
  if (!enter(top)) return;
  const other = otherChildrenOf(top);
  if (other) for (const child of other) walkFlatTree(child, enter);
  else if (dom.firstElementChild(top)) walkInside(top, enter);
}

/** The descendants of an element whose children are its own: asked for as one list, as a step from each to the next costs more than the visit. */
function walkInside(top: Element, enter: (element: Element) => boolean): void {
  const all = dom.querySelectorAll(top, '*');
  const { length } = all;
  for (let at = 0; at < length; at++) {
    const element = all[at] as Element;
    if (otherChildrenOf(element)) walkFlatTree(element, enter);
    else if (enter(element)) continue;
    at += dom.getElementsByTagName(element, '*').length;
  }
}

/** What stands in the flat tree in the place of an element's own children: those of its shadow root, or what its slot was given. */
function otherChildrenOf(element: Element): (ArrayLike<Element> & Iterable<Element>) | undefined {
  const root = dom.shadowRoot(element) ?? byHost.get(element);
  if (root) return root.children;
  const assigned = element instanceof HTMLSlotElement ? element.assignedElements() : [];
  return assigned.length ? assigned : undefined;
}
