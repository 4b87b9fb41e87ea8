import type { TextQuote } from '../../model/page/target';
import { isTextField } from './editable';
import * as dom from './native-accessors';
import { indexOf, type Placed, placedText, placesOf } from './placed-text';

/** So much around a text tells it from the same text elsewhere: a few words on each side, characters. */
const AROUND = 32;
/** What of that has to be left on one side, where it was changed since, characters. */
const NEAR = 10;

/** A part of the text of a field or an element: from the first character up to the last but not including `to`. */
export interface TextSpan {
  text: string;
  from: number;
  to: number;
  /** Where each character stands; a field's have no place. */
  placed?: Placed;
}

/** What is selected in a field, an editor or another element; undefined where nothing is, or not all of it is in there. */
export function selectedSpan(element: Element): TextSpan | undefined {
  if (isTextField(element)) {
    const { value, selectionStart: from, selectionEnd: to } = element;
    return from === null || to === null || from === to ? undefined : { text: value, from, to };
  }
  const selection = dom.getSelection(dom.getRootNode(element));
  const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
  if (!range || range.collapsed || !dom.contains(element, range.commonAncestorContainer)) return undefined;
  const placed = placedText(element);
  if (!placed) return undefined;
  const from = indexOf(placed, range.startContainer, range.startOffset);
  return { text: placed.text, from, to: Math.max(from, indexOf(placed, range.endContainer, range.endOffset)), placed };
}

/** The span as a quotation that finds it again; undefined where it holds no words. */
export function quoteOf({ text, from, to }: TextSpan): TextQuote | undefined {
  const quoted = text.slice(from, to);
  if (!quoted.trim()) return undefined;
  const [before, after] = [text.slice(Math.max(0, from - AROUND), from), text.slice(to, to + AROUND)];
  const all = placesOf(text, before, quoted + after);
  return { text: quoted, before, after, ...(all.length > 1 && { nth: { index: all.indexOf(from), of: all.length } }) };
}

/** Where the quotation stands in the element, if there is one such place; `several` where it can be any of several. */
export function spanOfQuote(element: Element, quote: TextQuote): TextSpan | 'none' | 'several' {
  const placed = isTextField(element) ? undefined : placedText(element);
  const text = isTextField(element) ? element.value : placed?.text;
  const from = text === undefined ? 'none' : placeOfQuote(text, quote);
  if (typeof from !== 'number') return from;
  return { text: text ?? '', from, to: from + quote.text.length, ...(placed && { placed }) };
}

/** By all that stood around it; where that was changed since, by what is left of it right before it or right after it. */
function placeOfQuote(text: string, { text: quoted, before, after, nth }: TextQuote): number | 'none' | 'several' {
  const all = placesOf(text, before, quoted + after);
  if (all.length) return (all.length === (nth?.of ?? 1) ? all[nth?.index ?? 0] : undefined) ?? 'several';
  const isNear = (at: number) => {
    const [left, right] = [text.slice(0, at), text.slice(at + quoted.length)];
    return (
      (before.trim() ? left.endsWith(before.slice(-NEAR)) : !left.trim()) ||
      (after.trim() ? right.startsWith(after.slice(0, NEAR)) : !right.trim())
    );
  };
  const [one, other] = placesOf(text, '', quoted).filter(isNear);
  if (one === undefined) return 'none';
  return other === undefined ? one : 'several';
}

/** Selects a span, as a person does from its beginning to its end. */
export function selectSpan(element: Element, { from, to, placed }: TextSpan): void {
  if (isTextField(element)) return element.setSelectionRange(from, to, 'forward');
  const [start, end] = placed ? [boundary(placed, from, true), boundary(placed, to - 1, false)] : [];
  if (start && end) dom.getSelection(dom.getRootNode(element))?.setBaseAndExtent(start.node, start.offset, end.node, end.offset);
}

/** The place right before or right after a character. What separates two blocks stands between the characters around it. */
function boundary({ at }: Placed, index: number, isBefore: boolean): { node: Node; offset: number } | undefined {
  const own = at[index];
  if (own) return isBefore ? own : { node: own.node, offset: own.offset + 1 };
  const beside = at[isBefore ? index - 1 : index + 1];
  return beside && (isBefore ? { node: beside.node, offset: beside.offset + 1 } : beside);
}
