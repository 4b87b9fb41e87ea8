import { EXPORT_SAYINGS } from '../../../model/sayings/export-sayings';
import { actOnLocator } from './act-on-locator';
import { actOnPage, pressKeys, turnWheel } from './act-on-page';
import { expectation } from './expectations';
import { inTab, locate } from './locators';
import { refuse, type TestReading } from './reading';
import { type Locator, numberValueOf, plainValue, type TestValue, unknownValue } from './values';

/** Reads a method call on a known value: one that locates an element, acts on the page or asserts. Other calls are refused. */
export function callMethod(from: TestValue, method: string, given: readonly TestValue[], reading: TestReading): TestValue {
  if (from.is === 'page') {
    const found = locate(inTab(from.tab), method, given);
    if (found) return located(found, reading);
    const done = actOnPage(from.tab, method, given, reading);
    if (done) return done;
  }
  if (from.is === 'locator') {
    const found = locate(from.locator, method, given);
    if (found) return located(found, reading);
    const done = actOnLocator(from.locator, method, given, reading);
    if (done) return done;
  }
  if (from.is === 'keyboard' && pressKeys(from.tab, method, given, reading)) return plainValue(undefined);
  if (from.is === 'mouse' && turnWheel(from.tab, method, given, reading)) return plainValue(undefined);
  if (from.is === 'expect') {
    expectation(from, method, given, reading);
    return plainValue(undefined);
  }
  if (from.is === 'name') return ofTheRunner(from.path, method, given, reading);
  if (from.is === 'list' && /^(forEach|map)$/.test(method)) {
    const [each] = given;
    return {
      is: 'list',
      items: from.items.map((item, at) => reading.call(each ?? plainValue(undefined), [item, plainValue(at)], reading.line)),
    };
  }
  if (from.is === 'list' && method === 'slice') return { is: 'list', items: from.items.slice(...given.map((at) => numberValueOf(at))) };
  refuse(reading, from.is === 'unknown' ? from.why : EXPORT_SAYINGS.lineCannotDo({ name: method }));
  return unknownValue(EXPORT_SAYINGS.lineUnread({ name: method }));
}

function located(found: { ok: true; value: Locator } | { ok: false; failure: string }, reading: TestReading): TestValue {
  if (found.ok) return { is: 'locator', locator: found.value };
  refuse(reading, found.failure);
  return unknownValue(found.failure);
}

/** Methods of the test runner itself, such as `test.step` and `expect.soft`. */
function ofTheRunner(path: string, method: string, given: readonly TestValue[], reading: TestReading): TestValue {
  const [first, second] = given;
  if (path === 'test' && method === 'step' && second) return reading.call(second, [], reading.line);
  if (path === 'expect' && method === 'soft' && first) return { is: 'expect', subject: first, not: false };
  if (/^(test|console)\b/.test(path)) return unknownValue(EXPORT_SAYINGS.lineUnread({ name: `${path}.${method}` }));
  if (path === 'expect')
    return { is: 'expect', subject: unknownValue(EXPORT_SAYINGS.lineUnread({ name: `expect.${method}` })), not: false };
  refuse(reading, EXPORT_SAYINGS.lineRunner({ name: `${path}.${method}` }));
  return unknownValue(EXPORT_SAYINGS.lineUnread({ name: path }));
}
