import * as dom from '../dom/native-accessors';
import { hrefPath, ownValue, TEST_IDS } from './attributes';
import { idKind, isStableClass } from './stable';

/** One kind of selector: the attribute it reads, and the selectors it makes of it, best first. */
export interface SelectorKind {
  attribute: string;
  of: (element: Element) => string[];
}

/** Best first: id, test ids, name, onclick, href, words, values that a page's script reads, value, type, class, counted id. */
export const SELECTOR_KINDS: readonly SelectorKind[] = [
  { attribute: 'id', of: (element) => byId(element, 'stable') },
  ...TEST_IDS.map((name): SelectorKind => ({ attribute: name, of: (element) => by('', name, dom.getAttribute(element, name)) })),
  { attribute: 'name', of: byName },
  { attribute: 'onclick', of: (element) => by(dom.localName(element), 'onclick', dom.getAttribute(element, 'onclick')) },
  { attribute: 'href', of: byHref },
  ...['aria-label', 'placeholder', 'title', 'alt'].map(
    (name): SelectorKind => ({ attribute: name, of: (element) => by(dom.localName(element), name, dom.getAttribute(element, name)) }),
  ),
  ...scripted('stable'),
  { attribute: 'value', of: byValue },
  { attribute: 'type', of: byType },
  { attribute: 'class', of: byClass },
  { attribute: 'id', of: (element) => byId(element, 'counter') },
  ...scripted('counter'),
];

function byId(element: Element, kind: 'stable' | 'counter'): string[] {
  const id = dom.getAttribute(element, 'id');
  return id && idKind(id) === kind ? [`#${CSS.escape(id)}`] : NONE;
}

function byName(element: Element): string[] {
  const found = by(dom.localName(element), 'name', dom.getAttribute(element, 'name'));
  const value = found.length ? ownValue(element) : undefined;
  return value ? [...found, `${found[0]}[value=${quote(value)}]`] : found;
}

function byHref(element: Element): string[] {
  const tag = dom.localName(element);
  const path = tag === 'a' || tag === 'area' ? hrefPath(element) : '';
  const written = dom.getAttribute(element, 'href') ?? '';
  const start = written.startsWith(path) ? path : path.replace(/#.*$/s, '');
  return start ? [`${tag}[href${written === start ? '' : '^'}=${quote(start)}]`] : NONE;
}

/** Menus and lists often identify an option to their script by an attribute: `data-value="purple"` is the option wherever it stands. */
function scripted(kind: 'stable' | 'counter'): SelectorKind[] {
  return ['data-value', 'data-key', 'data-id', 'data-name', 'data-option', 'data-item', 'data-action'].map((name) => ({
    attribute: name,
    of: (element) => {
      const value = dom.getAttribute(element, name);
      return value && idKind(value.replace(/\s+/g, '-')) === kind ? by(dom.localName(element), name, value) : NONE;
    },
  }));
}

function byValue(element: Element): string[] {
  const value = dom.localName(element) === 'option' ? undefined : ownValue(element);
  return value ? [`${dom.localName(element)}[value=${quote(value)}]`] : NONE;
}

function byType(element: Element): string[] {
  const tag = dom.localName(element);
  return tag === 'input' || tag === 'button' ? by(tag, 'type', dom.getAttribute(element, 'type')) : NONE;
}

function byClass(element: Element): string[] {
  const written = dom.getAttribute(element, 'class');
  if (!written) return NONE;
  let stable = classesOf.get(written);
  if (!stable) {
    const kept = written.split(/\s+/).filter(isStableClass).slice(0, 3);
    stable = kept.map((one) => `.${CSS.escape(one)}`);
    if (classesOf.size < 5000) classesOf.set(written, stable);
  }
  return stable.length ? stable.map((one) => dom.localName(element) + one) : NONE;
}
/** Cached: a page has few distinct class lists. */
const classesOf = new Map<string, string[]>();

function by(tag: string, attribute: string, value: string | null): string[] {
  return value && value.length <= 120 && !/[\n\r]/.test(value) ? [`${tag}[${attribute}=${quote(value)}]`] : NONE;
}
const NONE: string[] = [];

/** A CSS string; a raw newline in it would be invalid. */
export const quote = (value: string) =>
  `"${value.replace(/["\\]/g, '\\$&').replace(/[\n\r\f]/g, (end) => `\\${end.charCodeAt(0).toString(16)} `)}"`;
