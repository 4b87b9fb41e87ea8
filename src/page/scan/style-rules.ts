/** What the style sheets of a root say that no element tells by itself. */
export interface StyleHints {
  /** Elements that a `:hover` rule would reveal. */
  revealed: Set<Element>;
  /** Elements that a rule may give a hand cursor; undefined where a sheet may not be read, so that each element must be asked. */
  pointers: Set<Element> | undefined;
}

/** Reads the rules of a root's sheets (once a sheet, while it keeps its number of rules) and asks the browser which elements they hit. */
export function styleHints(root: Document | ShadowRoot): StyleHints {
  const revealed = new Set<Element>();
  const pointers = new Set<Element>();
  let readable = true;
  for (const sheet of [...root.styleSheets, ...root.adoptedStyleSheets]) {
    const told = read(sheet);
    readable &&= told.readable;
    for (const selector of told.reveals) for (const element of hits(root, selector)) revealed.add(element);
    if (!readable) continue;
    for (const selector of told.points) for (const element of hits(root, selector)) pointers.add(element);
  }
  if (readable) for (const element of hits(root, '[style*=cursor]')) pointers.add(element);
  return { revealed, pointers: readable ? pointers : undefined };
}

interface Told {
  rules: number;
  reveals: string[];
  points: string[];
  readable: boolean;
}
const known = new WeakMap<CSSStyleSheet, Told>();

function read(sheet: CSSStyleSheet): Told {
  const rules = rulesOf(sheet);
  const before = known.get(sheet);
  if (before && before.rules === (rules?.length ?? -1)) return before;
  const told: Told = { rules: rules?.length ?? -1, reveals: [], points: [], readable: rules !== undefined };
  if (rules) collect(rules, told);
  known.set(sheet, told);
  return told;
}

function collect(rules: ArrayLike<CSSRule>, told: Told): void {
  for (let at = 0; at < rules.length; at++) {
    const rule = rules[at] as Partial<CSSStyleRule> & Partial<CSSGroupingRule> & Partial<CSSImportRule>;
    const { selectorText, style } = rule;
    if (selectorText && style) {
      const hovers = selectorText.includes(':hover');
      if (hovers && told.reveals.length < 200 && reveals(style)) told.reveals.push(...withoutHover(selectorText));
      if (style.cursor === 'pointer' && !hovers) told.points.push(selectorText);
      // Nested rules are relative to this one; asking each element is simpler than to work out what they mean.
      if (rule.cssRules?.length && nestsPointer(rule.cssRules)) told.readable = false;
    } else if (rule.cssRules) collect(rule.cssRules, told);
    else if (rule.styleSheet) {
      const inner = rulesOf(rule.styleSheet);
      if (inner) collect(inner, told);
      else told.readable = false;
    }
  }
}

const nestsPointer = (rules: CSSRuleList) => Array.from(rules).some((rule) => rule.cssText.includes('cursor'));

/** The parts of a selector list that hover one thing to show another, without their `:hover`. */
const withoutHover = (selector: string) =>
  selector
    .split(',')
    .filter((part) => /:hover\b.*[\s>+~]/.test(part))
    .map((part) => part.replace(/:hover\b/g, '').trim());

const reveals = (style: CSSStyleDeclaration) =>
  (style.display !== '' && style.display !== 'none') ||
  style.visibility === 'visible' ||
  Number.parseFloat(style.opacity) > 0 ||
  style.clipPath === 'none' ||
  style.maxHeight !== '' ||
  (style.height !== '' && style.height !== '0px');

function rulesOf(sheet: CSSStyleSheet): CSSRuleList | undefined {
  try {
    return sheet.cssRules;
  } catch {
    // A sheet from another origin.
    return undefined;
  }
}

/** A selector that holds something this browser does not know hits nothing. */
function hits(root: ParentNode, selector: string): Iterable<Element> {
  try {
    return root.querySelectorAll(selector);
  } catch {
    return [];
  }
}
