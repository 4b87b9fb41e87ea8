import type { Box } from '../../model/page/position';
import { knownRoots } from '../dom/known-roots';
import { maskText } from '../dom/known-values';
import * as dom from '../dom/native-accessors';
import { isSecret } from '../dom/secret';

const MAX_PLACES = 2000;

/** The visible text that was last read by `textInSight`. */
let sight: ReturnType<typeof textsInView> | undefined;

/**
 * All visible text as one string, so that a label and its value, or the parts of a number, may be in separate elements. The worker knows
 * the secrets and answers with `secretPlaces`, so that none is sent here.
 */
export function visibleText(): string {
  sight = textsInView();
  const text = sight.signs.join('');
  const told = maskText(text);
  dots = Array.from(told.matchAll(/•+/g), ({ 0: run, index }) => ({ start: index, end: index + run.length }));
  return told;
}
let dots: { start: number; end: number }[] = [];

/** The boxes of these ranges of the last `textInSight`, and of fields that hold a secret: what has to be painted over in a screenshot. */
export function secretBoxes(spans: readonly { start: number; end: number }[]): Box[] {
  const fields = knownRoots().flatMap((root) => Array.from(dom.querySelectorAll(root, FIELDS)).filter(isSecret));
  const boxes = fields.map((field) => dom.getBoundingClientRect(field));
  for (const { node, from, to } of [...dots, ...spans].flatMap(({ start, end }) => sight?.rangesOf(start, end) ?? [])) {
    if (to > node.length) continue;
    const range = dom.createRange(document);
    range.setStart(node, from);
    range.setEnd(node, to);
    boxes.push(...range.getClientRects());
  }
  return boxes
    .filter(({ width, height }) => width && height)
    .slice(0, MAX_PLACES)
    .map(({ left, top, width, height }) => ({ x: left, y: top, width, height }));
}
const FIELDS = 'input,textarea,[contenteditable],[role=textbox]';

/** All visible text, one character per entry with its position; white space as one space, blocks on lines of their own. */
function textsInView() {
  const signs: string[] = [];
  const places: { node: Text; at: number }[] = [];
  let block: Element | undefined;
  for (const root of knownRoots()) {
    const texts = dom.createTreeWalker(document, root, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode() as Text | null; node; node = texts.nextNode() as Text | null) {
      const parent = dom.parentElement(node);
      if (!parent || !/\S/.test(node.data) || /^(script|style|noscript|template)$/.test(dom.localName(parent)) || !isInView(node)) continue;
      const own = blockOf(parent);
      put(own === block ? ' ' : '\n', node, 0);
      block = own;
      for (const [at, sign] of node.data.split('').entries()) if (!UNSEEN.test(sign)) put(/\s/.test(sign) ? ' ' : sign, node, at);
    }
  }
  const rangesOf = (start: number, end: number) => {
    const ranges: { node: Text; from: number; to: number }[] = [];
    for (const { node, at } of places.slice(start, end)) {
      const last = ranges.at(-1);
      if (last?.node === node) last.to = at + 1;
      else ranges.push({ node, from: at, to: at + 1 });
    }
    return ranges;
  };
  return { signs, rangesOf };

  function put(sign: string, node: Text, at: number): void {
    const last = signs.at(-1);
    if (sign === ' ' && (last === ' ' || last === '\n')) return;
    signs.push(sign);
    places.push({ node, at });
  }
}

/** Characters without width. */
const UNSEEN = /[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]/;

function isInView(node: Text): boolean {
  const range = dom.createRange(document);
  range.selectNodeContents(node);
  const { top, bottom, left, right, width } = range.getBoundingClientRect();
  return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
}

function blockOf(element: Element): Element {
  const outer = getComputedStyle(element).display.startsWith('inline') ? dom.parentElement(element) : undefined;
  return outer ? blockOf(outer) : element;
}
