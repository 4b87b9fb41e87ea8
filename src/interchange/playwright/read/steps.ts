import { onlyPlaceholder } from '../../../lib/placeholder';
import { parseUrl, pathOf } from '../../../lib/url';
import type { Operation, OperationOf } from '../../../model/operation';
import { FILE_SAYINGS } from '../../../model/sayings/file-sayings';
import type { Target } from '../../../model/target';
import { secretIn } from '../../secret-in';
import type { Piece } from './pieces';
import { fieldOf, isPlace, only, saidIn, targetOf, type Value } from './places';
import { allOf, type Call, type Names, placeOf, valueOf } from './values';

/** What a statement comes to: maybe an operation, in place of the one before if `instead`, and what of it is not kept. */
export interface Step {
  operation?: Operation;
  instead?: boolean;
  note?: string;
  viewport?: { width: number; height: number };
}
/** What is known where a statement stands: names, the last operation, the address of the site, and the statements before and after. */
export interface Around {
  names: Names;
  last: Operation | undefined;
  base: string | undefined;
  before: string;
  after: string;
}
type Act = (on: Target, given: readonly Value[], around: Around) => Operation | Step | undefined;
/** How many arguments come before the options, what is done, and the options that are known beside those which change nothing. */
type Row = readonly [takes: number, act: Act, ...options: string[]];
const table = (rows: Record<string, Row>): ReadonlyMap<string, Row> => new Map(Object.entries(rows));

const ON_ELEMENT = table({
  click: [0, (on, [options]) => click(on, options, 1), 'button', 'clickCount', 'modifiers'],
  dblclick: [0, (on, [options]) => click(on, options, 2), 'button', 'modifiers'],
  fill: [1, (on, [text], { last }) => type(on, text, last)],
  pressSequentially: [1, (on, [text], { last }) => type(on, text, last, { mode: 'append' })],
  press: [1, (on, [key]) => press(on, key)],
  check: [0, (on) => ({ type: 'check', ...on, checked: true })],
  uncheck: [0, (on) => ({ type: 'check', ...on, checked: false })],
  setChecked: [1, (on, [checked]) => (typeof checked === 'boolean' ? { type: 'check', ...on, checked } : undefined)],
  hover: [0, (on) => ({ type: 'hover', ...on })],
  scrollIntoViewIfNeeded: [0, (on) => ({ type: 'scroll', ...on })],
  screenshot: [0, (on) => ({ type: 'screenshot', ...on }), 'path'],
  dragTo: [1, (on, [to]) => (isPlace(to) ? { type: 'drag', ...on, to: targetOf(to) } : undefined)],
  selectOption: [1, (on, [wanted]) => choose(on, textsOf(wanted, 'label', 'value'))],
  setInputFiles: [1, (on, [given]) => upload(on, textsOf(given, 'name'))],
  blur: [0, (on, _given, { last }) => leave(on, last)],
});

