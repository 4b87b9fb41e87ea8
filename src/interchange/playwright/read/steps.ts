import { onlyPlaceholder } from '../../../lib/placeholder';
import { parseUrl, pathOf } from '../../../lib/url';
import { Operation } from '../../../model/plan/operation';
import type { Saying, Sayings } from '../../../model/saying';
import { saying } from '../../../model/saying-of';
import { secretIn } from '../../secret-in';
import { FIRST_PAGE, fieldOf, isLocator, locatorTarget, patternIn, saidIn, type TestValue } from './locators';
import { allOf, type Call, callsOf, locatorIn, type Names, valueOf } from './values';

/** What a statement comes to, and what of it is not kept. */
export interface TestStep {
  operation?: Operation;
  viewport?: { width: number; height: number };
  note?: Saying;
}
/** A test, as far as it is read. */
export interface TestReading {
  source: string;
  /** Did Abra write the file? Then the functions of `write-playwright` are known. */
  isOwn: boolean;
  /** Address of the open site, and of the first page. */
  base: string | undefined;
  start?: string;
  viewport?: { width: number; height: number };
  names: Names;
  operations: Operation[];
  notes: Sayings[];
  /** Tabs that were opened so far. */
  tabs: number;
  /** Is a key or button held by a statement that is not kept, or was the statement before not kept? */
  isHeld?: boolean;
  isMissed?: boolean;
}

type Fields = Record<string, unknown>;
/** By method: the fields of its operation. Its parameters are the arguments before the options; a field without a value refuses it. */
type Methods = Readonly<Record<string, (...given: TestValue[]) => Fields>>;

const ON_ELEMENT: Methods = {
  click: () => ({ type: 'click' }),
  dblclick: () => ({ type: 'click', count: 2 }),
  fill: (text) => ({ type: 'type', text }),
  pressSequentially: (text) => ({ type: 'type', text, mode: 'append' }),
  press: (key) => ({ type: 'press', key: chordOf(key) }),
  check: () => ({ type: 'check', checked: true }),
  uncheck: () => ({ type: 'check', checked: false }),
  setChecked: (checked) => ({ type: 'check', checked }),
  hover: () => ({ type: 'hover' }),
  scrollIntoViewIfNeeded: () => ({ type: 'scroll' }),
  screenshot: () => ({ type: 'screenshot' }),
  dragTo: (to) => ({ type: 'drag', to: isLocator(to) ? locatorTarget(to) : undefined }),
  selectOption: (wanted) => ({
    type: 'select',
    options: [wanted].flat().map((one) => fieldOf(one, 'label') ?? fieldOf(one, 'value') ?? one),
  }),
  setInputFiles: (files) => ({
    type: 'upload',
    files: [files].flat().map((one) => String(fieldOf(one, 'name') ?? one).replace(/^.*[\\/]/s, '')),
  }),
};
const ON_PAGE: Methods = {
  goto: (url) => ({ type: 'navigate', to: 'url', url }),
  goBack: () => ({ type: 'navigate', to: 'back' }),
  goForward: () => ({ type: 'navigate', to: 'forward' }),
  reload: () => ({ type: 'navigate', to: 'reload' }),
  screenshot: () => ({ type: 'screenshot' }),
  waitForURL: (address) => ({ type: 'wait', until: 'url', text: addressIn(address) }),
  waitForTimeout: (duration) => ({ type: 'wait', duration }),
  setViewportSize: (size) => ({ width: fieldOf(size, 'width'), height: fieldOf(size, 'height') }),
  'keyboard.press': (key) => ({ type: 'press', key: chordOf(key) }),
  'mouse.wheel': (x, y) => ({ type: 'scroll', ...wheel(Number(x), Number(y)) }),
};
const EXPECTED: Methods = {
  toBeVisible: () => ({ type: 'assert', visible: true }),
  toBeHidden: () => ({ type: 'assert', visible: false }),
  toContainText: (text) => ({ type: 'assert', text: saidIn(text)?.text }),
  toHaveText: (text) => ({ type: 'assert', text: saidIn(text)?.text }),
  toHaveValue: (value) => ({ type: 'assert', value: saidIn(value)?.text }),
  toBeEmpty: () => ({ type: 'assert', value: '' }),
  toHaveURL: (address) => ({ type: 'assert', url: addressIn(address) }),
};
/** The functions that `write-playwright` puts into its files. */
const OF_ABRA: Methods = {
  dragBy: (_page, _held, x, y) => ({ type: 'drag', offset: { x, y } }),
  selectText: (_held, before, text, after) => ({ type: 'select-text', quote: { text, before, after } }),
};

