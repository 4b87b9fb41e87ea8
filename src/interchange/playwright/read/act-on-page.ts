import { parseUrl, pathOf } from '../../../lib/url';
import { EXPORT_SAYINGS } from '../../../model/sayings/export-sayings';
import { FILE_SAYINGS } from '../../../model/sayings/file-sayings';
import { actOnLocator, keyName } from './act-on-locator';
import { inTab, locate } from './locators';
import { note, put, refuse, type TestReading } from './reading';
import { numberValueOf, objectFieldOf, plainValue, type TestValue, textValueOf, unknownValue } from './values';

/** Reads a method of a page; undefined if the method is unknown. */
export function actOnPage(tab: number, method: string, given: readonly TestValue[], reading: TestReading): TestValue | undefined {
  const [first] = given;
  if (BY_SELECTOR.test(method)) return bySelector(tab, method, given, reading);
  const act = ACTS[method];
  return act ? (act(tab, first, reading) ?? plainValue(undefined)) : undefined;
}

/** Older methods of a page that take a selector, such as `page.click(selector)`. */
const BY_SELECTOR =
  /^(click|dblclick|tap|fill|type|press|check|uncheck|setChecked|selectOption|hover|setInputFiles|waitForSelector|textContent|innerText|inputValue|focus)$/;

function bySelector(tab: number, method: string, [selector, ...given]: readonly TestValue[], reading: TestReading): TestValue | undefined {
  const found = locate(inTab(tab), 'locator', selector ? [selector] : []);
  if (found?.ok) return actOnLocator(found.value, method === 'waitForSelector' ? 'waitFor' : method, given, reading);
  refuse(reading, EXPORT_SAYINGS.lineElementThen);
  return unknownValue(EXPORT_SAYINGS.lineNoElement);
}

type Act = (tab: number, first: TestValue | undefined, reading: TestReading) => TestValue | undefined;
const ignored: Act = () => undefined;

const ACTS: Record<string, Act> = {
  goto: (tab, address, reading) => open(tab, textValueOf(address), reading),
  goBack: (tab, _given, reading) => put(reading, { type: 'navigate', to: 'back' }, { tab }) as undefined,
  goForward: (tab, _given, reading) => put(reading, { type: 'navigate', to: 'forward' }, { tab }) as undefined,
  reload: (tab, _given, reading) => put(reading, { type: 'navigate', to: 'reload' }, { tab }) as undefined,
  waitForURL: (tab, address, reading) => {
    const part = addressIn(address);
    if (part) return put(reading, { type: 'wait', until: 'url', text: part }, { tab }) as undefined;
    return note(reading, FILE_SAYINGS.noteAddressPattern) as undefined;
  },
  waitForTimeout: (tab, ms, reading) => {
    const duration = numberValueOf(ms);
    if (duration) put(reading, { type: 'wait', duration: Math.min(duration, 60_000) }, { tab });
    return undefined;
  },
  waitForEvent: (_tab, event) =>
    /^(popup|page)$/.test(textValueOf(event) ?? '') ? { is: 'opening' } : unknownValue(EXPORT_SAYINGS.lineOnlyThen),
  setViewportSize: (_tab, size, reading) => {
    const [width, height] = [numberValueOf(objectFieldOf(size, 'width')), numberValueOf(objectFieldOf(size, 'height'))];
    if (width && height) reading.viewport = { width, height };
    return undefined;
  },
  screenshot: (tab, _given, reading) => put(reading, { type: 'screenshot' }, { tab }) as undefined,
  url: () => ({ is: 'reading', of: 'url' }),
  title: () => ({ is: 'reading', of: 'title' }),
  once: (_tab, event, reading) => answerDialog(event, reading),
  on: (_tab, event, reading) => answerDialog(event, reading),
  context: (tab) => ({ is: 'page', tab }),
  waitForLoadState: ignored,
  waitForResponse: ignored,
  waitForRequest: ignored,
  bringToFront: ignored,
  close: (_tab, _given, reading) => note(reading, FILE_SAYINGS.noteTabOpen) as undefined,
};

/** The first address is where the playbook begins; if it has a query or fragment, a navigation is added as well. */
function open(tab: number, address: string | undefined, reading: TestReading): undefined {
  const isKnown = address !== undefined && !/^\{\{/.test(address);
  const url = isKnown ? parseUrl(address, reading.base) : undefined;
  if (!url) return refuse(reading, !isKnown ? EXPORT_SAYINGS.lineAddressThen : EXPORT_SAYINGS.lineOtherSite({ url: address })) as undefined;
  if (reading.start === undefined) {
    reading.start = url.href;
    reading.base ??= url.href;
    if (!url.search && !url.hash) return undefined;
  }
  put(reading, { type: 'navigate', to: 'url', url: url.href }, { tab });
  return undefined;
}

/** The part of an address that is compared, from a string, a regular expression without special characters, or a comparing function. */
export function addressIn(value: TestValue | undefined): string | undefined {
  const text = textValueOf(value);
  if (text !== undefined) {
    const part = text.split('*').sort((one, other) => other.length - one.length)[0] ?? '';
    return parseUrl(part) ? pathOf(part) : part || undefined;
  }
  if (value?.is !== 'pattern') return undefined;
  const part = value.source.replace(/^\^|\$$|^\.\*|\.\*$/g, '').replace(/\\([/.?-])/g, '$1');
  return /[()[\]{}*+^$|\\]/.test(part) ? undefined : part;
}

/** Reads `keyboard` methods: the keys go to the focused element. */
export function pressKeys(tab: number, method: string, [given]: readonly TestValue[], reading: TestReading): boolean {
  const text = textValueOf(given);
  if (text === undefined) return false;
  if (method === 'press') put(reading, { type: 'press', key: keyName(text) }, { tab });
  else if (method === 'type' || method === 'insertText') put(reading, { type: 'type', text, mode: 'append' }, { tab });
  else return false;
  return true;
}

/** Reads `mouse.wheel` as a scroll by that many CSS px. False if the distances are unknown. */
export function turnWheel(tab: number, method: string, [right, down]: readonly TestValue[], reading: TestReading): boolean {
  const [x, y] = [numberValueOf(right), numberValueOf(down)];
  if (reading.isOwn && (method === 'down' || method === 'up')) return true;
  if (method !== 'wheel' || x === undefined || y === undefined) return false;
  if (y) put(reading, { type: 'scroll', direction: y > 0 ? 'down' : 'up', amount: Math.abs(y) }, { tab });
  if (x) put(reading, { type: 'scroll', direction: x > 0 ? 'right' : 'left', amount: Math.abs(x) }, { tab });
  return true;
}

/** Abra answers only dialogs whose text it knows, and the test does not contain the text of this one. */
function answerDialog(event: TestValue | undefined, reading: TestReading): undefined {
  if (textValueOf(event) === 'dialog') note(reading, FILE_SAYINGS.noteDialog);
  return undefined;
}
