import * as dom from './native-accessors';

/** The selectors of the rules in a style sheet, by what the rules may change. */
export interface SheetRules {
  /** Of what hovering reveals, without their `:hover`. */
  reveals: string[];
  /** Of rules with `cursor: pointer`. */
  points: string[];
  /** Of rules that position, clip, move, fade or scroll. */
  shapes: string[];
  /** Of elements whose `::before` or `::after` has text. */
  writes: string[];
  /** Could every rule of the sheet be read? */
  readable: boolean;
}

/**
 * Reads the rules of a style sheet; cached while its number of rules stays the same. Conditions (`@media`, `@layer`, `@supports`) are taken
 * as met, so the sets are upper bounds.
 */
export function readSheet(sheet: CSSStyleSheet): SheetRules {
  const rules = rulesOf(sheet);
  const amount = rules?.length ?? -1;
  const before = known.get(sheet);
  if (before?.amount === amount) return before.told;
  const told: SheetRules = { reveals: [], points: [], shapes: [], writes: [], readable: rules !== undefined };
  if (rules) collect(rules, '', told);
  known.set(sheet, { amount, told });
  return told;
}
const known = new WeakMap<CSSStyleSheet, { amount: number; told: SheetRules }>();

/** The style sheets of a root. A detached fragment has no `styleSheets`. */
export const sheetsOf = (root: Document | ShadowRoot) =>
  dom.styleSheets(root) ? [...dom.styleSheets(root), ...dom.adoptedStyleSheets(root)] : [];

type AnyRule = Partial<CSSStyleRule> & Partial<CSSGroupingRule> & Partial<CSSImportRule> & Partial<CSSKeyframeRule>;

/** `around` is the selector that nested rules are relative to. */
function collect(rules: ArrayLike<CSSRule>, around: string, told: SheetRules): void {
  for (let at = 0; at < rules.length; at++) {
    const rule = rules[at] as AnyRule;
    const selector = rule.selectorText === undefined ? around : nested(rule.selectorText, around);
    if (rule.style && selector) note(rule.style, selector, told);
    // Which elements a keyframes rule moves cannot be known from the rule; running animations are asked for elsewhere.
    else if (rule.style && rule.keyText !== undefined && concerns(rule.style)) told.readable = false;
    if (rule.styleSheet) {
      const inner = rulesOf(rule.styleSheet);
      if (inner) collect(inner, around, told);
      else told.readable = false;
    } else if (rule.cssRules?.length) collect(rule.cssRules, selector, told);
  }
}

const nested = (selector: string, around: string) => (around ? selector.replaceAll('&', `:is(${around})`) : selector);

function note(style: CSSStyleDeclaration, selector: string, told: SheetRules): void {
  const hovers = selector.includes(':hover');
  // A shorthand with `var()` does not show its longhands, so it may set any of them.
  const anything = style.all.includes('var(');
  if (!hovers && (anything || /pointer|var/.test(style.cursor))) told.points.push(selector);
  if (anything || Object.entries(SHAPELESS).some(([name, none]) => !['', none].includes(style[name as 'clip']))) told.shapes.push(selector);
  if (WRITTEN.test(selector) && TEXT.test(style.content)) told.writes.push(selector.replace(EVERY_WRITTEN, ':is(*)'));
  if (!hovers || told.reveals.length >= MAX_REVEALS) return;
  if (REVEALING.some(([name, shows]) => style[name] !== '' && shows.test(style[name]))) told.reveals.push(...withoutHover(selector));
}
const MAX_REVEALS = 200;
const WRITTEN = /::?(before|after)\b/;
const EVERY_WRITTEN = /::?(before|after)\b/g;
/** Content that is a non-empty string, or known only per element. */
const TEXT = /"[^"]|attr\(|var\(|counter/;

/** Properties by which an element is positioned, faded, clips or scrolls, each with its initial value. */
const SHAPELESS = {
  position: 'static',
  overflow: 'visible',
  overflowX: 'visible',
  overflowY: 'visible',
  transform: 'none',
  clip: 'auto',
  clipPath: 'none',
  opacity: '1',
};
const concerns = (style: CSSStyleDeclaration) => style.clipPath !== '' || style.overflow !== '';

const REVEALING = [
  ['display', /^(?!none$)./],
  ['visibility', /^visible$/],
  ['opacity', /[1-9]/],
  ['clipPath', /^none$/],
  ['maxHeight', /./],
  ['height', /^(?!0px$)./],
] as const;

/** The parts of a selector list that hover one thing to reveal another, without their `:hover`. */
const withoutHover = (selector: string) =>
  selector
    .split(',')
    .filter((part) => /:hover\b.*[\s>+~]/.test(part))
    .map((part) => part.replace(/:hover\b/g, '').trim());

function rulesOf(sheet: CSSStyleSheet): CSSRuleList | undefined {
  try {
    return sheet.cssRules;
  } catch {
    // Rules of a sheet from another origin cannot be read.
    return undefined;
  }
}
