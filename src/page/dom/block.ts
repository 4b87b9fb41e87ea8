import { shorten } from '../../lib/text';
import { wordSet } from '../../lib/word-set';
import type { Landmark } from '../../model/page/landmark';
import { nameOfBlock, wordsOfBlock } from '../../model/page/landmark-words';
import { isSameShape, layersOf, sameBlock, unwrapped } from './block-bounds';
import { nameOf } from './name';
import * as dom from './native-accessors';
import {
  hasSimilarSibling,
  headOf,
  ITEM_KINDS,
  isHeading,
  isSameRank,
  isUniqueAmongSiblings,
  leavesOf,
  ledBy,
  newPlaceMemo,
  ownLeaves,
  type PlaceMemo,
} from './place';
import { roleOf } from './role';
import { flatParent } from './roots';

/**
 * The named blocks that an element stands in, nearest first: card, row, list item, section, field set, disclosure, operation, dialog, whatever
 * they are made of. Kinds are `item` for one of several alike, `dialog`, `part` for anything else. The words of a name are those that head it,
 * so that they stay when the block is opened, closed or filled; two of them are joined by " · ". At most 4.
 */
export function blocksOf(element: Element, memo: PlaceMemo = newPlaceMemo()): Landmark[] {
  const own = new Set([nameOf(element), ...ownLeaves(element, memo).map(({ text }) => text)]);
  const blocks = new Map<string, Landmark>();
  let inner = element;
  for (let box = flatParent(inner); box && blocks.size < MAX_BLOCKS; inner = box, box = flatParent(box)) {
    for (const { kind, words } of [headBefore(inner, box, memo), boxed(box, element, memo)]) {
      const told = words.filter((text) => HAS_WORDS.test(text) && !own.has(text)).slice(0, 2);
      const title = nameOfBlock(told.map((text) => shorten(text, 90)));
      if (title && !blocks.has(title)) blocks.set(title, { kind, name: title });
    }
    if (dom.localName(box) === 'body') break;
  }
  return [...blocks.values()];
}
const MAX_BLOCKS = 4;
/** A small number is a place in a list, not a name: it would stay while the thing moves. */
const HAS_WORDS = /\p{L}|(\d\D*){4}/u;

interface Head {
  kind: 'item' | 'dialog' | 'part';
  words: string[];
}
const NONE: Head = { kind: 'part', words: [] };

/** Does the element stand in the block that these words head? The words of the block are looked for in the boxes around, nearest first. */
export function standsIn(block: Landmark, element: Element, memo: PlaceMemo): boolean {
  const words = wordsOfBlock(block);
  // What a dialog says below its question may count or name things.
  const [first = '', second] = block.kind === 'dialog' ? words.slice(0, 1) : words;
  const isIt = (text: string, word: string) => shorten(text, 90) === word;
  let inner = element;
  for (let box = flatParent(element); box && dom.localName(box) !== 'html'; inner = box, box = flatParent(box)) {
    if (headBefore(inner, box, memo).words.some((text) => isIt(text, first))) return true;
    if (second === undefined && isLabelled(box) && isIt(nameOf(box), first)) return true;
    const leaves = leavesOf(box, memo);
    if (second !== undefined && !leaves.some(({ text }) => isIt(text, second))) continue;
    if (leaves.some(({ text, at }) => isIt(text, first) && sameBlock(at, element))) return true;
  }
  return false;
}

const isLabelled = (box: Element) =>
  dom.hasAttribute(box, 'aria-label') || dom.hasAttribute(box, 'aria-labelledby') || LEGENDED.has(dom.localName(box));
const LEGENDED = wordSet('fieldset table figure');

