import * as dom from './native-accessors';

/**
 * The first `most` characters of text in a node, with `between` between its text nodes. Reads no further: a node can hold megabytes, and
 * every element of a page is asked.
 */
export function textStart(node: Node, most: number, between = ''): string {
  const texts = dom.createTreeWalker(document, node, NodeFilter.SHOW_TEXT);
  let text = dom.nodeValue(node) ?? '';
  while (text.length < most && texts.nextNode()) text += dom.nodeValue(texts.currentNode) + between;
  return text.slice(0, most);
}
