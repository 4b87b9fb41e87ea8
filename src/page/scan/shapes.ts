import * as dom from '../dom/native-accessors';
import type { StyleHints } from './style-rules';

/** Which elements may be placed, clipped, moved or scroll: all others are in the flow and cut nothing off, so that their style need not be read. */
export interface Shapes {
  /** Takes in what the sheets of a root say. */
  learn: (root: Document | ShadowRoot, hints: StyleHints) => void;
  may: (element: Element) => boolean;
}

export function newShapes(): Shapes {
  const shaped = new Set<Element>();
  const blind = new Set<Node>();
  return {
    learn: (root, hints) => {
      if (hints.shaped) for (const element of hints.shaped) shaped.add(element);
      else blind.add(root);
      for (const element of byItself(root)) if (element) shaped.add(element);
    },
    may: (element) =>
      (shaped.size > 0 && shaped.has(element)) ||
      BY_BROWSER.has(dom.localName(element)) ||
      // Rules of the shadow tree (`:host`, `::slotted`) reach these.
      dom.localName(element).includes('-') ||
      dom.shadowRoot(element) !== null ||
      dom.assignedSlot(element) !== null ||
      (blind.size > 0 && blind.has(dom.getRootNode(element))),
  };
}

/** The browser's own sheet places or cuts off these. */
const BY_BROWSER = new Set(['dialog', 'svg', 'textarea', 'select', 'fieldset', 'marquee']);

/** Elements that no sheet tells of: animated by a script, or filling the screen. */
function* byItself(root: Document | ShadowRoot): Iterable<Element | null> {
  yield dom.fullscreenElement(root);
  for (const { effect } of dom.getAnimations(root)) if (effect instanceof KeyframeEffect) yield effect.target;
}
