import { onlyPlaceholder } from '../../../lib/placeholder';
import type { Operation, OperationOf } from '../../../model/operation';
import { EXPORT_SAYINGS } from '../../../model/sayings/export-sayings';
import { FILE_SAYINGS } from '../../../model/sayings/file-sayings';
import { secretIn } from '../../secret-in';
import { locatorKey, locatorTarget } from './locators';
import { note, put, refuse, type TestReading } from './reading';
import { isTrue, type Locator, numberValueOf, objectFieldOf, plainValue, type TestValue, textValueOf, unknownValue } from './values';

/** Reads a method that acts on an element or reads from it; undefined if the method is unknown. */
export function actOnLocator(locator: Locator, method: string, given: readonly TestValue[], reading: TestReading): TestValue | undefined {
  const act = ACTS[method];
  if (!act) return undefined;
  if (!locator.parts.length) {
    refuse(reading, EXPORT_SAYINGS.lineNoElement);
    return unknownValue(EXPORT_SAYINGS.lineNoElement);
  }
  return act(locator, given, reading) ?? plainValue(undefined);
}

type Act = (locator: Locator, given: readonly TestValue[], reading: TestReading) => TestValue | undefined;

const ACTS: Record<string, Act> = {
  click: (locator, [options], reading) => click(locator, options, reading),
  dblclick: (locator, [options], reading) => click(locator, options, reading, 2),
  tap: (locator, [options], reading) => click(locator, options, reading),
  fill: (locator, [text], reading) => typeInto(locator, text, reading, 'replace'),
  clear: (locator, _given, reading) => typeInto(locator, plainValue(''), reading, 'replace'),
  type: (locator, [text], reading) => typeInto(locator, text, reading, 'append'),
  pressSequentially: (locator, [text], reading) => typeInto(locator, text, reading, 'append'),
  press: (locator, [key], reading) => {
    const name = textValueOf(key);
    if (name) return put(reading, { type: 'press', ...locatorTarget(locator), key: keyName(name) }, { locator }) as undefined;
    return refuse(reading, EXPORT_SAYINGS.lineOnlyThen) as undefined;
  },
  check: (locator, _given, reading) => put(reading, { type: 'check', ...locatorTarget(locator), checked: true }, { locator }) as undefined,
  uncheck: (locator, _given, reading) =>
    put(reading, { type: 'check', ...locatorTarget(locator), checked: false }, { locator }) as undefined,
  setChecked: (locator, [to], reading) => {
    if (to?.is !== 'plain') return refuse(reading, EXPORT_SAYINGS.lineOnlyThen) as undefined;
    return put(reading, { type: 'check', ...locatorTarget(locator), checked: !!to.value }, { locator }) as undefined;
  },
  selectOption: choose,
  hover: (locator, _given, reading) => put(reading, { type: 'hover', ...locatorTarget(locator) }, { locator }) as undefined,
  scrollIntoViewIfNeeded: (locator, _given, reading) =>
    put(reading, { type: 'scroll', ...locatorTarget(locator) }, { locator }) as undefined,
  dragTo: (locator, [to], reading) => {
    if (to?.is !== 'locator') return refuse(reading, EXPORT_SAYINGS.lineOnlyThen) as undefined;
    return put(reading, { type: 'drag', ...locatorTarget(locator), to: locatorTarget(to.locator) }, { locator }) as undefined;
  },
  setInputFiles: (locator, [files], reading) => {
    const names = (files?.is === 'list' ? files.items : [files]).map(
      (file) => textValueOf(file) ?? textValueOf(objectFieldOf(file, 'name')),
    );
    const known = names.filter((name) => name !== undefined).map((name) => name.split(/[\\/]/).at(-1) ?? name);
    if (!known.length || known.length < names.length) return refuse(reading, EXPORT_SAYINGS.lineOnlyThen) as undefined;
    note(reading, FILE_SAYINGS.noteFiles({ names: known.join(', ') }));
    return put(reading, { type: 'upload', ...locatorTarget(locator), files: known }, { locator }) as undefined;
  },
  screenshot: (locator, _given, reading) => put(reading, { type: 'screenshot', ...locatorTarget(locator) }, { locator }) as undefined,
  waitFor: (locator, [options], reading) => {
    const state = textValueOf(objectFieldOf(options, 'state')) ?? 'visible';
    const timeout = numberValueOf(objectFieldOf(options, 'timeout'));
    const until = state === 'hidden' || state === 'detached' ? 'gone' : 'visible';
    return put(reading, { type: 'wait', ...locatorTarget(locator), until, ...(timeout ? { timeout } : {}) }, { locator }) as undefined;
  },
  // What a page does when a field is left happens before the next operation: that goes elsewhere.
  dispatchEvent: (locator, [event], reading) => {
    const name = textValueOf(event);
    if (name === 'click') return click(locator, undefined, reading);
    if (!/^(blur|change|input|focus)$/.test(name ?? '')) refuse(reading, EXPORT_SAYINGS.lineEvent({ name: name ?? '' }));
    return undefined;
  },
  focus: () => undefined,
  blur: () => undefined,
  highlight: () => undefined,
  textContent: (locator) => ({ is: 'reading', of: 'text', locator }),
  innerText: (locator) => ({ is: 'reading', of: 'text', locator }),
  inputValue: (locator) => ({ is: 'reading', of: 'value', locator }),
};

