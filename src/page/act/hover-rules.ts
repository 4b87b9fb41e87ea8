import * as dom from '../dom/native-accessors';
import { shadowHosts, shadowRootOf } from '../dom/roots';

/**
 * No event makes `:hover` match. So every rule with `:hover` gets a twin that asks for an attribute instead, in a style sheet that the
 * document adopts (no element is added), and what the pointer is over carries the attribute. Only from the first hover operation on.
 * Not seen: style sheets of other origins, which cannot be read.
 */
export function mirrorHover(element: Element): void {
  for (const root of [document, ...shadowHosts(element).map(shadowRootOf)]) if (root) mirror(root);
}

const ATTRIBUTE = 'data-abra-hover';
let shown: Element[] = [];
const twins = new Map<Document | ShadowRoot, { sheet: CSSStyleSheet; of: number }>();
/** Is there any twin that could match? */
let any = false;

/** Tells the twins what the pointer is over now: an element and all around it. */
export function showHover(elements: Element[]): void {
  if (!any) return;
  for (const element of shown) if (!elements.includes(element)) dom.removeAttribute(element, ATTRIBUTE);
  for (const element of elements) if (!dom.hasAttribute(element, ATTRIBUTE)) dom.setAttribute(element, ATTRIBUTE, '');
  shown = elements;
}

function mirror(root: Document | ShadowRoot): void {
  const sheets = [...dom.styleSheets(root), ...dom.adoptedStyleSheets(root)].filter((sheet) => sheet !== twins.get(root)?.sheet);
  const rules = sheets.map(readable);
  const size = rules.reduce((sum, list) => sum + list.length, 0);
  const known = twins.get(root);
  if (known?.of === size) return;
  const text = rules.map((list) => list.map(twinOf).join('')).join('');
  const sheet = known?.sheet ?? new CSSStyleSheet();
  sheet.replaceSync(text);
  any ||= text !== '';
  if (!known) dom.adoptedStyleSheets(root).push(sheet);
  twins.set(root, { sheet, of: size });
}

function readable(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return sheet.disabled ? [] : [...sheet.cssRules];
  } catch {
    return [];
  }
}

/** A rule that asks for the attribute, with the same weight; '' when it does not ask for hovering. */
function twinOf(rule: CSSRule): string {
  const text = rule.cssText;
  if (rule instanceof CSSImportRule) return rule.styleSheet ? readable(rule.styleSheet).map(twinOf).join('') : '';
  if (!text.includes(':hover')) return '';
  if (rule instanceof CSSStyleRule) return text.replaceAll(':hover', `[${ATTRIBUTE}]`);
  if (!(rule instanceof CSSGroupingRule)) return '';
  return `${text.slice(0, text.indexOf('{'))}{${[...rule.cssRules].map(twinOf).join('')}}`;
}
