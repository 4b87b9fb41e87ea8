import { tidy } from '../../lib/text';
import { labelsIn, oncePerTree } from '../dom/labels';
import { fixedContentOf, nameOf } from '../dom/name';
import * as dom from '../dom/native-accessors';
import { isOverlay } from '../dom/own-overlay';
import { roleOf } from '../dom/role';
import { isShown } from '../dom/visible';
import { FIELD_ROLE, isField } from './field';
import { iconOf } from './icon';

/** Its place among the elements of the same role and name (without one: the same icon) in its document or shadow root, in document order. */
export function lookalikesOf(element: Element, role: string, words: string, icon?: string): { index: number; of: number } {
  const root = dom.getRootNode(element) as ParentNode & Node;
  let index = 0;
  let of = 1;
  if (!('querySelectorAll' in root)) return { index, of };
  const query = queryFor(role, dom.localName(element));
  const { elements, plain, roles, sure, unsure } = oncePerTree(query, root, () => called([...dom.querySelectorAll(root, query)]));
  const at = elements.indexOf(element);
  const own = plainText(element);
  const wanted = words.toLowerCase().slice(0, 6);
  const hasRole = (place: number, other: Element) => {
    let known = roles[place];
    if (known === undefined) {
      known = roleOf(other);
      // Whether something is edited in is no matter of the tree alone.
      if (!dom.hasAttribute(other, 'contenteditable')) roles[place] = known;
    }
    return known === role;
  };
  const isLookalike = (place: number, other: Element, surely: boolean) => {
    if (own && own === plain[place]) return dom.localName(other) === dom.localName(element) || hasRole(place, other);
    return surely ? hasRole(place, other) : mayBeCalled(other, wanted) && hasRole(place, other) && nameOrText(other) === words;
  };
  const count = (places: readonly number[], surely: boolean) => {
    for (const place of places) {
      const other = elements[place] as Element;
      if (place === at || !isLookalike(place, other, surely)) continue;
      if (icon && iconOf(other) !== icon) continue;
      // Abra's own mark is there while it records, and not when that is played.
      if (isOverlay(other) || !isShown(other)) continue;
      of++;
      if (at < 0 || place < at) index++;
    }
  };
  count(sure.get(words) ?? NONE, true);
  const shown = tidy(own);
  if (shown && shown !== words) count(sure.get(shown) ?? NONE, false);
  count(unsure, false);
  return { index, of };
}
const NONE: number[] = [];

/** Elements in document order, and their places among them by what they are called, as far as the tree alone tells that. */
interface Called {
  elements: Element[];
  /** See `plainText`. */
  plain: string[];
  /** Found out when they are asked for. */
  roles: (string | undefined)[];
  sure: Map<string, number[]>;
  unsure: number[];
}

function called(elements: Element[]): Called {
  const plain: string[] = [];
  const sure = new Map<string, number[]>();
  const unsure: number[] = [];
  for (const [place, element] of elements.entries()) {
    const only = onlyText(element);
    plain.push(only && !dom.hasAttribute(element, 'role') ? only : '');
    const words = nameByTree(element, only);
    const alike = words === undefined ? unsure : sure.get(words);
    if (alike) alike.push(place);
    else sure.set(words ?? '', [place]);
  }
  return { elements, plain, roles: [], sure, unsure };
}

/** Its name, else the text it shows. */
export const nameOrText = (element: Element) => nameOf(element) || (isField(element) ? '' : fixedContentOf(element));

/** A cheap look that spares computing names: could this element be called so? */
function mayBeCalled(element: Element, start: string): boolean {
  if (!start) return true;
  if (FIELD.test(dom.localName(element)) || dom.hasAttribute(element, 'aria-labelledby')) return true;
  const label = dom.getAttribute(element, 'aria-label') ?? dom.getAttribute(element, 'title');
  if (label?.trim().toLowerCase().startsWith(start)) return true;
  const text = dom.textContent(element) ?? '';
  if (text.length > 2000) return false;
  if (text.toLowerCase().includes(start.split(' ', 1)[0] ?? start)) return true;
  return (
    dom.firstElementChild(element) !== null && dom.querySelector(element, 'img,svg,slot,[aria-label],[aria-labelledby],[title]') !== null
  );
}

