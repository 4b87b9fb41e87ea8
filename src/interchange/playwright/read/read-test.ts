import { shorten } from '../../../lib/text';
import type { Operation } from '../../../model/plan/operation';
import type { Saying, Sayings } from '../../../model/saying';
import { saying } from '../../../model/saying-of';
import { secretIn } from '../../secret-in';
import { FIRST_PAGE, isLocator, type TestValue } from './locators';
import { readStep, type TestReading, type TestStep } from './steps';
import { codeOf, type SourceToken, statementsOf } from './tokens';
import { callsOf, locatorIn, valueOf } from './values';

/** More to tell than an import takes, or more to do than a playbook holds: the rest is not read, and all is refused. */
export const MAX_NOTES = 400;
const MAX_OPERATIONS = 200;

/** Reads each statement of a block whole, or tells by its line that it is not kept. */
export function readTest(block: readonly SourceToken[], reading: TestReading): void {
  for (const statement of statementsOf(block, reading.source)) {
    if (reading.notes.length > MAX_NOTES || reading.operations.length > MAX_OPERATIONS) return;
    const [first, from, to] = [statement[0], statement[0]?.from ?? 0, statement.at(-1)?.to];
    const inside = statement.length === 1 && first?.text === '{' ? (first.inside ?? []) : [];
    if (/^const page = \w+ ;/.test(codeOf(inside.slice(0, 5))) && isLocator(reading.names.get(inside[3]?.text ?? ''))) {
      const { names } = reading;
      reading.names = new Map(names);
      readTest(inside, reading);
      reading.names = names;
      continue;
    }
    const step = bound(statement, reading) ?? stepIn(statement, reading);
    if (step) keep(step, from, reading);
    else reading.notes.push(notKept(reading.source, from, to));
    reading.isMissed = !step;
    const [, held] = /\.(?:keyboard|mouse)\.(down|up)\(/.exec(reading.source.slice(from, to)) ?? [];
    if (held) reading.isHeld = held === 'down';
  }
}

/** "Line 7: … is not kept." The code is cut before what may be the value of a secret. */
export function notKept(source: string, from: number, to = source.length): Sayings {
  const code = source.slice(from, to).split('\n', 1)[0] ?? '';
  return inLine(source, from, saying('noteNotKept', { code: shorten(secretIn(code) ? code.replace(/['"`].*/, '…') : code, 80) }));
}
const inLine = (source: string, at: number, why: Saying): Sayings => [
  saying('noteInLine', { line: source.slice(0, at).split('\n').length }),
  why,
];

/** Binds a constant to its value. A name that is bound to anything else is not known any more. */
function bound([kind, name, equals, ...rest]: readonly SourceToken[], reading: TestReading): TestStep | undefined {
  const { names } = reading;
  if (kind && name?.text === '=') names.delete(kind.text);
  if (kind?.text !== 'const' || !name || equals?.text !== '=') return undefined;
  const value = valueOf(rest, names) ?? tabOf(rest, reading) ?? secretOf(rest, reading);
  names.delete(name.text);
  if (value !== undefined) names.set(name.text, value);
  return value === undefined ? undefined : {};
}

/** `page.waitForEvent('popup')`, or the tab that was waited for, if an operation since then can have opened it. */
function tabOf(tokens: readonly SourceToken[], reading: TestReading): TestValue | undefined {
  const opening = /^await \S+$/.test(codeOf(tokens)) ? reading.names.get(tokens[1]?.text ?? '') : undefined;
  if (typeof opening === 'object' && opening !== null && 'opensAfter' in opening)
    return reading.operations.length > Number(opening.opensAfter) ? { ...FIRST_PAGE, tab: ++reading.tabs } : undefined;
  const calls = callsOf(tokens).filter(({ name }) => name !== 'context');
  const event = calls.at(-1)?.name === 'waitForEvent' && valueOf(calls.at(-1)?.given?.[0] ?? [], reading.names);
  const isTab = /^(popup|page)$/.test(String(event)) && locatorIn(calls.slice(0, -1), reading.names)?.selector === '';
  return isTab ? { opensAfter: reading.operations.length } : undefined;
}

/** `secret('ABRA_SECRET_PASSWORD')` of a file that Abra wrote. */
function secretOf(tokens: readonly SourceToken[], { isOwn }: TestReading): string | undefined {
  const [, variable] = isOwn && codeOf(tokens) === 'secret (' ? (/^'ABRA_SECRET_(\w+)'$/.exec(codeOf(tokens[1]?.inside)) ?? []) : [];
  return variable && `{{secret:${variable.toLowerCase()}}}`;
}

function stepIn(statement: readonly SourceToken[], reading: TestReading): TestStep | undefined {
  const isAwaited = statement[0]?.text === 'await';
  const calls = callsOf(isAwaited ? statement.slice(1) : statement);
  const name = calls.at(-1)?.name ?? '';
  if (reading.isHeld || (reading.isMissed && name === 'wheel')) return undefined;
  return isAwaited || /^(once|answerDialogs)$/.test(name) ? readStep(calls, reading) : undefined;
}

/** The first address is where the playbook begins; if it has a query or fragment, it is gone to as well. */
function keep({ operation, note, viewport }: TestStep, at: number, reading: TestReading): void {
  const { operations, start } = reading;
  if (note) reading.notes.push(inLine(reading.source, at, note));
  if (viewport) reading.viewport = viewport;
  const last = operations.at(-1);
  if (operation && last && isPartOf(last, operation)) operations.pop();
  const url = operation?.type === 'navigate' && !operations.length && start === undefined ? operation.url : undefined;
  if (url) reading.start = url;
  if (operation && (!url || /[?#]/.test(url))) operations.push(operation);
}

/** Does the next operation do this by itself: click into the field that is filled, point at what is dragged or scrolled? */
function isPartOf(last: Operation, next: Operation): boolean {
  if (!/^(click type|hover drag|hover scroll)$/.test(`${last.type} ${next.type}`) || (next.type === 'scroll' && !next.direction))
    return false;
  const [one, other]: Record<string, unknown>[] = [{ ...last, type: next.type }, { ...next }];
  return ['selector', 'fingerprint', 'tab', ...Object.keys(last)].every(
    (key) => JSON.stringify(one?.[key]) === JSON.stringify(other?.[key]),
  );
}
