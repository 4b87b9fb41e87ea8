import { fail, ok, type Result } from '../../../lib/result';
import { EXPORT_SAYINGS } from '../../../model/sayings/export-sayings';
import { FILE_SAYINGS } from '../../../model/sayings/file-sayings';
import type { Fingerprint, Target } from '../../../model/target';
import { isTrue, type Locator, numberValueOf, objectFieldOf, type SelectorPart, type TestValue, textValueOf } from './values';

/** A locator for the page of a tab, without any selector yet. */
export const inTab = (tab: number): Locator => ({ tab, parts: [], frame: [], lost: [] });

/** Reads a locator method of a page, frame or locator; undefined for other methods. A failure says what a playbook cannot express. */
export function locate(from: Locator, method: string, given: readonly TestValue[]): Result<Locator, string> | undefined {
  const find = FINDERS[method];
  return find?.(from, given);
}

type Finder = (from: Locator, given: readonly TestValue[]) => Result<Locator, string>;

const FINDERS: Record<string, Finder> = {
  getByRole: (from, [role, options]) => {
    const kind = textValueOf(role);
    const name = objectFieldOf(options, 'name');
    const said = name && saidIn(name, isTrue(objectFieldOf(options, 'exact')));
    if (!kind || (name && !said)) return fail(EXPORT_SAYINGS.lineElementThen);
    const other = options?.is === 'record' ? [...options.fields.keys()].filter((key) => !/^(name|exact|includeHidden)$/.test(key)) : [];
    const lost = other.map((key) => FILE_SAYINGS.noteState({ role: kind, state: key }));
    if (!said) return ok(inside(from, { selector: `role=${kind}`, role: kind }, lost));
    const { text, whole } = said;
    return ok(
      inside(
        from,
        { selector: `role=${kind}[name=${quote(text)}${whole ? '' : ' i'}]`, role: kind, ...(whole ? { name: text } : {}) },
        lost,
      ),
    );
  },
  getByText: byWords('text'),
  getByLabel: byWords('label'),
  getByPlaceholder: byWords('placeholder'),
  getByAltText: byWords('alt'),
  getByTitle: byWords('title'),
  getByTestId: (from, [id]) => {
    const said = id && saidIn(id, true);
    return said ? ok(inside(from, { selector: `testid=${said.text}` })) : fail(EXPORT_SAYINGS.lineElementThen);
  },
  locator: (from, [what, options]) => {
    if (what?.is === 'locator') return options ? fail(EXPORT_SAYINGS.lineFilter) : ok(add(from, what.locator));
    const css = textValueOf(what)?.replace(/:visible\b/g, '');
    if (!css) return fail(EXPORT_SAYINGS.lineElementThen);
    const found = css.split(/\s>>\s/).reduce((place, part) => inside(place, { selector: part.replace(/^css=/, '') }), from);
    return options ? narrowed(found, options) : ok(found);
  },
  filter: (from, [options]) => narrowed(from, options),
  first: (from) => ok(nth(from, 0)),
  last: (from) => ok(nth(from, -1)),
  nth: (from, [at]) => {
    const index = numberValueOf(at);
    return index === undefined ? fail(EXPORT_SAYINGS.lineElementThen) : ok(nth(from, index));
  },
  frameLocator: (from, [selector]) => {
    const css = textValueOf(selector);
    return css ? ok(intoFrame(inside(from, { selector: css }))) : fail(EXPORT_SAYINGS.lineElementThen);
  },
  contentFrame: (from) => ok(intoFrame(from)),
};

function byWords(engine: string): Finder {
  return (from, [words, options]) => {
    const said = words && saidIn(words, isTrue(objectFieldOf(options, 'exact')));
    if (!said) return fail(EXPORT_SAYINGS.lineElementThen);
    return ok(inside(from, { selector: `${engine}=${said.whole ? quote(said.text) : said.text}` }));
  };
}

/** A text to match as Playwright does: as a part, ignoring case, or with `exact` as a whole. A regular expression must be a literal text. */
export function saidIn(value: TestValue, exact: boolean): { text: string; whole: boolean } | undefined {
  const text = textValueOf(value);
  if (text !== undefined) return { text, whole: exact };
  if (value.is !== 'pattern') return undefined;
  const [, start, inner = '', end] = /^(\^?)(.*?)(\$?)$/s.exec(value.source) ?? [];
  const bare = inner.replace(/\\([/.()[\]{}?*+^$|\\-])/g, '\u0000');
  if (/[.()[\]{}?*+^$|\\]/.test(bare)) return undefined;
  return { text: inner.replace(/\\(.)/g, '$1'), whole: !!start && !!end };
}

const quote = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;

const inside = (from: Locator, part: SelectorPart, lost: string[] = []): Locator => ({
  ...from,
  parts: [...from.parts, part],
  lost: [...from.lost, ...lost],
});

