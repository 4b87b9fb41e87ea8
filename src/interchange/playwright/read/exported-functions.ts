import { FILE_SAYINGS } from '../../../model/sayings/file-sayings';
import { locatorTarget } from './locators';
import { note, put, type TestReading } from './reading';
import { numberValueOf, plainValue, type TestValue, textValueOf } from './values';

/** Recognises calls of the helper functions that `write-playwright` puts into its files, and reads them as the operations they stand for. */
export function callExportedFunction(name: string, given: readonly TestValue[], reading: TestReading): TestValue | undefined {
  return reading.isOwn ? FUNCTIONS[name]?.(given, reading) : undefined;
}

const FUNCTIONS: Record<string, (given: readonly TestValue[], reading: TestReading) => TestValue> = {
  secret: ([variable]) =>
    plainValue(`{{secret:${(textValueOf(variable) ?? '').replace(/^ABRA_SECRET_/, '').toLowerCase() || 'password'}}}`),
  optional: ([step], reading) => {
    reading.optional = true;
    const value = reading.call(step ?? plainValue(undefined), [], reading.line);
    reading.optional = false;
    return value;
  },
  dragBy: ([, held, right, down], reading) => {
    if (held?.is !== 'locator') return plainValue(undefined);
    if (reading.operations.at(-1)?.operation.type === 'hover') reading.operations.pop();
    const offset = { x: numberValueOf(right) ?? 0, y: numberValueOf(down) ?? 0 };
    put(reading, { type: 'drag', ...locatorTarget(held.locator), offset }, { locator: held.locator });
    return plainValue(undefined);
  },
  selectText: ([held, before, text, after], reading) => {
    if (held?.is !== 'locator') return plainValue(undefined);
    const quote = { text: textValueOf(text) ?? '', before: textValueOf(before) ?? '', after: textValueOf(after) ?? '' };
    put(reading, { type: 'select-text', ...locatorTarget(held.locator), quote }, { locator: held.locator });
    return plainValue(undefined);
  },
  dragAlong: (_given, reading) => {
    note(reading, FILE_SAYINGS.noteDragPath);
    return plainValue(undefined);
  },
  answerDialogs: (_given, reading) => {
    note(reading, FILE_SAYINGS.noteDialog);
    return plainValue(undefined);
  },
};
