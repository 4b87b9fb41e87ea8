import * as dom from './native-accessors';
import { flatParent } from './roots';

/** Longer texts are not read, characters. */
const MAX_CHARS = 200_000;

/** The text of an element, character by character, with where each stands. A character that no text node holds ("\n") has none, or its line break. */
export interface Placed {
  text: string;
  at: ({ node: Node; offset: number } | undefined)[];
}

/** The characters of an element as they are shown: white space as one space, "\n" at line ends and ends of blocks. */
export function placedText(element: Element): Placed | undefined {
  const placed: Placed = { text: '', at: [] };
  const put = (character: string, node?: Node, offset = 0) => {
    placed.at[placed.text.length] = node && { node, offset };
    placed.text += character;
  };
  const walk = dom.createTreeWalker(document, element, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  const spot = dom.createRange(document);
  let block: Element | undefined;
  const enter = (node: Node) => {
    const own = blockOf(node);
    if (block && own !== block) put('\n');
    block = own;
  };
  while (walk.nextNode()) {
    const node = walk.currentNode;
    if (placed.text.length > MAX_CHARS) return undefined;
    if (node instanceof Element) {
      if (dom.localName(node) !== 'br') continue;
      enter(node);
      const parent = dom.parentElement(node);
      if (!parent) continue;
      spot.setStartBefore(node);
      put('\n', parent, spot.startOffset);
      continue;
    }
    const data = dom.nodeValue(node) ?? '';
    const parent = dom.parentElement(node);
    if (!parent || !dom.getClientRects(parent).length || isFormatting(data, parent)) continue;
    for (let offset = 0; offset < data.length; offset++) {
      const character = data.charAt(offset);
      if (/[\u200b\u2060\ufeff]/.test(character)) continue;
      const isSpace = /\s/.test(character);
      if (isSpace && /(^|\s)$/.test(placed.text)) continue;
      if (!isSpace) enter(node);
      put(isSpace ? ' ' : character, node, offset);
    }
  }
  return placed;
}

/** White space between the elements of the markup, which is not drawn. */
const isFormatting = (data: string, parent: Element) => /^\s*\n\s*$/.test(data) && !getComputedStyle(parent).whiteSpace.startsWith('pre');

function blockOf(node: Node): Element {
  let one = node instanceof Element ? flatParent(node) : dom.parentElement(node);
  while (one && getComputedStyle(one).display.startsWith('inline')) one = flatParent(one);
  return one ?? dom.body(document);
}

/** How many characters stand before a place in the tree. */
export function indexOf({ text, at }: Placed, node: Node, offset: number): number {
  const spot = dom.createRange(document);
  spot.setStart(node, offset);
  let index = 0;
  let last: Node | undefined;
  for (; index < text.length; index++) {
    const one = at[index];
    if (!one || (one.node === last && one.node !== node)) continue;
    last = one.node;
    if (one.node === node ? one.offset >= offset : spot.comparePoint(one.node, one.offset) >= 0) break;
  }
  // The end of a block stands before what separates it from the next.
  const next = at[index]?.node;
  const inNext = next && (next === node || dom.contains(node, next));
  while (!inNext && index > 0 && !at[index - 1]) index--;
  return index;
}

/** All places between these two texts. */
export function placesOf(text: string, before: string, after: string): number[] {
  const found: number[] = [];
  if (!before && !after) return [0];
  for (let from = text.indexOf(before + after); from >= 0; from = text.indexOf(before + after, from + 1)) found.push(from + before.length);
  return found;
}

/** Around one character. */
export function rangeOf({ node, offset }: NonNullable<Placed['at'][number]>): Range {
  const range = dom.createRange(document);
  range.setStart(node, offset);
  range.setEnd(node, offset + 1);
  return range;
}

/** The character that stands there, if it is drawn; scrolled into view. */
export function boxAt({ text, at }: Placed, index: number): { holder: Element; box: () => DOMRect } | undefined {
  const place = at[index];
  const holder = place && (place.node instanceof Element ? place.node : dom.parentElement(place.node));
  if (!place || !holder || (text[index] === '\n' && !(place.node instanceof Element))) return undefined;
  const range = rangeOf(place);
  const box = () => range.getBoundingClientRect();
  const { width, height, top, bottom } = box();
  if (!height || (!width && !(place.node instanceof Element))) return undefined;
  if (top < 0 || bottom > innerHeight) dom.scrollIntoView(holder, { block: 'center', inline: 'nearest', behavior: 'instant' });
  return { holder, box };
}
