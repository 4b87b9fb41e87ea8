import { tidy } from '../../lib/text';
import { flatChildren, shadowRootOf } from './roots';

export interface Leaf {
  text: string;
  /** Stands in a heading, row header or strong text. */
  strong: boolean;
}

/** The first `limit` pieces of text inside an element, in reading order, with the alternative texts of images; hidden ones included. */
export function leafTexts(element: Element, limit: number): Leaf[] {
  const leaves: Leaf[] = [];
  const only = element.firstChild;
  // One text is all that most elements hold.
  if (only?.nodeType === 3 && !only.nextSibling && element.localName !== 'slot' && !shadowRootOf(element))
    add(only.nodeValue, STRONG.has(element.localName) || isStrongRole(element.getAttribute('role')), leaves);
  else gather(element, false, leaves, limit, { left: limit * 12 });
  return leaves;
}

function gather(element: Element, strong: boolean, leaves: Leaf[], limit: number, nodes: { left: number }): void {
  const inner = strong || STRONG.has(element.localName) || isStrongRole(element.getAttribute('role'));
  const take = (child: ChildNode): boolean => {
    if (leaves.length >= limit || nodes.left-- <= 0) return false;
    if (child.nodeType === 3) add(child.nodeValue, inner, leaves);
    else if (child.nodeType === 1) {
      const tag = (child as Element).localName;
      if (tag === 'img') add((child as Element).getAttribute('alt'), inner, leaves);
      else if (!SILENT.has(tag)) gather(child as Element, inner, leaves, limit, nodes);
    }
    return true;
  };
  if (element.localName === 'slot' || shadowRootOf(element)) Array.from(flatChildren(element)).every(take);
  else for (let child = element.firstChild; child && take(child); ) child = child.nextSibling;
}

function add(raw: string | null, strong: boolean, leaves: Leaf[]): void {
  const text = raw ? tidy(raw).slice(0, 80) : '';
  if (text) leaves.push({ text, strong });
}

const STRONG = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'th', 'strong', 'b', 'legend', 'caption']);
const isStrongRole = (role: string | null) => role === 'heading' || role === 'rowheader';
const SILENT = new Set(['script', 'style', 'template', 'noscript', 'select', 'textarea', 'iframe', 'datalist']);