/** Reads a chain of calls as one step. Undefined: it is not known, or only a part of it would be kept. */
export function readStep(calls: readonly Call[], reading: TestReading): TestStep | undefined {
  const { names, isOwn, operations } = reading;
  const [root, act, before] = [calls[0], calls.at(-1), calls.at(-2)];
  if (isOwn && calls.length === 1 && act?.name === 'optional') {
    const step = readStep(callsOf(act.given?.[0]?.slice(2) ?? []), reading);
    return step?.operation ? { operation: { ...step.operation, optional: true } } : undefined;
  }
  const word = before && !before.given && /^(not|keyboard|mouse)$/.test(before.name) ? before.name : '';
  const subject = calls.slice(0, word ? -2 : -1);
  const values = act?.given?.map((one) => valueOf(one, names)) ?? [];
  const isExpected = subject.length === 1 && root?.name === 'expect';
  const held = values.find((value) => isLocator(value) && value.selector !== '');
  const place = isExpected
    ? valueOf(root.given?.[0] ?? [], names)
    : subject.length
      ? locatorIn(subject, names)
      : isOwn
        ? (held ?? FIRST_PAGE)
        : undefined;
  if (!act?.given || !isLocator(place) || (!place.selector && place.frame.length)) return undefined;
  if (!place.selector && (subject.length ? act.name === 'once' && values[0] === 'dialog' : act.name === 'answerDialogs'))
    return { note: saying('noteDialog') };
  const methods = isExpected ? EXPECTED : !subject.length ? OF_ABRA : place.selector ? ON_ELEMENT : ON_PAGE;
  const name = word && word !== 'not' ? `${word}.${act.name}` : act.name;
  const [given, method] = [allOf(values), Object.hasOwn(methods, name) ? methods[name] : undefined];
  if (!given || !method || (isExpected && (name === 'toHaveURL') === !!place.selector)) return undefined;
  const { width, height, ...fields }: Fields = { ...optionsIn(given.slice(method.length)), ...method(...given) };
  if (typeof width === 'number' && typeof height === 'number') return { viewport: { width, height } };
  const last = operations.at(-1);
  const over = word === 'mouse' && last?.type === 'hover' ? last : {};
  const not = word === 'not' ? { visible: typeof fields['visible'] === 'boolean' ? !fields['visible'] : undefined } : {};
  return kept({ ...(place.selector ? locatorTarget(place) : over), ...(place.tab ? { tab: place.tab } : {}), ...fields, ...not }, reading);
}

/** Options as fields, without those that change nothing of what is done. What is no field of an operation is refused by its schema. */
function optionsIn([options, ...more]: readonly TestValue[]): Fields {
  if (more.length || !(options === undefined || options instanceof Map)) return { unknown: undefined };
  const fields = [...(options ?? [])].filter(([key]) => !/^(timeout|force|delay|path|waitUntil)$/.test(key));
  return Object.fromEntries(
    fields.map(([key, value]) => [key === 'clickCount' ? 'count' : key, Array.isArray(value) ? value.map(chordOf) : value]),
  );
}

/** The value typed into a secret field is not kept. */
function kept(fields: Fields, { start, base }: TestReading): TestStep | undefined {
  const { url, text, type } = fields;
  const secret = type === 'type' && text ? secretIn(String(fields['selector'])) : undefined;
  const blank = secret ? onlyPlaceholder(String(text)) : undefined;
  if (secret) fields['text'] = `{{secret:${blank?.name ?? secret}}}`;
  if (type === 'navigate' && url !== undefined)
    fields['url'] = /^\{\{/.test(String(url)) ? undefined : parseUrl(String(url), start ?? base)?.href;
  const { data: operation } = Object.values(fields).includes(undefined) ? {} : Operation.safeParse(fields);
  if (operation?.type === 'upload') return { operation, note: saying('noteFiles', { names: operation.files.join(', ') }) };
  return operation && { operation, ...(secret && !blank ? { note: saying('noteSecret', { name: secret }) } : {}) };
}

/** The part of an address that is compared: of a glob its longest literal, of a pattern what is between wildcards. */
function addressIn(value: TestValue | undefined): string | undefined {
  const pattern = patternIn(value).replace(/^\^?(\.\*)?|(\.\*)?\$?$/g, '');
  if (typeof value !== 'string') return saidIn({ pattern })?.text;
  const part = value.split('*').sort((one, other) => other.length - one.length)[0] ?? '';
  return parseUrl(part) ? pathOf(part) : part;
}

const wheel = (x: number, y: number): Fields =>
  x && y ? { unknown: undefined } : { direction: x ? (x > 0 ? 'right' : 'left') : y > 0 ? 'down' : 'up', amount: Math.abs(x || y) };

/** Playwright's notation of a chord, such as "ControlOrMeta+a", in Abra's. */
const chordOf = (key: TestValue): TestValue =>
  typeof key === 'string' ? key.replace(/ControlOrMeta/g, 'Control').replace(/(?<=\+)[a-z]$/, (letter) => letter.toUpperCase()) : key;
