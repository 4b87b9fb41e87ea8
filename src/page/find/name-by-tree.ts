import { tidy } from '../../lib/text';
import { labelsIn } from '../dom/labels';
import * as dom from '../dom/native-accessors';
import { isField } from './field';

export const FIELD = /^(input|textarea|select)$/;

/** The text of an element that nothing but its text names; '' otherwise. Elements alike in it read alike. */
export const plainText = (element: Element): string => (dom.hasAttribute(element, 'role') ? '' : onlyText(element));

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
