import type { Target } from '../../../model/target';

/** What an expression of a test comes to, without executing it. */
export type Value = string | number | boolean | null | Value[] | Map<string, Value> | { pattern: string } | Opening | Place;
/** The tab that an operation opens, of those after the first so many. */
export interface Opening {
  after: number;
}
/** A page or a locator in a tab (0 is where the test begins) and a frame (child indexes from the top document down). A page has no selector. */
export interface Place {
  tab: number;
  frame: number[];
  selector: string;
  /** If its last part is by role: the role, and the whole accessible name. */
  role?: string | undefined;
  name?: string | undefined;
}

export const isPlace = (value: Value | undefined): value is Place => typeof value === 'object' && value !== null && 'selector' in value;
export const fieldOf = (value: Value | undefined, name: string): Value | undefined => (value instanceof Map ? value.get(name) : undefined);
/** Are all options, if there are any, among these? */
export const only = (options: Value | undefined, ...known: string[]): boolean =>
  options === undefined || (options instanceof Map && [...options.keys()].every((key) => known.includes(key)));

type Find = (from: Place, given: readonly Value[]) => Place | undefined;

const byWords =
  (engine: string): Find =>
  (from, [words, options]) => {
    const said = only(options, 'exact') ? saidIn(words, fieldOf(options, 'exact') === true) : undefined;
    return said && (said.whole || !/^\s*["']/.test(said.text))
      ? inside(from, `${engine}=${said.whole ? quote(said.text) : said.text}`)
      : undefined;
  };

/** The locator methods. Undefined: no selector of Abra's finds the same element. */
export const FINDERS: ReadonlyMap<string, Find> = new Map<string, Find>(
  Object.entries({
    getByText: byWords('text'),
    getByLabel: byWords('label'),
    getByPlaceholder: byWords('placeholder'),
    getByAltText: byWords('alt'),
    getByTitle: byWords('title'),
    getByTestId: (from, [id]) => (typeof id === 'string' ? inside(from, `testid=${id}`) : undefined),
    getByRole: (from, [role, options]) => {
      const [name, exact] = [fieldOf(options, 'name'), fieldOf(options, 'exact') === true];
      const said = saidIn(name, exact);
      if (typeof role !== 'string' || !only(options, 'name', 'exact') || (name !== undefined && !said)) return undefined;
      const named = said ? `[name=${quote(said.text)}${said.whole ? '' : ' i'}]` : '';
      return inside(from, `role=${role}${named}`, { role, name: said?.whole ? said.text : undefined });
    },
    locator: (from, [css, options]) => {
      if (typeof css !== 'string' || FOREIGN.test(css)) return undefined;
      const parts = css.split(/\s>>\s/).map((part) => part.replace(/^css=/, ''));
      const found = parts.reduce<Place | undefined>((place, part) => place && inside(place, part), from);
      return options === undefined ? found : narrowed(found, options);
    },
    filter: (from, [options]) => narrowed(from, options),
    first: (from) => nth(from, 0),
    last: (from) => nth(from, -1),
    nth: (from, [at]) => (typeof at === 'number' ? nth(from, at) : undefined),
    contentFrame: (from) => intoFrame(from),
    frameLocator: (from, [css]) => (typeof css === 'string' ? intoFrame(inside(from, css)) : undefined),
  } satisfies Record<string, Find>),
);
/** Engines and pseudo-classes that only Playwright has. */
const FOREIGN = /^(?!(css|text|xpath)=)[\w:-]+=|:(visible|nth-match|light|(right|left)-of|above|below|near)\b/;

/** A text as Playwright matches it: a part, or with `exact` the whole. A pattern has to be a literal text. */
export function saidIn(value: Value | undefined, exact: boolean): { text: string; whole: boolean } | undefined {
  if (typeof value === 'string') return { text: value, whole: exact };
  if (typeof value !== 'object' || value === null || !('pattern' in value)) return undefined;
  const [, start, inner = '', end] = /^(\^?)(.*?)(\$?)$/s.exec(value.pattern) ?? [];
  if (!!start !== !!end || /[.()[\]{}?*+^$|\\]/.test(inner.replace(/\\[^\w\s]/g, ''))) return undefined;
  return { text: inner.replace(/\\(.)/g, '$1'), whole: !!start };
}
const quote = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** Undefined if a text reads as the joint of two parts, or if the selector is longer than a playbook's may be. */
function inside({ tab, frame, selector: around }: Place, part: string, known: Pick<Place, 'role' | 'name'> = {}): Place | undefined {
  const selector = around ? `${around} >> ${part}` : part;
  return !part || /\s>>\s/.test(part) || selector.length > 2000 ? undefined : { tab, frame, selector, ...known };
}

/** One of several matches; directly after a frame, that frame. Not after a filter: of nested matches Abra takes the innermost, Playwright all. */
function nth(from: Place, index: number): Place | undefined {
  if (/:(has-text|text-is)\(/.test(from.selector)) return undefined;
  if (from.selector || !from.frame.length) return inside(from, `nth=${index}`);
  return index < 0 ? undefined : { ...from, frame: [...from.frame.slice(0, -1), index] };
}

/** Abra knows frames by their index; one that is named otherwise is not found. */
function intoFrame(from: Place | undefined): Place | undefined {
  const found = from && /^iframe(?: >> nth=(\d+))?$/.exec(from.selector);
  return found ? { tab: from.tab, frame: [...from.frame, Number(found[1] ?? 0)], selector: '' } : undefined;
}

/** Those that hold a text, as CSS with the text conditions of `find/query`. */
function narrowed(from: Place | undefined, options: Value | undefined): Place | undefined {
  const said = saidIn(fieldOf(options, 'hasText'), false);
  if (!from || !said || !only(options, 'hasText')) return undefined;
  const [, around = '', last = ''] = /^(.* >> )?(.*)$/s.exec(from.selector) ?? [];
  const css = /^role=(\w+)$/.test(last) ? (TAGS[last.slice(5)] ?? '') : /^[a-z]+=|^\.?\(?\/\//.test(last) ? '' : last;
  const holds = `:${said.whole ? 'text-is' : 'has-text'}(${quote(said.text)})`;
  const each = css.split(/,\s*(?![^([]*[)\]])/).map((one) => one + holds);
  return css ? inside({ ...from, selector: around.slice(0, -4) }, each.join(', ')) : undefined;
}

/** CSS for roles that are often filtered, or controls. */
const TAGS: Readonly<Record<string, string>> = Object.fromEntries(
  'listitem=li row=tr cell=td article=article link=a[href] button=button option=option heading=h1,h2,h3,h4,h5,h6 group=fieldset region=section textbox=input checkbox=input radio=input combobox=select'
    .split(' ')
    .map((one) => [one.split('=')[0], `${one.split('=')[1]},[role="${one.split('=')[0]}"]`]),
);

/** The selector holds all that the test says; only a frame needs another field. */
export function targetOf({ selector, frame, role, name }: Place): Target {
  if (!frame.length) return { selector };
  const tag = /^\w+/.exec(TAGS[role ?? ''] ?? 'div')?.[0] ?? 'div';
  const known = { selectors: [], tag, ...(role ? { role } : {}), ...(name ? { name: name.slice(0, 400) } : {}), attributes: {} };
  return { selector, fingerprint: { ...known, landmarks: [], neighbours: [], frame: { path: frame, url: '' } } };
}
