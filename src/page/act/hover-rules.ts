import * as dom from '../dom/native-accessors';
import { shadowHosts, shadowRootOf } from '../dom/roots';

/**
 * No dispatched event makes `:hover` match. So every rule with `:hover` gets a copy that matches an attribute instead, in an adopted style
 * sheet (no element is added), and the hovered elements carry the attribute. Only from the first hover operation on. Not covered: style
 * sheets of other origins, which cannot be read.
 */
export function mirrorHover(element: Element): void {
  for (const root of [document, ...shadowHosts(element).map(shadowRootOf)]) if (root) mirror(root);
}

const ATTRIBUTE = 'data-abra-hover';
let shown: Element[] = [];
const twins = new Map<Document | ShadowRoot, { sheet: CSSStyleSheet; of: number }>();
/** Is there any copied rule that could match? */
let any = false;

/** Marks the hovered element and its ancestors for the copied rules. */
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
  const text = rules.map((list) => list.map(hoverCopyOf).join('')).join('');
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

/** The rule with the attribute in place of `:hover`, with the same specificity; '' when it has no `:hover`. */
function hoverCopyOf(rule: CSSRule): string {
  const text = rule.cssText;
  if (rule instanceof CSSImportRule) return rule.styleSheet ? readable(rule.styleSheet).map(hoverCopyOf).join('') : '';
  if (!text.includes(':hover')) return '';
  if (rule instanceof CSSStyleRule) return text.replaceAll(':hover', `[${ATTRIBUTE}]`);
  if (!(rule instanceof CSSGroupingRule)) return '';
  return `${text.slice(0, text.indexOf('{'))}{${[...rule.cssRules].map(hoverCopyOf).join('')}}`;
}