/** What the box itself is called: by its label, legend or summary, else by what heads it. */
function boxed(box: Element, element: Element, memo: PlaceMemo): Head {
  const role = roleOf(box);
  const dialog = role === 'dialog' || role === 'alertdialog';
  const several = (ITEM_KINDS.has(role) && !CELL.has(role)) || (!CELL.has(role) && dom.localName(box) !== 'td' && hasSimilarSibling(box));
  const kind = dialog ? 'dialog' : several ? 'item' : 'part';
  const label = isLabelled(box) ? nameOf(box) : '';
  if (label && dialog)
    return { kind, words: [label, ...leavesOf(box, memo).map(({ text }) => text)].filter((text, at) => at === 0 || text !== label) };
  if (label) return { kind, words: [label] };
  const head = [...dom.children(box)].find((child) => dom.localName(child) === 'summary');
  if (head) return { kind: 'item', words: leavesOf(head, memo).map(({ text }) => text) };
  if (PAGE_WIDE.has(dom.localName(box))) return NONE;
  const lead = leavesOf(box, memo)
    .slice(0, LEAD)
    .filter(({ at, button }) => (!button || dom.hasAttribute(button, 'aria-expanded')) && sameBlock(at, element))
    // What only looks like one of several is headed by what comes before; a row is known by any of its cells.
    .filter(({ at }) => ITEM_KINDS.has(role) || dom.isBefore(at, element));
  if (!several) {
    const opener = dom.closest(lead[0]?.at, '[aria-expanded]');
    // What is marked as expanded may hold what it opens as well.
    const header = dom.contains(opener, element) ? lead : opener && leavesOf(opener, memo);
    if (header && dom.contains(box, opener)) return { kind: 'item', words: header.map(({ text }) => text) };
    const heading = lead.find(({ at }, index) => index < 2 && dom.closest(at, HEADINGS));
    if (dialog) return { kind, words: lead.map(({ text }) => text) };
    return heading ? { kind, words: [heading.text] } : NONE;
  }
  const only = isUniqueAmongSiblings(box, memo);
  const telling = lead.map(({ text }) => text).filter(only);
  const steady = telling.filter((text) => !/\d/.test(text));
  return { kind, words: (steady.length ? steady : telling).slice(0, 2) };
}
/** Texts at the beginning of a block that may head it. */
const LEAD = 5;
const CELL = wordSet('cell gridcell columnheader rowheader option');
const PAGE_WIDE = wordSet('body html main');
const HEADINGS = 'h1,h2,h3,h4,h5,h6,[role=heading],legend,summary,caption';

/** What stands before it in the same box and heads it: a heading, what controls it, or the header of an accordion without any ARIA. */
function headBefore(inner: Element, box: Element, memo: PlaceMemo): Head {
  let node = dom.previousElementSibling(inner);
  let led: Element | undefined;
  for (let steps = 0; node && steps < 8; node = dom.previousElementSibling(node), steps++) {
    const header = node;
    const opens = layersOf(inner).some((panel) => controls(header, panel)) || (steps === 0 && alternates(node, inner));
    if (!opens && !isHeading(unwrapped(node))) {
      led ??= ledBy(node);
      continue;
    }
    const words = leavesOf(opens ? node : headOf(unwrapped(node), led), memo).map(({ text }) => text);
    const like = [...dom.children(box)].some((other) => other !== header && (isSameShape(other, header) || isSameRank(other, header)));
    return { kind: opens || like ? 'item' : 'part', words: words.slice(0, 2) };
  }
  return NONE;
}

function controls(header: Element, panel: Element): boolean {
  const id = dom.getAttribute(panel, 'id');
  if (!id) return false;
  const is = `[aria-controls~="${CSS.escape(id)}"]`;
  return dom.matches(header, is) || dom.querySelector(header, is) !== null;
}

/** Header and panel follow each other again and again, each made like the last of its kind. */
export function alternates(header: Element, panel: Element): boolean {
  if (dom.localName(header) === 'label' || isSameShape(header, panel)) return false;
  const [before, after] = [dom.previousElementSibling(header), dom.nextElementSibling(panel)];
  const [above, below] = [dom.previousElementSibling(before), dom.nextElementSibling(after)];
  return (
    (!!above && isSameShape(before, panel) && isSameShape(above, header)) ||
    (!!below && isSameShape(after, header) && isSameShape(below, panel))
  );
}
