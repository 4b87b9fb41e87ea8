import { tidyStart } from '../../lib/text';
import { wordSet } from '../../lib/word-set';
import * as dom from './native-accessors';
import { flatChildren, shadowRootOf } from './roots';

export interface Leaf {
  text: string;
  /** The element that directly holds the text, or the image whose alternative text it is. */
  at: Element;
  /** Stands in a heading, row header or strong text. */
  strong: boolean;
  /** The button whose label it is. */
  button?: Element;
}

/** State shared by all leaves below one element. */
interface Below {
  strong: boolean;
  button: Element | undefined;
}

/** The first `limit` pieces of text inside an element, in reading order, including alternative texts of images and hidden texts. */
export function leafTexts(element: Element, limit: number): Leaf[] {
  const leaves: Leaf[] = [];
  const only = dom.firstChild(element);
  // Shortcut: most elements hold one text or nothing.
  if ((!only || (dom.nodeType(only) === 3 && !dom.nextSibling(only))) && dom.localName(element) !== 'slot' && !shadowRootOf(element)) {
    if (only) add(dom.nodeValue(only), element, below(element, TOP), leaves);
  } else gather(element, TOP, leaves, limit, { left: limit * 12 });
  return leaves;
}
const TOP: Below = { strong: false, button: undefined };

function gather(element: Element, around: Below, leaves: Leaf[], limit: number, nodes: { left: number }): void {
  const inner = below(element, around);
  const take = (child: ChildNode): boolean => {
    if (leaves.length >= limit || nodes.left-- <= 0) return false;
    if (dom.nodeType(child) === 3) add(dom.nodeValue(child), element, inner, leaves);
    else if (dom.nodeType(child) === 1) {
      const tag = dom.localName(child as Element);
      if (tag === 'img') add(dom.getAttribute(child as Element, 'alt'), child as Element, inner, leaves);
      else if (!SILENT.has(tag)) gather(child as Element, inner, leaves, limit, nodes);
    }
    return true;
  };
  if (dom.localName(element) === 'slot' || shadowRootOf(element)) Array.from(flatChildren(element)).every(take);
  else for (let child = dom.firstChild(element); child && take(child); ) child = dom.nextSibling(child);
}

function below(element: Element, around: Below): Below {
  const tag = dom.localName(element);
  const role = dom.getAttribute(element, 'role');
  const strong = around.strong || STRONG.has(tag) || role === 'heading' || role === 'rowheader';
  const button = tag === 'button' || role === 'button' ? element : around.button;
  return strong === around.strong && button === around.button ? around : { strong, button };
}

function add(raw: string | null, at: Element, { strong, button }: Below, leaves: Leaf[]): void {
  const text = raw ? tidyStart(raw, 80) : '';
  if (text) leaves.push(button ? { text, at, strong, button } : { text, at, strong });
}

const STRONG = wordSet('h1 h2 h3 h4 h5 h6 th strong b legend caption');
const SILENT = wordSet('script style template noscript select textarea iframe datalist');
