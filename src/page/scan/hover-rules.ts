/** Elements that a `:hover` rule of the page's own style would reveal; empty where style sheets of other origins may not be read. */
export function hoverRevealed(root: Document | ShadowRoot): Set<Element> {
  const revealed = new Set<Element>();
  for (const sheet of [...root.styleSheets, ...root.adoptedStyleSheets]) {
    for (const selector of revealingSelectors(sheet)) {
      for (const element of hits(root, selector)) revealed.add(element);
    }
  }
  return revealed;
}

const known = new WeakMap<CSSStyleSheet, { rules: number; selectors: string[] }>();

/** Selectors of rules that show something on hover, without their `:hover`. A sheet is read again when it has other rules. */
function revealingSelectors(sheet: CSSStyleSheet): string[] {
  const rules = rulesOf(sheet);
  const before = known.get(sheet);
  if (before && before.rules === rules.length) return before.selectors;
  const selectors: string[] = [];
  collect(rules, selectors);
  known.set(sheet, { rules: rules.length, selectors });
  return selectors;
}

function collect(rules: ArrayLike<CSSRule>, selectors: string[]): void {
  for (let at = 0; at < rules.length && selectors.length < 200; at++) {
    const rule = rules[at] as Partial<CSSStyleRule> & Partial<CSSGroupingRule>;
    if (rule.selectorText?.includes(':hover') && rule.style && reveals(rule.style)) {
      for (const part of rule.selectorText.split(','))
        if (/:hover\b.*[\s>+~]/.test(part)) selectors.push(part.replace(/:hover\b/g, '').trim());
    }
    if (rule.cssRules?.length) collect(rule.cssRules, selectors);
  }
}

const reveals = (style: CSSStyleDeclaration) =>
  (style.display !== '' && style.display !== 'none') ||
  style.visibility === 'visible' ||
  Number.parseFloat(style.opacity) > 0 ||
  style.clipPath === 'none' ||
  style.maxHeight !== '' ||
  (style.height !== '' && style.height !== '0px');

function rulesOf(sheet: CSSStyleSheet): ArrayLike<CSSRule> {
  try {
    return sheet.cssRules;
  } catch {
    // A sheet from another origin.
    return [];
  }
}

function hits(root: ParentNode, selector: string): ArrayLike<Element> & Iterable<Element> {
  try {
    return root.querySelectorAll(selector);
  } catch {
    return [];
  }
}
