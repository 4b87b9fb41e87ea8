import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it, test } from 'vitest';
import { LANGUAGES, languageFor } from './languages';

type Element = ReturnType<IntlMessageFormat['getAst']>[number];

/** The kinds of elements as the parser numbers them: 5 is a select, 6 a plural, 8 a mark such as `<b>`. */
const SELECT = 5;
const PLURAL = 6;
const MARK = 8;

const catalogue = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, `${language}.json`), 'utf8'));
const en = catalogue('en');
const others = Object.keys(LANGUAGES).filter((language) => language !== 'en');

/** Names, signs and words that are the same in two languages. */
const isWord = (text: string) => /[a-z]{3} [a-z]{3}/i.test(text.replace(/[{][^{}]*[}]|<[^>]*>/g, ''));

it('has a file for each language and no other', () => {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.json') && file !== 'tsconfig.json');
  expect(files.sort()).toEqual(
    Object.keys(LANGUAGES)
      .map((language) => `${language}.json`)
      .sort(),
  );
});

describe.each(Object.keys(LANGUAGES))('%s', (language) => {
  const said = catalogue(language);

  it('has each message and no other', () => {
    expect(Object.keys(said).sort()).toEqual(Object.keys(en).sort());
  });

  it('has the values, choices and marks of the English message in each', () => {
    const differing = Object.keys(en).filter((key) => String(argumentsOf(said[key]!, language)) !== String(argumentsOf(en[key]!, 'en')));
    expect(differing).toEqual([]);
  });

  it('has each plural of the language for whole numbers that are said', () => {
    const rules = new Intl.PluralRules(language);
    const needed = [...new Set(Array.from({ length: 1001 }, (_, number) => rules.select(number)))];
    const lacking = Object.entries(said).filter(([, text]) =>
      pluralsIn(ast(text, language)).some((options) => !needed.every((one) => options.includes(one) || options.includes('other'))),
    );
    const withoutOne = Object.entries(said).filter(
      ([, text]) => needed.includes('one') && pluralsIn(ast(text, language)).some((options) => !options.includes('one')),
    );
    expect([...lacking, ...withoutOne]).toEqual([]);
  });
});

test.each(others)('%s has no sentence in English left', (language) => {
  const said = catalogue(language);
  expect(Object.keys(en).filter((key) => said[key] === en[key] && isWord(en[key]!))).toEqual([]);
});

test.each([
  ['', 'de', 'de'],
  ['', 'fr-CA', 'fr'],
  ['', 'xx', 'en'],
  ['es', 'de', 'es'],
  ['klingon', 'de', 'de'],
])('chosen %j in a Chrome in %s is %s', (chosen, chrome, language) => {
  expect(languageFor(chosen, chrome)).toBe(language);
});

const ast = (text: string, language: string) => new IntlMessageFormat(text, language).getAst();

function nested(element: Element): Element[] {
  const inside = element as { options?: Record<string, { value: Element[] }>; children?: Element[] };
  return [...Object.values(inside.options ?? {}).flatMap(({ value }) => value), ...(inside.children ?? [])];
}

function all(elements: Element[]): Element[] {
  return elements.flatMap((element) => [element, ...all(nested(element))]);
}

/** Each argument once: `name`, `b` as a mark, and a select with its choices. A plural is an argument only, as languages differ in them. */
function argumentsOf(text: string, language: string): string[] {
  const found = all(ast(text, language)).flatMap((element) => {
    const { type, value, options } = element as { type: number; value?: string; options?: object };
    if (type === 0 || type === 7) return [];
    if (type === MARK) return [`<${value}>`];
    return type === SELECT ? [`${value}: ${Object.keys(options ?? {}).sort()}`] : [String(value)];
  });
  return [...new Set(found)].sort();
}

const pluralsIn = (elements: Element[]): string[][] =>
  all(elements).flatMap((element) =>
    (element as { type: number }).type === PLURAL ? [Object.keys((element as { options: object }).options)] : [],
  );
