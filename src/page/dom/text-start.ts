import * as dom from './native-accessors';

/** The first `most` characters in a node, without reading on: a page can hold megabytes, and be asked of each of its elements. */
export function textStart(node: Node, most: number, between = ''): string {
  const texts = dom.createTreeWalker(document, node, NodeFilter.SHOW_TEXT);
  let text = dom.nodeValue(node) ?? '';
  while (text.length < most && texts.nextNode()) text += dom.nodeValue(texts.currentNode) + between;
  return text.slice(0, most);
}
