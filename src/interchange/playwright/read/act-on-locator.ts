import type { Operation, OperationOf } from '../../../model/operation';
import { secretIn } from '../../secret-in';
import { keyOf, targetOf } from './locators';
import { note, put, type Reading, refuse } from './reading';
import { fieldOf, isTrue, type Locator, numberOf, plain, textOf, unknown, type Value } from './values';

/** What a test does to an element, or reads of it; undefined for a method that is not known. */
export function actOnLocator(locator: Locator, method: string, given: readonly Value[], reading: Reading): Value | undefined {
  const act = ACTS[method];
  if (!act) return undefined;
  if (!locator.parts.length) {
    refuse(reading, 'the element is not named');
    return unknown('no element');
  }
  return act(locator, given, reading) ?? plain(undefined);
}

type Act = (locator: Locator, given: readonly Value[], reading: Reading) => Value | undefined;

const ACTS: Record<string, Act> = {
  click: (locator, [options], reading) => click(locator, options, reading),
  dblclick: (locator, [options], reading) => click(locator, options, reading, 2),
  tap: (locator, [options], reading) => click(locator, options, reading),
  fill: (locator, [text], reading) => typeInto(locator, text, reading, 'replace'),
  clear: (locator, _given, reading) => typeInto(locator, plain(''), reading, 'replace'),
  type: (locator, [text], reading) => typeInto(locator, text, reading, 'append'),
  pressSequentially: (locator, [text], reading) => typeInto(locator, text, reading, 'append'),
  press: (locator, [key], reading) => {
    const name = textOf(key);
    if (name) return put(reading, { type: 'press', ...targetOf(locator), key: keyName(name) }, { locator }) as undefined;
    return refuse(reading, 'the key is only known when the test runs') as undefined;
  },
  check: (locator, _given, reading) => put(reading, { type: 'check', ...targetOf(locator), checked: true }, { locator }) as undefined,
  uncheck: (locator, _given, reading) => put(reading, { type: 'check', ...targetOf(locator), checked: false }, { locator }) as undefined,
  setChecked: (locator, [to], reading) => {
    if (to?.is !== 'plain') return refuse(reading, 'the state of the box is only known when the test runs') as undefined;
    return put(reading, { type: 'check', ...targetOf(locator), checked: !!to.value }, { locator }) as undefined;
  },
  selectOption: choose,
  hover: (locator, _given, reading) => put(reading, { type: 'hover', ...targetOf(locator) }, { locator }) as undefined,
  scrollIntoViewIfNeeded: (locator, _given, reading) => put(reading, { type: 'scroll', ...targetOf(locator) }, { locator }) as undefined,
  dragTo: (locator, [to], reading) => {
    if (to?.is !== 'locator') return refuse(reading, 'where it is dragged to is only known when the test runs') as undefined;
    return put(reading, { type: 'drag', ...targetOf(locator), to: targetOf(to.locator) }, { locator }) as undefined;
  },
  setInputFiles: (locator, [files], reading) => {
    const names = (files?.is === 'list' ? files.items : [files]).map((file) => textOf(file) ?? textOf(fieldOf(file, 'name')));
    const known = names.filter((name) => name !== undefined).map((name) => name.split(/[\\/]/).at(-1) ?? name);
    if (!known.length || known.length < names.length) return refuse(reading, 'the file is only known when the test runs') as undefined;
    note(reading, `playbooks keep the names of files, not the files: ${known.join(', ')} is asked for`);
    return put(reading, { type: 'upload', ...targetOf(locator), files: known }, { locator }) as undefined;
  },
  screenshot: (locator, _given, reading) => put(reading, { type: 'screenshot', ...targetOf(locator) }, { locator }) as undefined,
  waitFor: (locator, [options], reading) => {
    const state = textOf(fieldOf(options, 'state')) ?? 'visible';
    const timeout = numberOf(fieldOf(options, 'timeout'));
    const until = state === 'hidden' || state === 'detached' ? 'gone' : 'visible';
    return put(reading, { type: 'wait', ...targetOf(locator), until, ...(timeout ? { timeout } : {}) }, { locator }) as undefined;
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
  options: Value | undefined,
  reading: Reading,
  count = numberOf(fieldOf(options, 'clickCount')),
): undefined {
  const button = textOf(fieldOf(options, 'button'));
  const held = fieldOf(options, 'modifiers');
  const modifiers = (held?.is === 'list' ? held.items.map(textOf) : []).map((key) => (key === 'ControlOrMeta' ? 'Control' : key));
  if (fieldOf(options, 'position')) note(reading, 'the place inside of the element is not kept: its middle is clicked');
  const operation = {
    type: 'click',
    ...targetOf(locator),
    ...(button === 'right' || button === 'middle' ? { button } : {}),
    ...(count && count > 1 ? { count: Math.min(count, 3) } : {}),
    ...(modifiers.length ? { modifiers: modifiers as NonNullable<OperationOf<'click'>['modifiers']> } : {}),
  } satisfies Operation;
  if (!isTrue(fieldOf(options, 'trial'))) put(reading, operation, { locator });
  return undefined;
}

/** A click into a field that is then filled is part of the filling. What a field of a secret is filled with is not kept. */
function typeInto(locator: Locator, given: Value | undefined, reading: Reading, mode: 'replace' | 'append'): undefined {
  const text = textOf(given);
  if (text === undefined)
    return refuse(reading, given?.is === 'unknown' ? given.why : 'the text is only known when the test runs') as undefined;
  const last = reading.operations.at(-1);
  if (last?.operation.type === 'click' && last.on === keyOf(locator)) reading.operations.pop();
  const secret = secretIn(locator.parts.map(({ selector }) => selector).join(' '));
  const isBlank = /^\{\{(secret:)?[\w-]+\}\}$/.test(text);
  if (secret && text && !isBlank) note(reading, `the ${secret} is not kept: it is asked for, or taken from the settings`);
  const kept = secret && text ? `{{secret:${/^\{\{(?:secret:)?([\w-]+)\}\}$/.exec(text)?.[1] ?? secret}}}` : text;
  put(reading, { type: 'type', ...targetOf(locator), text: kept, ...(mode === 'append' ? { mode } : {}) }, { locator });
  return undefined;
}

function choose(locator: Locator, [given]: readonly Value[], reading: Reading): undefined {
  const wanted = given?.is === 'list' ? given.items : [given];
  const options = wanted.map((one) => textOf(one) ?? textOf(fieldOf(one, 'label')) ?? textOf(fieldOf(one, 'value')));
  const known = options.filter((option) => option !== undefined);
  if (!known.length || known.length < options.length)
    return refuse(reading, 'the option is named by its number, or is only known when the test runs') as undefined;
  put(reading, { type: 'select', ...targetOf(locator), options: known }, { locator });
  return undefined;
}

/** "ControlOrMeta+a" as Abra writes it. */
export const keyName = (key: string): string =>
  key.replace(/ControlOrMeta/g, 'Control').replace(/(?<=\+)[a-z]$/, (letter) => letter.toUpperCase());
