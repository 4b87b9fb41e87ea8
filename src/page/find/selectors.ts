import { type NthMemo, nthOf } from '../dom/nth';
import { hrefPath, ownValue, TEST_IDS } from './attributes';
import { idKind, isStableClass } from './stable';

/** What is known of a root: how many elements a selector hits, what each element's own selectors are, and its place among its siblings. */
export interface Census {
  count: (selector: string) => number;
  own: (element: Element) => string[];
  nth: NthMemo;
}

/** Counts by asking the browser, remembering answers. Best for one element. */
export function countIn(root: ParentNode, nth: NthMemo = new Map()): Census {
  const known = new Map<string, number>();
  return {
    own: ownSelectors,
    nth,
    count: (selector) => {
      let hits = known.get(selector);
      if (hits === undefined) {
        hits = root.querySelectorAll(selector).length;
        known.set(selector, hits);
      }
      return hits;
    },
  };
}

/** Counts in one pass over a root: best for all elements of a page. Knows the selectors that `ownSelectors` makes, and no others. */
export function indexOf(root: ParentNode, nth: NthMemo = new Map()): Census {
  const counts = new Map<string, number>();
  const owned = new Map<Element, string[]>();
  for (const element of root.querySelectorAll(INDEXED)) {
    const own = ownSelectors(element);
    owned.set(element, own);
    for (const selector of own) counts.set(selector, (counts.get(selector) ?? 0) + 1);
  }
  return { nth, count: (selector) => counts.get(selector) ?? 0, own: (element) => owned.get(element) ?? [] };
}
const INDEXED = `[id],[name],[onclick],[href],[aria-label],[placeholder],[title],[alt],[value],[type],[class],${TEST_IDS.map((name) => `[${name}]`).join()}`;

/** Selectors that hit only this element in its root, best first: id, test ids, name, onclick, href, words, type, class, counted id, path. */
export function selectorsOf(element: Element, census: Census, limit = 8): string[] {
  const unique: string[] = [];
  for (const selector of census.own(element)) {
    if (unique.length < limit - 1 && census.count(selector) === 1) unique.push(selector);
  }
  unique.push(pathOf(element, census));
  return unique;
}

/** The best of them. */
export function bestSelector(element: Element, census: Census): string {
  for (const selector of census.own(element)) if (census.count(selector) === 1) return selector;
  return pathOf(element, census);
}

/** Selectors by what the element itself carries, whether unique or not. */
export function ownSelectors(element: Element): string[] {
  const tag = element.localName;
  const found: string[] = [];
  const id = element.getAttribute('id');
  const kind = id ? idKind(id) : 'random';
  if (id && kind === 'stable') found.push(`#${CSS.escape(id)}`);
  for (const name of TEST_IDS) add(found, '', name, element.getAttribute(name));
  const name = element.getAttribute('name');
  const value = ownValue(element);
  add(found, tag, 'name', name);
  if (name && value) found.push(`${tag}[name=${quote(name)}][value=${quote(value)}]`);
  add(found, tag, 'onclick', element.getAttribute('onclick'));
  const href = tag === 'a' || tag === 'area' ? hrefPath(element) : '';
  if (href) found.push(element.getAttribute('href') === href ? `${tag}[href=${quote(href)}]` : `${tag}[href^=${quote(href)}]`);
  for (const attribute of WORDS) add(found, tag, attribute, element.getAttribute(attribute));
  if (value && tag !== 'option') found.push(`${tag}[value=${quote(value)}]`);
  if (tag === 'input' || tag === 'button') add(found, tag, 'type', element.getAttribute('type'));
  const classes = [...element.classList].filter(isStableClass).slice(0, 3);
  for (const one of classes) found.push(`${tag}.${CSS.escape(one)}`);
  if (id && kind === 'counter') found.push(`#${CSS.escape(id)}`);
  return found;
}
const WORDS = ['aria-label', 'placeholder', 'title', 'alt'];

function add(found: string[], tag: string, attribute: string, value: string | null): void {
  if (value && value.length <= 120 && !/[\n\r]/.test(value)) found.push(`${tag}[${attribute}=${quote(value)}]`);
}

/** A CSS string. */
export const quote = (value: string) => `"${value.replace(/["\\]/g, '\\$&')}"`;

/** A short path of child steps from the nearest ancestor that is unique by itself; unique by construction. */
function pathOf(element: Element, census: Census): string {
  const steps: string[] = [];
  let node: Element = element;
  for (;;) {
    steps.unshift(stepOf(node, census));
    const parent: Element | null = node.parentElement;
    if (!parent) return steps.join(' > ');
    if (parent.localName === 'body') return ['body', ...steps].join(' > ');
    const anchor = anchorOf(parent, census);
    if (anchor) return [anchor, ...steps].join(' > ');
    node = parent;
  }
}

function anchorOf(element: Element, census: Census): string | undefined {
  const id = element.getAttribute('id');
  if (id && idKind(id) === 'stable' && census.count(`#${CSS.escape(id)}`) === 1) return `#${CSS.escape(id)}`;
  for (const name of TEST_IDS) {
    const value = element.getAttribute(name);
    if (value && census.count(`[${name}=${quote(value)}]`) === 1) return `[${name}=${quote(value)}]`;
  }
  return undefined;
}

function stepOf(element: Element, census: Census): string {
  const place = nthOf(element, census.nth);
  return place.of > 1 ? `${CSS.escape(element.localName)}:nth-of-type(${place.index})` : CSS.escape(element.localName);
}
