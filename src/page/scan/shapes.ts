import { wordSet } from '../../lib/word-set';
import * as dom from '../dom/native-accessors';
import type { StyleHints } from './style-rules';

/**
 * Tells which elements may be positioned, clipped, moved or scrolled by style. All others are in the flow and clip nothing, so their
 * computed style need not be read.
 */
export interface Shapes {
  /** Adds the hints of a root's style sheets. */
  learn: (root: Document | ShadowRoot, hints: StyleHints) => void;
  may: (element: Element) => boolean;
}

/** An empty set of shapes, filled by `learn` for each root that a scan visits. */
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

/** Tags that the browser's own style sheet positions or clips. */
const BY_BROWSER = wordSet('dialog svg textarea select fieldset marquee');

/** Elements that no style sheet mentions: animated by a script, or filling the screen. */
function* byItself(root: Document | ShadowRoot): Iterable<Element | null> {
  yield dom.fullscreenElement(root);
  for (const { effect } of dom.getAnimations(root)) if (effect instanceof KeyframeEffect) yield effect.target;
}
