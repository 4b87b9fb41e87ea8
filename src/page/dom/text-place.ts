import type { TextPlace } from '../../model/page/target';
import * as dom from './native-accessors';
import { boxAt, indexOf, type Placed, placedText, placesOf, rangeOf } from './placed-text';
import type { Point } from './point';
import { deepElementFromPoint } from './roots';

/** So much of the text around a place tells it from others: a few words on each side, characters. */
const AROUND = 32;
/** What is left of that where the text around it was changed since, characters. */
const NEAR = 10;
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
