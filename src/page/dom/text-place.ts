import type { TextPlace } from '../../model/target';
import * as dom from './native-accessors';
import { deepElementFromPoint, flatParent } from './roots';

/** So much of the text around a place tells it from others: a few words on each side, characters. */
const AROUND = 32;
/** What is left of that where the text around it was changed since, characters. */
const NEAR = 10;
/** Longer texts are not read, characters. */
const MAX_CHARS = 200_000;

interface Point {
  x: number;
  y: number;
}

/** The text of an element, character by character, with where each stands. A character that no text node holds ("\n") has none, or its line break. */
interface Placed {
  text: string;
  at: ({ node: Node; offset: number } | undefined)[];
}

/** The place in the element's text where a press at this point would put the caret; undefined where there is no text near. */
export function textPlaceAt(element: Element, { x, y }: Point): TextPlace | undefined {
  const root = dom.getRootNode(element);
  const position = dom.caretPositionFromPoint(document, x, y, { shadowRoots: root instanceof ShadowRoot ? [root] : [] });
  if (!position || !dom.contains(element, position.offsetNode)) return undefined;
  // A layer that is drawn over the text holds none of it.
  if (!holdsText(position.offsetNode)) return undefined;
  const placed = placedText(element);
  if (!placed) return undefined;
  const index = indexOf(placed, position.offsetNode, position.offset);
  // What stands nearest to a line without text may be its number; between two lines an editor that draws itself may choose the other one.
  const isEdited = dom.isContentEditable(element as HTMLElement);
  if (!isEdited && ![index, index - 1].some((one) => isPressed(placed.at[one], { x, y }))) return undefined;
  const [before, after] = [placed.text.slice(Math.max(0, index - AROUND), index), placed.text.slice(index, index + AROUND)];
  const nth = placesOf(placed.text, before, after).indexOf(index);
  return { before, after, ...(nth > 0 && { nth }) };
}

/**
 * The point where a press puts the caret at this place, CSS px of the viewport; scrolled into view first. The word that stands at the place is
 * hit, so that a double click takes it. 'anywhere' in an empty text; undefined where there is no such place.
 */
export function pointOfTextPlace(element: Element, place: TextPlace): Point | 'anywhere' | undefined {
  const placed = placedText(element);
  const index = placed && indexOfPlace(placed.text, place);
  if (!placed || index === undefined) return undefined;
  const [after, before] = [index, index - 1].map((one) => boxAt(placed, one));
  const isWord = (at: number) => /[\p{L}\p{N}]/u.test(placed.text.charAt(at));
  const hit = after && (isWord(index) || !before || !isWord(index - 1)) ? after : before;
  if (!hit) return placed.text.trim() ? undefined : 'anywhere';
  const isAfter = (hit === after) !== (getComputedStyle(hit.holder).direction === 'rtl');
  const { left, width, top, height } = hit.box();
  return { x: left + width * (isAfter ? 0.25 : 0.75), y: top + height / 2 };
}

/** Is it a text, an element with one, or an empty line that is written in? */
const holdsText = (node: Node) =>
  !(node instanceof Element) || dom.isContentEditable(node as HTMLElement) || !!dom.textContent(node)?.trim();

/** Does the press hit the line of this character? */
function isPressed(character: Placed['at'][number], { x, y }: Point): boolean {
  const holder = character?.node instanceof Element ? character.node : character && dom.parentElement(character.node);
  const hit = holder && deepElementFromPoint(x, y);
  if (!character || !hit || !(dom.contains(hit, holder) || dom.contains(holder, hit))) return false;
  const { top, bottom } = rangeOf(character).getBoundingClientRect();
  return top <= y && y <= bottom;
}

/** By all that is known around it; else, where the text was changed since, by the nearest words or the line, if there is one such place only; else its end. */
function indexOfPlace(text: string, { before, after, nth = 0 }: TextPlace): number | undefined {
  if (!before && !after) return text.trimEnd().length;
  const all = placesOf(text, before, after);
  if (all.length) return all[nth];
  const only = (left: string, right: string) => {
    const [one, other] = (left + right).trim() ? placesOf(text, left, right) : [];
    return other === undefined ? one : undefined;
  };
  const close = only(before.slice(-NEAR), after.slice(0, NEAR));
  const inLine = only(before.slice(Math.max(0, before.lastIndexOf('\n'))), after.replace(/\n.*/s, '\n'));
  if (close !== undefined || inLine !== undefined) return close ?? inLine;
  const [left, right] = [only(before, ''), only('', after)];
  // What was put in between them may belong before the place or after it.
  if (left !== undefined || right !== undefined) return left === undefined || right === undefined ? (left ?? right) : undefined;
  if (!after.trim()) return text.length;
  return before.trim() ? undefined : 0;
}

/** All places between these two texts. */
function placesOf(text: string, before: string, after: string): number[] {
  const found: number[] = [];
  if (!before && !after) return [0];
  for (let from = text.indexOf(before + after); from >= 0; from = text.indexOf(before + after, from + 1)) found.push(from + before.length);
  return found;
}

/** How many characters stand before a place in the tree. */
function indexOf({ text, at }: Placed, node: Node, offset: number): number {
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

/** The characters of an element as they are shown: white space as one space, "\n" at line ends and ends of blocks. */
function placedText(element: Element): Placed | undefined {
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

function rangeOf({ node, offset }: NonNullable<Placed['at'][number]>): Range {
  const range = dom.createRange(document);
  range.setStart(node, offset);
  range.setEnd(node, offset + 1);
  return range;
}

/** The character that stands there, if it is drawn. */
function boxAt({ text, at }: Placed, index: number): { holder: Element; box: () => DOMRect } | undefined {
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
