import type { Box } from '../../model/position';
import { knownRoots } from '../dom/known-roots';
import { maskText } from '../dom/known-values';
import * as dom from '../dom/native-accessors';
import { isSecret } from '../dom/secret';

const MAX_PLACES = 2000;

/** What is in sight now, for the question which of it is to be painted over. */
let sight: ReturnType<typeof textsInView> | undefined;

/**
 * All texts in sight as one, so that a label and its value, or the parts of a number, may stand in elements of their own. The worker knows which secrets
 * there are and answers with `secretPlaces`, so that none comes here.
 */
export function textInSight(): string {
  sight = textsInView();
  const text = sight.signs.join('');
  const told = maskText(text);
  dots = Array.from(told.matchAll(/•+/g), ({ 0: run, index }) => ({ start: index, end: index + run.length }));
  return told;
}
let dots: { start: number; end: number }[] = [];

/** Where these parts of the last `textInSight` stand, and the fields that hold a secret: what a picture of the page has to be painted over at. */
export function secretPlaces(spans: readonly { start: number; end: number }[]): Box[] {
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

/** All texts in sight, one sign an entry with the place where it is written; white space as one space, blocks on lines of their own. */
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

/** What has no width. */
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
