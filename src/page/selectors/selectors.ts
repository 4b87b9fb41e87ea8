import { runToEnd } from '../../lib/run-to-end';
import * as dom from '../dom/native-accessors';
import { type NthMemo, nthOf } from '../dom/nth';
import { TEST_IDS } from './attributes';
import { quote, SELECTOR_KINDS, type SelectorKind } from './selector-kinds';
import { idKind } from './stable';

/** What is known of a root: the selectors its elements can have, how many elements each matches, and sibling indexes. */
export interface SelectorCounts {
  ways: readonly SelectorKind[];
  /** The selectors that a way makes of an element. */
  of: (element: Element, way: SelectorKind) => readonly string[];
  count: (selector: string, way: SelectorKind) => number;
  nth: NthMemo;
  /** Cached paths from a root down to ancestors. */
  paths: Map<Element, string>;
}

/** Counts matches by asking the browser, with a cache. Best for one element. */
export function countByQuery(root: ParentNode, nth: NthMemo = new Map()): SelectorCounts {
  const known = new Map<string, number>();
  const count = (selector: string) => {
    let hits = known.get(selector);
    if (hits === undefined) {
      hits = dom.querySelectorAll(root, selector).length;
      known.set(selector, hits);
    }
    return hits;
  };
  return { ways: SELECTOR_KINDS, of: (element, way) => way.of(element), count, nth, paths: new Map() };
}

/** A census that can be taken ahead; a generator that yields where `due` asks for a pause. */
export interface SelectorIndex extends SelectorCounts {
  take: (due: () => boolean) => Generator<void, void>;
}

/** Counts all selectors of a way in one pass over a root when the first is asked for. Best for all elements of a page. */
export function selectorIndexOf(root: ParentNode, nth: NthMemo = new Map()): SelectorIndex {
  const counted = new Map<SelectorKind, Counted>();
  function* counting(way: SelectorKind): Generator<void, Counted> {
    const done: Counted = { of: new Map(), hits: new Map() };
    let steps = 0;
    for (const element of dom.querySelectorAll(root, `[${way.attribute}]`)) {
      const selectors = way.of(element);
      if (selectors.length) done.of.set(element, selectors);
      for (const selector of selectors) done.hits.set(selector, (done.hits.get(selector) ?? 0) + 1);
      if (++steps % 64 === 0) yield;
    }
    counted.set(way, done);
    return done;
  }
  const known = (way: SelectorKind) => counted.get(way) ?? runToEnd(counting(way));
  const of = (element: Element, way: SelectorKind) => known(way).of.get(element) ?? NONE;
  const count = (selector: string, way: SelectorKind) => known(way).hits.get(selector) ?? 0;
  function* take(due: () => boolean): Generator<void, void> {
    for (const way of SELECTOR_KINDS) {
      if (counted.has(way)) continue;
      for (const _ of counting(way)) if (due()) yield;
    }
  }
  return { ways: SELECTOR_KINDS, of, count, nth, paths: new Map(), take };
}
const NONE: string[] = [];

/** What one way makes of each element, and how many elements each of these selectors matches. */
interface Counted {
  of: Map<Element, readonly string[]>;
  hits: Map<string, number>;
}

/** Selectors that match only this element in its root, best first, its structural path last; at most `limit`. */
export function selectorsOf(element: Element, census: SelectorCounts, limit = 8): string[] {
  const unique: string[] = [];
  for (const way of census.ways)
    for (const selector of census.of(element, way)) {
      if (unique.length < limit - 1 && census.count(selector, way) === 1) unique.push(selector);
    }
  unique.push(structuralPathOf(element, census));
  return unique;
}

/** The best of `selectorsOf`. */
export function bestSelector(element: Element, census: SelectorCounts): string {
  const own = dom.getAttributeNames(element);
  for (const way of own.length ? census.ways : []) {
    if (!own.includes(way.attribute)) continue;
    for (const selector of census.of(element, way)) if (census.count(selector, way) === 1) return selector;
  }
  return structuralPathOf(element, census);
}

/** A short path of child steps from the nearest ancestor with a unique selector; unique by construction. */
function structuralPathOf(element: Element, census: SelectorCounts): string {
  const parent = dom.parentElement(element);
  const step = stepOf(element, census);
  return parent ? `${pathTo(parent, census)} > ${step}` : step;
}

function pathTo(ancestor: Element, census: SelectorCounts): string {
  const known = census.paths.get(ancestor);
  if (known !== undefined) return known;
  const path = dom.localName(ancestor) === 'body' ? 'body' : (anchorOf(ancestor, census) ?? structuralPathOf(ancestor, census));
  census.paths.set(ancestor, path);
  return path;
}

function anchorOf(element: Element, census: SelectorCounts): string | undefined {
  if (!dom.hasAttributes(element)) return undefined;
  const id = dom.getAttribute(element, 'id');
  if (id && idKind(id) === 'stable' && isOnly(census, 'id', `#${CSS.escape(id)}`)) return `#${CSS.escape(id)}`;
  for (const { attribute } of census.ways) {
    const value = TEST_IDS.includes(attribute) ? dom.getAttribute(element, attribute) : null;
    if (value && isOnly(census, attribute, `[${attribute}=${quote(value)}]`)) return `[${attribute}=${quote(value)}]`;
  }
  return undefined;
}

function isOnly(census: SelectorCounts, attribute: string, selector: string): boolean {
  const way = census.ways.find((one) => one.attribute === attribute);
  return !!way && census.count(selector, way) === 1;
}

function stepOf(element: Element, census: SelectorCounts): string {
  const place = nthOf(element, census.nth);
  return place.of > 1 ? `${CSS.escape(dom.localName(element))}:nth-of-type(${place.index})` : CSS.escape(dom.localName(element));
}
