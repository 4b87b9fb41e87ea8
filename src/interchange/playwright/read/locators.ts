import type { Target } from '../../../model/page/target';

/** What an expression of a test comes to: a literal (an object is a map), a pattern, a page or locator, a tab that opens. */
export type TestValue = string | number | boolean | null | object;

/** A page (without selector) or a locator, in a tab (0 is where the test begins) and a frame (child indexes from the top document down). */
export interface TestLocator {
  tab: number;
  frame: number[];
  selector: string;
}
export const FIRST_PAGE: TestLocator = { tab: 0, frame: [], selector: '' };
/** Is the value a page or locator? */
export const isLocator = (value: TestValue | undefined): value is TestLocator =>
  typeof value === 'object' && value !== null && 'selector' in value;
/** Field of an object, such as an option. */
export const fieldOf = (value: TestValue | undefined, name: string): TestValue | undefined =>
  value instanceof Map ? value.get(name) : undefined;

type Find = (from: TestLocator, given: readonly TestValue[]) => TestLocator | undefined;

const byWords =
  (engine: string): Find =>
  (from, [words, options]) => {
    const said = saidIn(words, options);
    if (!said || (!said.whole && /^\s*["']/.test(said.text))) return undefined;
    return inside(from, `${engine}=${said.whole ? quote(said.text) : said.text}`);
  };

/** The locator methods. Undefined: no selector of Abra's finds the same element. */
export const LOCATORS: Readonly<Record<string, Find>> = {
  getByText: byWords('text'),
  getByLabel: byWords('label'),
  getByPlaceholder: byWords('placeholder'),
  getByAltText: byWords('alt'),
  getByTitle: byWords('title'),
  getByTestId: (from, [id]) => (typeof id === 'string' ? inside(from, `testid=${id}`) : undefined),
  getByRole: (from, [role, options]) => {
    const said = options ? saidIn(fieldOf(options, 'name'), options, 'name') : { text: '', whole: true };
    if (typeof role !== 'string' || !said) return undefined;
    return inside(from, `role=${role}${options ? `[name=${quote(said.text)}${said.whole ? '' : ' i'}]` : ''}`);
  },
  locator: (from, [css, options]) => {
    if (typeof css !== 'string' || FOREIGN.test(css)) return undefined;
    const parts = css.split(/\s>>\s/).map((part) => part.replace(/^css=/, ''));
    const found = parts.reduce<TestLocator | undefined>((place, part) => place && inside(place, part), from);
    return options === undefined ? found : narrowed(found, options);
  },
  filter: (from, [options]) => narrowed(from, options),
  first: (from) => nth(from, 0),
  last: (from) => nth(from, -1),
  nth: (from, [at]) => (typeof at === 'number' ? nth(from, at) : undefined),
  contentFrame: (from) => intoFrame(from),
  frameLocator: (from, [css]) => (typeof css === 'string' ? intoFrame(inside(from, css)) : undefined),
};
/** Engines and pseudo-classes that only Playwright has. */
const FOREIGN = /^(?!(css|text|xpath)=)[\w:-]+=|:(visible|nth-match|light|(right|left)-of|above|below|near)\b/;
const quote = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** A text as Playwright matches it: a part, or with `exact` the whole. A pattern has to be a literal text. No other options are known. */
export function saidIn(value: TestValue | undefined, options?: TestValue, known = 'exact'): { text: string; whole: boolean } | undefined {
  if (options && !(options instanceof Map && [...options.keys()].every((key) => key === known || key === 'exact'))) return undefined;
  if (typeof value === 'string') return { text: value, whole: fieldOf(options, 'exact') === true };
  const [, start, inner = '.', end] = /^(\^?)(.*?)(\$?)$/s.exec(patternIn(value)) ?? [];
  if (!!start !== !!end || /[.()[\]{}?*+^$|\\]/.test(inner.replace(/\\[^\w\s]/g, ''))) return undefined;
  return { text: inner.replace(/\\(.)/g, '$1'), whole: !!start };
}
/** The source of a regular expression; "." for any other value. */
export const patternIn = (value: TestValue | undefined): string =>
  typeof value === 'object' && value !== null && 'pattern' in value ? String(value.pattern) : '.';

/** Undefined if a text reads as the joint of two parts, or if the selector is longer than a playbook's may be. */
function inside(from: TestLocator, part: string): TestLocator | undefined {
  const selector = from.selector ? `${from.selector} >> ${part}` : part;
  return !part || /\s>>\s/.test(part) || selector.length > 2000 ? undefined : { ...from, selector };
}

/** One of several matches; directly after a frame, that frame. Not after a filter: of nested matches Abra takes the innermost, Playwright all. */
function nth(from: TestLocator, index: number): TestLocator | undefined {
  if (/:(has-text|text-is)\(/.test(from.selector)) return undefined;
  if (from.selector || !from.frame.length) return inside(from, `nth=${index}`);
  return index < 0 ? undefined : { ...from, frame: [...from.frame.slice(0, -1), index] };
}

/** Abra knows frames by their index; one that is named otherwise is not found. */
function intoFrame(from: TestLocator | undefined): TestLocator | undefined {
  const found = from && /^iframe(?: >> nth=(\d+))?$/.exec(from.selector);
  return found ? { ...from, frame: [...from.frame, Number(found[1] ?? 0)], selector: '' } : undefined;
}

/** Those that hold a text, as CSS with the text conditions of `find/query`. */
function narrowed(from: TestLocator | undefined, options: TestValue | undefined): TestLocator | undefined {
  const said = saidIn(fieldOf(options, 'hasText'), options, 'hasText');
  const [, around = '', last = ''] = /^(.* >> )?(.*)$/s.exec(from?.selector ?? '') ?? [];
  const css = /^role=\w+$/.test(last) ? cssOf(last.slice(5)) : /^[a-z]+=|^\.?\(?\/\//.test(last) ? '' : last;
  const each = css.split(/,\s*(?![^([]*[)\]])/).map((one) => `${one}:${said?.whole ? 'text-is' : 'has-text'}(${quote(said?.text ?? '')})`);
  return from && said && css ? inside({ ...from, selector: around.slice(0, -4) }, each.join(', ')) : undefined;
}

/** CSS for roles that are often filtered, or controls. */
const cssOf = (role: string): string => (TAGS.get(role) ? `${TAGS.get(role)},[role="${role}"]` : '');
const TAGS: ReadonlyMap<string, string> = new Map(
  'listitem=li row=tr cell=td article=article link=a[href] button=button option=option heading=h1,h2,h3,h4,h5,h6 group=fieldset textbox=input checkbox=input radio=input combobox=select'
    .split(' ')
    .map((one) => one.split('=') as [string, string]),
);

/** The selector holds all that the test says; only a frame needs a fingerprint, with the role and the whole name as far as they are told. */
export function locatorTarget({ selector, frame }: TestLocator): Target {
  if (!frame.length) return { selector };
  const [, role, name] = /(?:^|>> )role=(\w+)(?:\[name="((?:[^"\\]|\\.){1,400})"\])?$/.exec(selector) ?? [];
  const known = { ...(role ? { role } : {}), ...(name ? { name: name.replace(/\\(.)/g, '$1') } : {}), frame: { path: frame, url: '' } };
  const tag = /^\w+/.exec(TAGS.get(role ?? '') ?? '')?.[0] ?? 'div';
  return { selector, fingerprint: { selectors: [], tag, ...known, attributes: {}, landmarks: [], neighbours: [] } };
}
