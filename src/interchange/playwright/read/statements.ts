import { shorten } from '../../../lib/text';
import type { Operation } from '../../../model/operation';
import { FILE_SAYINGS } from '../../../model/sayings/file-sayings';
import { secretIn } from '../../secret-in';
import { type Piece, statementsOf } from './pieces';
import { isPlace, type Value } from './places';
import { ABRA, type Step, stepOf } from './steps';
import { callsOf, type Names, placeOf, valueOf } from './values';

/** More to tell, or to do, than a playbook holds: the rest is not read. */
export const MAX_NOTES = 300;
export const MAX_OPERATIONS = 200;

/** A test, as far as it is read. */
export interface Reading {
  source: string;
  /** The open site, for addresses without one. */
  base: string | undefined;
  /** Address of the first page. */
  start?: string;
  viewport?: { width: number; height: number };
  names: Names;
  operations: Operation[];
  notes: string[];
  /** Tabs that were opened so far. */
  tabs: number;
  /** Is a key or button held down by a statement that is not kept? */
  isHeld?: boolean;
}

/** Reads each statement of a block whole, or tells by its line that it is not kept. */
export function readStatements(block: readonly Piece[], reading: Reading): void {
  const statements = statementsOf(block, reading.source);
  const codes = statements.map((statement) => reading.source.slice(statement[0]?.from, statement.at(-1)?.to));
  for (const [at, statement] of statements.entries()) {
    if (reading.notes.length > MAX_NOTES || reading.operations.length > MAX_OPERATIONS) return;
    const code = codes[at] ?? '';
    if (readTabBlock(statement, reading) || readConstant(statement, reading)) continue;
    const step =
      reading.isHeld && !code.includes('.up(') ? undefined : readStep(statement, codes[at - 1] ?? '', codes[at + 1] ?? '', reading);
    const [, , held] = /\.(keyboard|mouse)\.(down|up)\(/.exec(step ? '' : code) ?? [];
    if (held) reading.isHeld = held === 'down';
    const from = statement[0]?.from ?? 0;
    if (step) keep(step, from, reading);
    else reading.notes.push(notKept(reading.source, from, from + code.length));
  }
}

/** "Line 7: … is not kept." The code is cut before what may be the value of a secret. */
export function notKept(source: string, from: number, to = source.length): string {
  const code = source.slice(from, to).split('\n', 1)[0] ?? '';
  return inLine(source, from, FILE_SAYINGS.noteNotKept({ code: shorten(secretIn(code) ? code.replace(/['"`].*/, '…') : code, 80) }));
}
const inLine = (source: string, at: number, why: string) => FILE_SAYINGS.noteInLine({ line: source.slice(0, at).split('\n').length, why });

/** The block of a tab, in which `page` is that tab, as `in-tabs` writes it. */
function readTabBlock([block, ...more]: readonly Piece[], reading: Reading): boolean {
  const [first = []] = block?.inside && block.text === '{' && !more.length ? statementsOf(block.inside, reading.source) : [];
  const { names } = reading;
  if (!block?.inside || !/^const page = \w+$/.test(first.map(({ text }) => text).join(' ')) || !isPlace(names.get(first[3]?.text ?? '')))
    return false;
  reading.names = new Map(names);
  readStatements(block.inside, reading);
  reading.names = names;
  return true;
}

/** A name that is bound to anything else is not known any more. */
function readConstant([kind, name, equals, ...value]: readonly Piece[], reading: Reading): boolean {
  if (kind && name?.text === '=') reading.names.delete(kind.text);
  if (kind?.text !== 'const' || !name || equals?.text !== '=') return false;
  const bound = valueOf(value, reading.names) ?? tabOf(value, reading) ?? secretOf(value, reading);
  reading.names.delete(name.text);
  if (bound !== undefined) reading.names.set(name.text, bound);
  return bound !== undefined;
}

/** `page.waitForEvent('popup')`, or the tab that was waited for, if an operation since then can have opened it. */
function tabOf(value: readonly Piece[], reading: Reading): Value | undefined {
  const [first, awaited, ...more] = value;
  const opening = reading.names.get(awaited?.text ?? '');
  if (first?.text === 'await' && !more.length && typeof opening === 'object' && opening !== null && 'after' in opening)
    return reading.operations.length > opening.after ? { tab: ++reading.tabs, frame: [], selector: '' } : undefined;
  const calls = callsOf(value)?.filter(({ name }) => name !== 'context') ?? [];
  const [event = []] = calls.at(-1)?.name === 'waitForEvent' ? (calls.at(-1)?.given ?? []) : [];
  const isTab = /^(popup|page)$/.test(String(valueOf(event, reading.names))) && placeOf(calls.slice(0, -1), reading.names)?.selector === '';
  return isTab ? { after: reading.operations.length } : undefined;
}

/** `secret('ABRA_SECRET_PASSWORD')` of a file that Abra wrote. */
function secretOf(value: readonly Piece[], { names }: Reading): string | undefined {
  const [call, ...more] = callsOf(value) ?? [];
  const variable = call?.name === 'secret' && names.has(ABRA) && !more.length ? valueOf(call.given?.[0] ?? [], names) : undefined;
  return typeof variable === 'string' ? `{{secret:${variable.replace(/^ABRA_SECRET_/, '').toLowerCase() || 'password'}}}` : undefined;
}

function readStep(statement: readonly Piece[], before: string, after: string, reading: Reading): Step | undefined {
  const isAwaited = statement[0]?.text === 'await';
  const { names, base, operations } = reading;
  const around = { names, base: base ?? reading.start, last: operations.at(-1), before, after };
  const calls = callsOf(isAwaited ? statement.slice(1) : statement) ?? [];
  if (!isAwaited && !/^(once|answerDialogs)$/.test(calls.at(-1)?.name ?? '')) return undefined;
  const [params, arrow, ...inner] =
    calls[0]?.name === 'optional' && names.has(ABRA) && calls.length === 1 ? (calls[0].given?.[0] ?? []) : [];
  if (params?.inside?.length !== 0 || arrow?.text !== '=>') return stepOf(calls, around);
  const step = stepOf(callsOf(inner) ?? [], around);
  return step?.operation ? { ...step, operation: { ...step.operation, optional: true } } : step;
}

/** The first address is where the playbook begins; if it has a query or fragment, it is gone to as well. */
function keep({ operation, instead, note, viewport }: Step, at: number, reading: Reading): void {
  if (note) reading.notes.push(inLine(reading.source, at, note));
  if (viewport) reading.viewport = viewport;
  if (instead) reading.operations.pop();
  const url = operation?.type === 'navigate' && !reading.operations.length && reading.start === undefined ? operation.url : undefined;
  if (url) reading.start = url;
  if (operation && (!url || /[?#]/.test(url))) reading.operations.push(operation);
}
