import { hrefPath, ownValue, TEST_IDS } from './attributes';
import { idKind, isStableClass } from './stable';

/** How many elements of a root a selector hits. */
export type CountHits = (selector: string) => number;

/** Counts by asking the browser, remembering answers. Best for one element. */
export function countIn(root: ParentNode): CountHits {
  const known = new Map<string, number>();
  return (selector) => {
    let hits = known.get(selector);
    if (hits === undefined) {
      hits = root.querySelectorAll(selector).length;
      known.set(selector, hits);
    }
    return hits;
  };
}

/**
 * Counts from one pass over a root: best for all elements of a page. It knows the selectors that `ownSelectors` makes, each a key of its own.
 */
export function indexOf(root: ParentNode): CountHits {
  const counts = new Map<string, number>();
  for (const element of root.querySelectorAll(INDEXED)) {
    for (const selector of ownSelectors(element)) counts.set(selector, (counts.get(selector) ?? 0) + 1);
  }
  return (selector) => counts.get(selector) ?? 0;
}
const INDEXED = `[id],[name],[onclick],[href],[aria-label],[placeholder],[title],[alt],[value],[type],[class],${TEST_IDS.map((name) => `[${name}]`).join()}`;

/** Selectors that hit only this element in its root, best first: id, test ids, name, onclick, href, words, type, class, counted id, path. */
export function selectorsOf(element: Element, count: CountHits, limit = 8): string[] {
  const unique: string[] = [];
  for (const selector of ownSelectors(element)) {
    if (unique.length < limit - 1 && count(selector) === 1) unique.push(selector);
  }
  unique.push(pathOf(element, count));
  return unique;
}

/** The best of them. */
export function bestSelector(element: Element, count: CountHits): string {
  for (const selector of ownSelectors(element)) if (count(selector) === 1) return selector;
  return pathOf(element, count);
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
function pathOf(element: Element, count: CountHits): string {
  const steps: string[] = [];
  let node: Element = element;
  for (;;) {
    steps.unshift(stepOf(node));
    const parent: Element | null = node.parentElement;
    if (!parent) return steps.join(' > ');
    if (parent.localName === 'body') return ['body', ...steps].join(' > ');
    const anchor = anchorOf(parent, count);
    if (anchor) return [anchor, ...steps].join(' > ');
    node = parent;
  }
}

function anchorOf(element: Element, count: CountHits): string | undefined {
  const id = element.getAttribute('id');
  if (id && idKind(id) === 'stable' && count(`#${CSS.escape(id)}`) === 1) return `#${CSS.escape(id)}`;
  for (const name of TEST_IDS) {
    const value = element.getAttribute(name);
    if (value && count(`[${name}=${quote(value)}]`) === 1) return `[${name}=${quote(value)}]`;
  }
  return undefined;
}

function stepOf(element: Element): string {
  const place = placeAmongAlike(element);
  return place.of > 1 ? `${CSS.escape(element.localName)}:nth-of-type(${place.index})` : CSS.escape(element.localName);
}

/** Its number (from 1) among the children of its parent with the same tag, and how many there are. */
export function placeAmongAlike(element: Element): { index: number; of: number } {
  let index = 1;
  let of = 1;
  for (let other = element.previousElementSibling; other; other = other.previousElementSibling)
    if (other.localName === element.localName) index++;
  of = index;
  for (let other = element.nextElementSibling; other; other = other.nextElementSibling) if (other.localName === element.localName) of++;
  return { index, of };
}
