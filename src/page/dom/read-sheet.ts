import * as dom from './native-accessors';

/** The selectors of a sheet whose rules say something about… */
export interface SheetRules {
  /** …what hovering reveals, without their `:hover`, */
  reveals: string[];
  /** …a hand cursor, */
  points: string[];
  /** …place, clipping, moving or scrolling. */
  shapes: string[];
  /** …text before or after an element: the elements, */
  writes: string[];
  /** Could all of it be read? */
  readable: boolean;
}

/** Reads a sheet, once while it keeps its number of rules. Conditions (media, layers, supports) are taken as met. */
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

/** What has left the page has for its root what it left with, which has no style. */
export const sheetsOf = (root: Document | ShadowRoot) =>
  dom.styleSheets(root) ? [...dom.styleSheets(root), ...dom.adoptedStyleSheets(root)] : [];

type AnyRule = Partial<CSSStyleRule> & Partial<CSSGroupingRule> & Partial<CSSImportRule> & Partial<CSSKeyframeRule>;

/** `around` is the selector that nested rules are relative to. */
function collect(rules: ArrayLike<CSSRule>, around: string, told: SheetRules): void {
  for (let at = 0; at < rules.length; at++) {
    const rule = rules[at] as AnyRule;
    const selector = rule.selectorText === undefined ? around : nested(rule.selectorText, around);
    if (rule.style && selector) note(rule.style, selector, told);
    // What moves by keyframes is asked for by itself; told is only what a rule may do to which elements.
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
  // What a variable says of everything is not told property by property.
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
/** Something between quotes, or only known for an element. */
const TEXT = /"[^"]|attr\(|var\(|counter/;

/** Properties by which an element is placed, made faint, cuts off or scrolls what it holds, and the value by which it does not. */
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

/** The parts of a selector list that hover one thing to show another, without their `:hover`. */
const withoutHover = (selector: string) =>
  selector
    .split(',')
    .filter((part) => /:hover\b.*[\s>+~]/.test(part))
    .map((part) => part.replace(/:hover\b/g, '').trim());

function rulesOf(sheet: CSSStyleSheet): CSSRuleList | undefined {
  try {
    return sheet.cssRules;
  } catch {
    // A sheet from another origin.
    return undefined;
  }
}