const ON_PAGE = table({
  goto: [1, (_on, [address], { base }) => open(address, base), 'waitUntil'],
  goBack: [0, () => ({ type: 'navigate', to: 'back' })],
  goForward: [0, () => ({ type: 'navigate', to: 'forward' })],
  reload: [0, () => ({ type: 'navigate', to: 'reload' })],
  close: [0, () => ({ note: FILE_SAYINGS.noteTabOpen })],
  screenshot: [0, () => ({ type: 'screenshot' }), 'path'],
  waitForURL: [1, (_on, [address]) => waitFor(addressIn(address))],
  waitForTimeout: [1, (_on, [ms]) => (typeof ms === 'number' ? { type: 'wait', duration: Math.min(ms, 60_000) } : undefined)],
  setViewportSize: [1, (_on, [size]) => sized(fieldOf(size, 'width'), fieldOf(size, 'height'))],
  'keyboard.press': [1, (_on, [key]) => press({}, key)],
  'mouse.wheel': [2, (_on, [x, y], around) => scroll(Number(x), Number(y), around)],
  'mouse.down': [0, (_on, _given, { after }) => (/\bdragBy\(/.test(after) ? {} : undefined)],
  'mouse.up': [0, (_on, _given, { before }) => (/\bdragBy\(/.test(before) ? {} : undefined)],
});

/** The functions that `write-playwright` puts into its files. */
const OF_ABRA = table({
  dragBy: [4, (_on, [, held, x, y], { last }) => dragBy(held, Number(x), Number(y), last)],
  selectText: [4, (_on, [held, ...quote]) => selectText(held, quote)],
  dragAlong: [3, () => ({ note: FILE_SAYINGS.noteDragPath })],
  answerDialogs: [Number.POSITIVE_INFINITY, () => ({ note: FILE_SAYINGS.noteDialog })],
});

const choose = (on: Target, options: string[] | undefined): Operation | undefined => options && { type: 'select', ...on, options };
const waitFor = (text: string | undefined): Operation | undefined => (text ? { type: 'wait', until: 'url', text } : undefined);
const sized = (width: Value | undefined, height: Value | undefined): Step | undefined =>
  typeof width === 'number' && typeof height === 'number' ? { viewport: { width, height } } : undefined;

function upload(on: Target, paths: string[] | undefined): Step | undefined {
  const files = paths?.map((path) => path.split(/[\\/]/).at(-1) ?? path);
  return files && { operation: { type: 'upload', ...on, files }, note: FILE_SAYINGS.noteFiles({ names: files.join(', ') }) };
}

const leave = (on: Target, last: Operation | undefined): Step | undefined =>
  last?.type === 'type' && isSame(last, on) ? { operation: { ...last, leave: true }, instead: true } : undefined;

function open(address: Value | undefined, base: string | undefined): Operation | undefined {
  const url = typeof address === 'string' && !address.startsWith('{{') ? parseUrl(address, base) : undefined;
  return url && { type: 'navigate', to: 'url', url: url.href };
}

/** The wheel turns over what was pointed at before. */
function scroll(x: number, y: number, { last, before }: Around): Step | undefined {
  const over = last?.type === 'hover' ? last : undefined;
  if (!(x + y) || (x && y) || /\.hover\(/.test(before) !== !!over) return undefined;
  const direction = x ? (x > 0 ? 'right' : 'left') : y > 0 ? 'down' : 'up';
  return { operation: { ...over, type: 'scroll', direction, amount: Math.abs(x || y) }, instead: !!over };
}

const dragBy = (held: Value | undefined, x: number, y: number, last: Operation | undefined): Step | undefined =>
  isPlace(held) && Number.isFinite(x + y)
    ? { operation: { type: 'drag', ...targetOf(held), offset: { x, y } }, instead: last?.type === 'hover' }
    : undefined;

function selectText(held: Value | undefined, [before, text, after]: readonly Value[]): Operation | undefined {
  if (!isPlace(held) || typeof before !== 'string' || typeof text !== 'string' || typeof after !== 'string') return undefined;
  return { type: 'select-text', ...targetOf(held), quote: { text, before, after } };
}

/** Reads a chain of calls as one step. Undefined: it is not known, or only a part of it would be kept. */
export function stepOf(calls: readonly Call[], around: Around): Step | undefined {
  const [root, ...further] = calls;
  const [act, device] = [calls.at(-1), calls.at(-2)];
  if (!root || !act?.given) return undefined;
  if (root.name === 'expect' && root.given) return expected(root.given[0] ?? [], further, around);
  const isDevice = !!device && !device.given && /^(keyboard|mouse)$/.test(device.name);
  const isOwn = calls.length === 1 && around.names.has(ABRA);
  const place = isOwn ? undefined : placeOf(calls.slice(0, isDevice ? -2 : -1), around.names);
  const rows = isOwn ? OF_ABRA : place?.selector ? ON_ELEMENT : place && !place.frame.length ? ON_PAGE : undefined;
  if (rows === ON_PAGE && act.name === 'once' && valueOf(act.given[0] ?? [], around.names) === 'dialog')
    return { note: FILE_SAYINGS.noteDialog };
  const given = allOf(act.given.map((one) => valueOf(one, around.names)));
  const [takes = 0, read, ...known] = rows?.get(isDevice ? `${device.name}.${act.name}` : act.name) ?? [];
  if (!read || !given || given.length > takes + 1 || !only(given[takes], 'timeout', 'force', 'delay', ...known)) return undefined;
  return inTab(read(place ? targetOf(place) : {}, given, around), place?.tab ?? given.find(isPlace)?.tab);
}
/** A name that is known in files that Abra wrote. */
export const ABRA = ' abra';

function inTab(read: Operation | Step | undefined, tab: number | undefined): Step | undefined {
  const step = read && 'type' in read ? { operation: read } : read;
  return step?.operation && tab ? { ...step, operation: { ...step.operation, tab } } : step;
}

function expected(subject: Piece[], matchers: readonly Call[], around: Around): Step | undefined {
  const not = matchers[0]?.name === 'not' && !matchers[0].given;
  const [{ name, given = [] } = { name: '' }, ...more] = matchers.slice(not ? 1 : 0);
  const [wanted = []] = given;
  const [place, value] = [valueOf(subject, around.names), valueOf(wanted, around.names)];
  const options = name.startsWith('toHave') || name === 'toContainText' ? given.slice(1) : given;
  if (!isPlace(place) || more.length || !options.every((one) => only(valueOf(one, around.names) ?? null, 'timeout'))) return undefined;
  const url = place.selector ? undefined : (addressIn(value) ?? comparedIn(wanted, around.names));
  if (!place.selector) return name === 'toHaveURL' && !not && url ? inTab({ type: 'assert', url }, place.tab) : undefined;
  const on = { type: 'assert' as const, ...targetOf(place) };
  const [visible, said] = [/^to(BeVisible|BeHidden)$/.test(name), saidIn(value, true)];
  if (visible) return inTab({ ...on, visible: (name === 'toBeVisible') !== not }, place.tab);
  if (not) return undefined;
  if (name === 'toBeEmpty') return inTab({ ...on, value: '' }, place.tab);
  if (said && /^to(HaveText|ContainText)$/.test(name)) return inTab({ ...on, text: said.text }, place.tab);
  return said && name === 'toHaveValue' ? inTab({ ...on, value: said.text }, place.tab) : undefined;
}

/** The part of an address that is compared: of a glob its longest literal, of a pattern what is between wildcards. */
function addressIn(value: Value | undefined): string | undefined {
  if (typeof value !== 'string') {
    const pattern = fieldOfPattern(value)?.replace(/^\^?(\.\*)?|(\.\*)?\$?$/g, '');
    return pattern === undefined ? undefined : saidIn({ pattern }, false)?.text;
  }
  const part = value.split('*').sort((one, other) => other.length - one.length)[0] ?? '';
  return parseUrl(part) ? pathOf(part) : part;
}
const fieldOfPattern = (value: Value | undefined) =>
  typeof value === 'object' && value !== null && 'pattern' in value ? value.pattern : undefined;

/** The text that the comparing functions of `write-playwright` compare with. */
function comparedIn(wanted: readonly Piece[], names: Names): string | undefined {
  const [last, code] = [
    wanted.at(-1),
    wanted
      .slice(0, -1)
      .map(({ text }) => text)
      .join(' '),
  ];
  const isWhole = /^\( => url \. pathname( \+ url \. hash \. split \( \[)? ===$/.test(code);
  if (!last || (!isWhole && code !== '( => url . href . includes')) return undefined;
  const value = valueOf(isWhole ? [last] : (last.inside ?? []), names);
  return typeof value === 'string' ? value : undefined;
}

function click(on: Target, options: Value | undefined, count: number): Operation {
  const [button, times, held] = [fieldOf(options, 'button'), fieldOf(options, 'clickCount') ?? count, fieldOf(options, 'modifiers')];
  const modifiers = (Array.isArray(held) ? held : []).map((key) => (key === 'ControlOrMeta' ? 'Control' : key));
  return {
    type: 'click',
    ...on,
    ...(button === 'right' || button === 'middle' ? { button } : {}),
    ...(Number(times) > 1 ? { count: Math.min(Number(times), 3) } : {}),
    ...(modifiers.length ? { modifiers: modifiers as NonNullable<OperationOf<'click'>['modifiers']> } : {}),
  };
}

/** A click into the field directly before is part of the filling. The value typed into a secret field is not kept. */
function type(
  on: Target,
  text: Value | undefined,
  last: Operation | undefined,
  mode: Pick<OperationOf<'type'>, 'mode'> = {},
): Step | undefined {
  if (typeof text !== 'string') return undefined;
  const [secret, blank] = [text && secretIn(on.selector ?? ''), onlyPlaceholder(text)];
  const operation: Operation = { type: 'type', ...on, text: secret ? `{{secret:${blank?.name ?? secret}}}` : text, ...mode };
  const note = secret && !blank ? { note: FILE_SAYINGS.noteSecret({ name: secret }) } : {};
  return {
    operation,
    instead: last?.type === 'click' && isSame(last, { ...on }) && !last.count && !last.modifiers && !last.button,
    ...note,
  };
}

/** Is the operation on this target? */
const isSame = ({ selector, fingerprint }: Target, on: Target) =>
  JSON.stringify([selector, fingerprint]) === JSON.stringify([on.selector, on.fingerprint]);

/** Playwright's notation of a chord, such as "ControlOrMeta+a", in Abra's. */
const press = (on: Target, key: Value | undefined): Operation | undefined =>
  typeof key === 'string' && key
    ? { type: 'press', ...on, key: key.replace(/ControlOrMeta/g, 'Control').replace(/(?<=\+)[a-z]$/, (letter) => letter.toUpperCase()) }
    : undefined;

/** Texts, or those in one of these fields, each or in a list; undefined if one has none. */
function textsOf(value: Value | undefined, ...fields: string[]): string[] | undefined {
  const texts = (Array.isArray(value) ? value : [value]).map((one) =>
    [one, ...fields.map((field) => fieldOf(one, field))].find((text) => typeof text === 'string'),
  );
  return texts.length && texts.every((text) => typeof text === 'string') ? texts : undefined;
}
