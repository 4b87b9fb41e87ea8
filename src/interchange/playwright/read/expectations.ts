import { FILE_SAYINGS } from '../../../model/sayings/file-sayings';
import { addressIn } from './act-on-page';
import { locatorTarget, saidIn } from './locators';
import { nodeIn, nodesIn } from './parse-source';
import { note, put, type TestReading } from './reading';
import { type Locator, numberValueOf, type TestValue, textValueOf } from './values';

type Expecting = TestValue & { is: 'expect' };

/** Turns an expectation into an assertion. One that Abra cannot express is left out and noted. */
export function expectation({ subject, not }: Expecting, matcher: string, given: readonly TestValue[], reading: TestReading): void {
  const [wanted] = given;
  if (subject.is === 'page') return ofPage(matcher, wanted, not, subject.tab, reading);
  if (subject.is === 'locator') return ofElement(subject.locator, matcher, wanted, not, reading);
  if (subject.is === 'reading') return ofReading(subject, matcher, wanted, not, reading);
  note(reading, FILE_SAYINGS.noteExpectationOther({ name: matcher }));
}

function ofPage(matcher: string, wanted: TestValue | undefined, not: boolean, tab: number, reading: TestReading): void {
  const part = matcher === 'toHaveURL' && !not ? (addressIn(wanted) ?? comparedIn(wanted, reading)) : undefined;
  if (part) put(reading, { type: 'assert', url: part }, { tab });
  else note(reading, FILE_SAYINGS.noteExpectation({ name: `${not ? 'not.' : ''}${matcher}` }));
}

/** The text that a predicate such as `(url) => url.pathname === '/cart'` or `(url) => url.href.includes('/cart')` compares with. */
function comparedIn(wanted: TestValue | undefined, reading: TestReading): string | undefined {
  const body = wanted?.is === 'function' ? nodeIn(wanted.node, 'body') : undefined;
  const side =
    body?.type === 'BinaryExpression' ? nodeIn(body, 'right') : body?.type === 'CallExpression' ? nodesIn(body, 'arguments')[0] : undefined;
  if (wanted?.is !== 'function' || !side) return undefined;
  return textValueOf(reading.evaluate(side, wanted.scope));
}

function ofElement(locator: Locator, matcher: string, wanted: TestValue | undefined, not: boolean, reading: TestReading): void {
  const target = locatorTarget(locator);
  const visible = VISIBLE[matcher] ?? (matcher === 'toHaveCount' && numberValueOf(wanted) === 0 ? false : undefined);
  if (visible !== undefined) return put(reading, { type: 'assert', ...target, visible: visible !== not }, { locator });
  const said = wanted && saidIn(wanted, true);
  if (!not && said && /^(toHaveText|toContainText)$/.test(matcher))
    return put(reading, { type: 'assert', ...target, text: said.text }, { locator });
  if (!not && said && matcher === 'toHaveValue') return put(reading, { type: 'assert', ...target, value: said.text }, { locator });
  if (!not && matcher === 'toHaveText' && wanted?.is === 'list') return ofEach(locator, wanted.items, reading);
  if (!not && matcher === 'toBeEmpty') return put(reading, { type: 'assert', ...target, value: '' }, { locator });
  note(reading, FILE_SAYINGS.noteExpectation({ name: `${not ? 'not.' : ''}${matcher}` }));
}

const VISIBLE: Record<string, boolean> = { toBeVisible: true, toBeInViewport: true, toBeHidden: false };

/** One text for each element in their order, and no element more. */
function ofEach(locator: Locator, texts: readonly TestValue[], reading: TestReading): void {
  const nth = (at: number): Locator => ({ ...locator, parts: [...locator.parts, { selector: `nth=${at}` }] });
  for (const [at, text] of texts.entries()) ofElement(nth(at), 'toHaveText', text, false, reading);
  ofElement(nth(texts.length), 'toBeHidden', undefined, false, reading);
}

/** Reads an expectation of a value, as in `expect(await page.textContent('h1')).toBe('Cart')`. */
function ofReading(
  subject: TestValue & { is: 'reading' },
  matcher: string,
  wanted: TestValue | undefined,
  not: boolean,
  reading: TestReading,
): void {
  const text = textValueOf(wanted);
  if (not || text === undefined || !/^(toBe|toEqual|toContain|toMatch|toStrictEqual)$/.test(matcher) || subject.of === 'title')
    return note(reading, FILE_SAYINGS.noteExpectation({ name: `${not ? 'not.' : ''}${matcher}` }));
  const { locator } = subject;
  const target = locator ? locatorTarget(locator) : {};
  const said = subject.of === 'url' ? { url: addressIn(wanted) ?? text } : subject.of === 'value' ? { value: text } : { text };
  put(reading, { type: 'assert', ...target, ...said }, locator ? { locator } : {});
}
