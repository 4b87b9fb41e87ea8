import { tidy } from '../../lib/text';
import { flatChildren } from './roots';

export interface Leaf {
  text: string;
  /** Stands in a heading, row header or strong text. */
  strong: boolean;
}

/** The first `limit` pieces of text inside an element, in reading order, with the alternative texts of images; hidden ones included. */
export function leafTexts(element: Element, limit: number): Leaf[] {
  const leaves: Leaf[] = [];
  gather(element, false, leaves, limit, { left: limit * 12 });
  return leaves;
}

function gather(element: Element, strong: boolean, leaves: Leaf[], limit: number, nodes: { left: number }): void {
  const inner = strong || STRONG.has(element.localName) || isStrongRole(element.getAttribute('role'));
  const children = flatChildren(element);
  for (let at = 0; at < children.length && leaves.length < limit && nodes.left-- > 0; at++) {
    const child = children[at] as ChildNode;
    if (child.nodeType === 3) {
      const text = tidy(child.nodeValue ?? '').slice(0, 80);
      if (text) leaves.push({ text, strong: inner });
    } else if (child.nodeType === 1) {
      const tag = (child as Element).localName;
      if (tag === 'img') {
        const text = tidy((child as Element).getAttribute('alt') ?? '').slice(0, 80);
        if (text) leaves.push({ text, strong: inner });
      } else if (!SILENT.has(tag)) gather(child as Element, inner, leaves, limit, nodes);
    }
  }
}
const STRONG = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'th', 'strong', 'b', 'legend', 'caption']);
const isStrongRole = (role: string | null) => role === 'heading' || role === 'rowheader';
const SILENT = new Set(['script', 'style', 'template', 'noscript', 'select', 'textarea', 'iframe', 'datalist']);