const add = (from: Locator, inner: Locator): Locator => ({
  ...from,
  parts: [...from.parts, ...inner.parts],
  lost: [...from.lost, ...inner.lost],
});

/** Selects one of several matches; directly after a frame, it selects the frame. */
function nth(from: Locator, index: number): Locator {
  if (!from.parts.length && from.frame.length) return { ...from, frame: [...from.frame.slice(0, -1), Math.max(index, 0)] };
  return inside(from, { selector: `nth=${index}` });
}

/** Abra addresses frames by their index. If the test names a frame in another way, the first is taken and a note says so. */
function intoFrame({ parts, frame, lost, tab }: Locator): Locator {
  const [named, index] = [parts[0]?.selector ?? '', /^nth=(\d+)$/.exec(parts[1]?.selector ?? '')?.[1]];
  const isKnown = named === 'iframe' && parts.length <= 2;
  return {
    tab,
    parts: [],
    frame: [...frame, Number(index ?? 0)],
    lost: isKnown ? lost : [...lost, FILE_SAYINGS.noteFrame({ name: named })],
  };
}

/** Tags with an implicit role, for the roles that tests often filter by. */
const TAG_OF: Record<string, string> = {
  listitem: 'li',
  row: 'tr',
  cell: 'td',
  article: 'article',
  link: 'a[href]',
  button: 'button',
  option: 'option',
  heading: 'h1,h2,h3,h4,h5,h6',
  group: 'fieldset',
  region: 'section',
};

/** Applies the filter options that CSS can express, with the text pseudo-classes that `find/query` understands. */
function narrowed(from: Locator, options: TestValue | undefined): Result<Locator, string> {
  const last = from.parts.at(-1);
  if (options?.is !== 'record' || !last) return fail(EXPORT_SAYINGS.lineElementThen);
  let css = isCss(last) ? last.selector : last.role && !/\[/.test(last.selector) ? roleCss(last.role) : undefined;
  for (const [condition, value] of options.fields) {
    const inner = value.is === 'locator' ? value.locator.parts : [];
    const [only] = inner;
    const said =
      condition === 'hasText' ? saidIn(value, false) : condition === 'has' && inner.length === 1 && only ? wordsOf(only) : undefined;
    if (css === undefined) return fail(EXPORT_SAYINGS.lineFilter);
    if (said) css = each(css, `:has-text(${quote(said.text)})`);
    else if (condition === 'has' && inner.length === 1 && only && isCss(only)) css = each(css, `:has(${only.selector})`);
    else return fail(EXPORT_SAYINGS.lineFilter);
  }
  return ok({ ...from, parts: [...from.parts.slice(0, -1), { selector: css ?? last.selector }] });
}

const roleCss = (role: string) => [...(TAG_OF[role]?.split(',') ?? []), `[role="${role}"]`].join(', ');
const each = (css: string, condition: string) =>
  css
    .split(/,\s*(?![^([]*[)\]])/)
    .map((one) => one + condition)
    .join(', ');
const isCss = ({ selector }: SelectorPart) => !/^(text|role|label|placeholder|alt|title|testid|xpath|nth)=|^\.?\(?\/\//.test(selector);

/** The text in a selector by text or by role and name: an element that contains a match also contains this text. */
const wordsOf = ({ selector }: SelectorPart): { text: string } | undefined => {
  const [, text] = /^(?:text=|role=[a-z]+\[name=)"?(.*?)"?(?: i)?\]?$/s.exec(selector) ?? [];
  return text ? { text: text.replace(/\\(.)/g, '$1') } : undefined;
};

/** A locator as a target. The selector holds all that the test says, with role and exact name; only a frame needs another field. */
export function locatorTarget({ parts, frame }: Locator): Target {
  const selector = parts.map((part) => part.selector).join(' >> ');
  if (!frame.length) return { selector };
  const last = parts.at(-1);
  const isPlainCss = parts.length === 1 && last && isCss(last);
  const fingerprint: Fingerprint = {
    selectors: isPlainCss ? [selector] : [],
    tag: TAGS[last?.role ?? ''] ?? 'div',
    ...(last?.role ? { role: last.role } : {}),
    ...(last?.name ? { name: last.name.slice(0, 400) } : {}),
    attributes: {},
    landmarks: [],
    neighbours: [],
    frame: { path: frame, url: '' },
  };
  return { ...(isPlainCss ? {} : { selector }), fingerprint };
}

const TAGS: Record<string, string> = {
  button: 'button',
  link: 'a',
  textbox: 'input',
  searchbox: 'input',
  checkbox: 'input',
  radio: 'input',
  combobox: 'select',
};

/** A key that is equal for two steps on the same element. */
export const locatorKey = ({ tab, parts, frame }: Locator): string => JSON.stringify([tab, frame, parts.map(({ selector }) => selector)]);
