import { tidy } from '../../lib/text';
import { labelsIn } from '../dom/labels';
import { isField } from './field';

export const FIELD = /^(input|textarea|select)$/;

/** The text of an element that nothing but its text names; '' otherwise. Elements alike in it read alike. */
export const plainText = (element: Element): string => (element.hasAttribute('role') ? '' : onlyText(element));

/** Its text, if it consists of nothing else, no attribute calls it otherwise, and it is no field. */
export function onlyText(element: Element): string {
  if (element.firstElementChild || FIELD.test(element.localName) || NAMING.some((name) => element.hasAttribute(name))) return '';
  return element.textContent ?? '';
}
const NAMING = ['aria-label', 'aria-labelledby', 'title', 'aria-owns', 'contenteditable'];

/**
 * What an element is called, where the tree alone tells it: the text it consists of (`only`, see `onlyText`), or the plain label or the hint of a field.
 * Neither style nor what was typed has a say in it. Undefined where they may have one: then its name has to be computed.
 */
export function sureWords(element: Element, only: string): string | undefined {
  const tag = element.localName;
  if (FIELD.test(tag)) return fieldWords(element, tag);
  if (element.hasAttribute('contenteditable') || isField(element)) return undefined;
  const text = only.trim();
  // Spaces and signs that nobody sees, and texts as long as that, are left to the name.
  if (!text || text.length > 1000 || tidy(text) !== text) return undefined;
  if (tag.includes('-') || OTHERWISE.has(tag) || (tag === 'option' && element.hasAttribute('label'))) return undefined;
  return tag === 'button' && labelsIn(element.getRootNode()).has(element) ? undefined : text;
}
/** What these are called is written elsewhere. */
const OTHERWISE = new Set(['area', 'img', 'svg', 'fieldset', 'figure', 'table', 'optgroup', 'output', 'meter', 'progress', 'slot']);

function fieldWords(field: Element, tag: string): string | undefined {
  const type = tag === 'input' ? (field as HTMLInputElement).type : '';
  if (NAMED_BY_VALUE.test(type) || ['role', 'aria-labelledby', 'aria-owns'].some((name) => field.hasAttribute(name))) return undefined;
  const label = field.getAttribute('aria-label') ?? '';
  if (label.trim()) return tidy(label) || undefined;
  const [one, more] = labelsIn(field.getRootNode()).get(field) ?? [];
  if (one) return more ? undefined : labelText(one, field) || undefined;
  const hint =
    field.getAttribute('title') || (tag === 'select' ? '' : field.getAttribute('placeholder') || field.getAttribute('aria-placeholder'));
  // Style may call a box that has no words otherwise.
  return tidy(hint ?? '') || (NAMED_BY_STYLE.test(type) ? undefined : '');
}
const NAMED_BY_VALUE = /^(button|submit|reset|image)$/;
const NAMED_BY_STYLE = /^(checkbox|radio|file)$/;

/** The text of a label that holds nothing beside it but the field, and that on one side; '' otherwise. */
function labelText(label: Element, field: Element): string {
  if (['aria-label', 'aria-labelledby', 'aria-owns'].some((name) => label.hasAttribute(name))) return '';
  const only = label.firstElementChild;
  if (!only) return tidy(label.textContent ?? '');
  if (only !== field || only.nextElementSibling) return '';
  const sides = ['', ''];
  let side = 0;
  for (let node = label.firstChild; node; node = node.nextSibling) {
    if (node === only) side = 1;
    else if (node.nodeType === 3) sides[side] += node.nodeValue ?? '';
  }
  const [before = '', after = ''] = sides.map(tidy);
  return before && after ? '' : before || after;
}
