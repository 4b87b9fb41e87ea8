import { wordSet } from '../../lib/word-set';
import * as dom from './native-accessors';
import { pageElementFromPoint } from './own-overlay';

type RootOpener = (element: Element) => ShadowRoot | null;

let openRoot: RootOpener = (element) => dom.shadowRoot(element);

/** The content scripts pass `chrome.dom.openOrClosedShadowRoot` here, so that closed shadow roots are found too. */
export function setRootOpener(opener: RootOpener): void {
  openRoot = opener;
}

const HOSTS = wordSet('article aside blockquote body div footer h1 h2 h3 h4 h5 h6 header main nav p section span');

/** The shadow root of an element, open or closed; null where there can be none. */
export function shadowRootOf(element: Element): ShadowRoot | null {
  const open = dom.shadowRoot(element);
  if (open) meet?.(open);
  if (open || !mayHost(element)) return open;
  // Asking Chrome costs some µs, so an element with content that has no root is asked once, until `expectRoot`.
  if (rootless.has(element)) return null;
  const root = openRoot(element);
  if (root) {
    hasClosed = true;
    meet?.(root);
  } else if (dom.firstChild(element)) rootless.add(element);
  return root;
}
const rootless = new WeakSet<Element>();
/** Has a closed root been met? Of those Chrome does not tell which slot a node stands in. */
let hasClosed = false;
let meet: ((root: ShadowRoot) => void) | undefined;

/** Calls `listener` with each shadow root that is looked into from now on; without a listener it stops. */
export function onRootFound(listener?: (root: ShadowRoot) => void): void {
  meet = listener;
}

/** The shim in the page's world reports that a shadow root was attached to this element: ask it again. */
export function expectRoot(element: Element): void {
  rootless.delete(element);
}

const mayHost = (element: Element) => dom.localName(element).includes('-') || HOSTS.has(dom.localName(element));

/** Like `shadowRootOf`, without the cache. */
const freshRootOf = (element: Element) => dom.shadowRoot(element) ?? (mayHost(element) ? openRoot(element) : null);

/** The document and every shadow root in it, outermost first. Visits all elements once. */
export function allRoots(): (Document | ShadowRoot)[] {
  const roots: (Document | ShadowRoot)[] = [document];
  for (let at = 0; at < roots.length; at++) {
    for (const element of dom.querySelectorAll(roots[at] as ParentNode, '*')) {
      const inner = shadowRootOf(element);
      if (inner) roots.push(inner);
    }
  }
  return roots;
}

/**
 * The parent in the flat tree: the assigned slot, else the parent element, else the host of the shadow root
 * (https://drafts.csswg.org/css-scoping/#flattening).
 */
export function flatParent(node: Node): Element | null {
  const slot = dom.assignedSlot(node as Element);
  if (slot) return slot;
  const parent = dom.parentNode(node);
  if (!parent) return null;
  if (dom.nodeType(parent) === 1) {
    const root = hasClosed && !dom.shadowRoot(parent as Element) ? shadowRootOf(parent as Element) : null;
    return (root && slotOf(root, (shown) => shown === node)) ?? (parent as Element);
  }
  return dom.host(parent) ?? null;
}

/** The children in the flat tree: those of the shadow root, the assigned nodes of a slot, else its own child nodes. */
export function flatChildren(element: Element): ArrayLike<ChildNode> {
  const root = shadowRootOf(element);
  if (root) return root.childNodes;
  if (dom.localName(element) === 'slot') {
    const assigned = (element as HTMLSlotElement).assignedNodes();
    if (assigned.length) return assigned as ChildNode[];
  }
  return dom.childNodes(element);
}

/** Is `inner` the same as `outer`, or a descendant of it in the flat tree? */
export function flatContains(outer: Element, inner: Node | null): boolean {
  for (let node: Node | null = inner; node; node = flatParent(node)) if (node === outer) return true;
  return false;
}

/** The innermost element at a point (CSS px of the viewport), through open and closed shadow roots. */
export function deepElementFromPoint(x: number, y: number, page = document): Element | null {
  let root: DocumentOrShadowRoot = page;
  let found: Element | null = null;
  for (;;) {
    const hit: Element | null = pageElementFromPoint(root, x, y);
    if (!hit || hit === found) return (root !== page && slotOfText(root as ShadowRoot, x, y)) || (found ?? hit);
    found = hit;
    const inner = freshRootOf(hit);
    if (!inner) return hit;
    root = inner;
  }
}

/** The slot that shows a text of the host at a point: Chrome names the host there, and a press goes to the slot and what contains it. */
function slotOfText(root: ShadowRoot, x: number, y: number): Element | undefined {
  const range = dom.createRange(document);
  const isAt = (node: Node) => {
    if (dom.nodeType(node) !== 3) return false;
    range.selectNodeContents(node);
    return Array.from(range.getClientRects()).some(({ left, right, top, bottom }) => left <= x && x < right && top <= y && y < bottom);
  };
  return slotOf(root, isAt);
}

const slotOf = (root: ShadowRoot, isShown: (node: Node) => boolean): Element | undefined =>
  [...dom.querySelectorAll(root, 'slot')].find((slot) => (slot as HTMLSlotElement).assignedNodes().some(isShown));

/** The focused element, through open and closed shadow roots. */
export function deepActiveElement(): Element | null {
  let active: Element | null = dom.activeElement(document);
  while (active) {
    const inner: Element | null = freshRootOf(active)?.activeElement ?? null;
    if (!inner) return active;
    active = inner;
  }
  return null;
}

/** The hosts of the shadow roots that an element is in, outermost first. */
export function shadowHosts(element: Element): Element[] {
  const hosts: Element[] = [];
  for (let root = dom.getRootNode(element); dom.nodeType(root) === 11; root = dom.getRootNode(hosts[0]) as Node) {
    const host = dom.host(root);
    if (!host) break;
    hosts.unshift(host);
  }
  return hosts;
}
