import { targetOf } from './locators';
import { note, put, type Reading } from './reading';
import { numberOf, plain, textOf, type Value } from './values';

/** The helper functions of `write-playwright`, which a test that Abra wrote carries along, as what they were written for. */
export function callOwnHelper(name: string, given: readonly Value[], reading: Reading): Value | undefined {
  return reading.isOwn ? HELPERS[name]?.(given, reading) : undefined;
}

const HELPERS: Record<string, (given: readonly Value[], reading: Reading) => Value> = {
  secret: ([variable]) => plain(`{{secret:${(textOf(variable) ?? '').replace(/^ABRA_SECRET_/, '').toLowerCase() || 'password'}}}`),
  optional: ([step], reading) => {
    reading.optional = true;
    const value = reading.call(step ?? plain(undefined), [], reading.line);
    reading.optional = false;
    return value;
  },
  dragBy: ([, held, right, down], reading) => {
    if (held?.is !== 'locator') return plain(undefined);
    if (reading.operations.at(-1)?.operation.type === 'hover') reading.operations.pop();
    const offset = { x: numberOf(right) ?? 0, y: numberOf(down) ?? 0 };
    put(reading, { type: 'drag', ...targetOf(held.locator), offset }, { locator: held.locator });
    return plain(undefined);
  },
  answerDialogs: (_given, reading) => {
    note(reading, 'what is answered to a dialog is not kept: Abra asks when it comes');
    return plain(undefined);
  },
};