function click(
  locator: Locator,
  options: TestValue | undefined,
  reading: TestReading,
  count = numberValueOf(objectFieldOf(options, 'clickCount')),
): undefined {
  const button = textValueOf(objectFieldOf(options, 'button'));
  const held = objectFieldOf(options, 'modifiers');
  const modifiers = (held?.is === 'list' ? held.items.map(textValueOf) : []).map((key) => (key === 'ControlOrMeta' ? 'Control' : key));
  if (objectFieldOf(options, 'position')) note(reading, FILE_SAYINGS.notePosition);
  const operation = {
    type: 'click',
    ...locatorTarget(locator),
    ...(button === 'right' || button === 'middle' ? { button } : {}),
    ...(count && count > 1 ? { count: Math.min(count, 3) } : {}),
    ...(modifiers.length ? { modifiers: modifiers as NonNullable<OperationOf<'click'>['modifiers']> } : {}),
  } satisfies Operation;
  if (!isTrue(objectFieldOf(options, 'trial'))) put(reading, operation, { locator });
  return undefined;
}

/** A click into a field directly before it is filled is dropped as part of the filling. The value typed into a secret field is not kept. */
function typeInto(locator: Locator, given: TestValue | undefined, reading: TestReading, mode: 'replace' | 'append'): undefined {
  const text = textValueOf(given);
  if (text === undefined) return refuse(reading, given?.is === 'unknown' ? given.why : EXPORT_SAYINGS.lineOnlyThen) as undefined;
  const last = reading.operations.at(-1);
  if (last?.operation.type === 'click' && last.on === locatorKey(locator)) reading.operations.pop();
  const secret = secretIn(locator.parts.map(({ selector }) => selector).join(' '));
  const blank = onlyPlaceholder(text);
  if (secret && text && !blank) note(reading, FILE_SAYINGS.noteSecret({ name: secret }));
  const kept = secret && text ? `{{secret:${blank?.name ?? secret}}}` : text;
  put(reading, { type: 'type', ...locatorTarget(locator), text: kept, ...(mode === 'append' ? { mode } : {}) }, { locator });
  return undefined;
}

function choose(locator: Locator, [given]: readonly TestValue[], reading: TestReading): undefined {
  const wanted = given?.is === 'list' ? given.items : [given];
  const options = wanted.map(
    (one) => textValueOf(one) ?? textValueOf(objectFieldOf(one, 'label')) ?? textValueOf(objectFieldOf(one, 'value')),
  );
  const known = options.filter((option) => option !== undefined);
  if (!known.length || known.length < options.length) return refuse(reading, EXPORT_SAYINGS.lineOnlyThen) as undefined;
  put(reading, { type: 'select', ...locatorTarget(locator), options: known }, { locator });
  return undefined;
}

/** Converts Playwright's notation of a chord, such as "ControlOrMeta+a", to Abra's. */
export const keyName = (key: string): string =>
  key.replace(/ControlOrMeta/g, 'Control').replace(/(?<=\+)[a-z]$/, (letter) => letter.toUpperCase());