/** CSS that hits every element that may have this role. */
export function queryFor(role: string, tag: string): string {
  if (!role) return tag;
  const native = NATIVE[role];
  return native ? `${native},[role]` : FIELD_ROLE.test(role) ? `${FIELDS},[role]` : `${tag},[role]`;
}
const FIELDS = 'input,textarea,select,[contenteditable]';
const NATIVE: Record<string, string> = {
  button: 'button,summary,input[type=button],input[type=submit],input[type=reset],input[type=image],input[type=file]',
  link: 'a[href],area[href]',
  checkbox: 'input[type=checkbox]',
  radio: 'input[type=radio]',
  option: 'option',
  heading: 'h1,h2,h3,h4,h5,h6',
};

const FIELD = /^(input|textarea|select)$/;

/** The text of an element that nothing but its text names; '' otherwise. Elements alike in it read alike. */
const plainText = (element: Element): string => (dom.hasAttribute(element, 'role') ? '' : onlyText(element));

/** Its text, if it consists of nothing else, no attribute calls it otherwise, and it is no field. */
export function onlyText(element: Element): string {
  if (dom.firstElementChild(element) || FIELD.test(dom.localName(element)) || NAMING.some((name) => dom.hasAttribute(element, name)))
    return '';
  return dom.textContent(element) ?? '';
}

const NAMING = ['aria-label', 'aria-labelledby', 'title', 'aria-owns', 'contenteditable'];

/**
 * What an element is called, where the tree alone tells it: the text it consists of (`only`, see `onlyText`), or the plain label or the hint of a field.
 * Neither style nor what was typed has a say in it. Undefined where they may have one: then its name has to be computed.
 */
export function nameByTree(element: Element, only: string): string | undefined {
  const tag = dom.localName(element);
  if (FIELD.test(tag)) return fieldWords(element, tag);
  if (dom.hasAttribute(element, 'contenteditable') || isField(element)) return undefined;
  const text = only.trim();
  // Spaces and signs that nobody sees, and texts as long as that, are left to the name.
  if (!text || text.length > 1000 || tidy(text) !== text) return undefined;
  if (tag.includes('-') || OTHERWISE.has(tag) || (tag === 'option' && dom.hasAttribute(element, 'label'))) return undefined;
  return tag === 'button' && labelsIn(dom.getRootNode(element)).has(element) ? undefined : text;
}

/** What these are called is written elsewhere. */
const OTHERWISE = new Set(['area', 'img', 'svg', 'fieldset', 'figure', 'table', 'optgroup', 'output', 'meter', 'progress', 'slot']);

function fieldWords(field: Element, tag: string): string | undefined {
  const type = tag === 'input' ? (field as HTMLInputElement).type : '';
  if (NAMED_BY_VALUE.test(type) || ['role', 'aria-labelledby', 'aria-owns'].some((name) => dom.hasAttribute(field, name))) return undefined;
  const label = dom.getAttribute(field, 'aria-label') ?? '';
  if (label.trim()) return tidy(label) || undefined;
  const [one, more] = labelsIn(dom.getRootNode(field)).get(field) ?? [];
  if (one) return more ? undefined : labelText(one, field) || undefined;
  const hint =
    dom.getAttribute(field, 'title') ||
    (tag === 'select' ? '' : dom.getAttribute(field, 'placeholder') || dom.getAttribute(field, 'aria-placeholder'));
  // Style may call a box that has no words otherwise.
  return tidy(hint ?? '') || (NAMED_BY_STYLE.test(type) ? undefined : '');
}

const NAMED_BY_VALUE = /^(button|submit|reset|image)$/;

const NAMED_BY_STYLE = /^(checkbox|radio|file)$/;

/** The text of a label that holds nothing beside it but the field, and that on one side; '' otherwise. */
function labelText(label: Element, field: Element): string {
  if (['aria-label', 'aria-labelledby', 'aria-owns'].some((name) => dom.hasAttribute(label, name))) return '';
  const only = dom.firstElementChild(label);
  if (!only) return tidy(dom.textContent(label) ?? '');
  if (only !== field || dom.nextElementSibling(only)) return '';
  const sides = ['', ''];
  let side = 0;
  for (let node = dom.firstChild(label); node; node = dom.nextSibling(node)) {
    if (node === only) side = 1;
    else if (dom.nodeType(node) === 3) sides[side] += dom.nodeValue(node) ?? '';
  }
  const [before = '', after = ''] = sides.map(tidy);
  return before && after ? '' : before || after;
}
