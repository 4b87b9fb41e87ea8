import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it, test } from 'vitest';
import { ENGLISH } from '../../src/model/sayings/english';
import { LANGUAGES, languageFor } from './languages';

type Element = ReturnType<IntlMessageFormat['getAst']>[number];

/** The kinds of elements as the parser numbers them: 5 is a select, 6 a plural, 8 a mark such as `<b>`. */
const SELECT = 5;
const PLURAL = 6;
const MARK = 8;

const catalogue = (language: string): Record<string, string> => ({
  ...JSON.parse(readFileSync(path.join(import.meta.dirname, `${language}.json`), 'utf8')),
  ...(language === 'en' && Object.fromEntries(Object.entries(ENGLISH).map(([kind, message]) => [`said.${kind}`, message]))),
});
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

  const missing = Object.keys(en).filter((key) => !(key in said));

  it('has no message that English has not', () => {
    expect(Object.keys(said).filter((key) => !(key in en))).toEqual([]);
  });

  it(`lacks ${missing.join(', ') || 'nothing'}`, () => {
    // A young sentence may be said in English; `npm run package` takes none that is.
    if (process.env['RELEASE']) expect(missing).toEqual([]);
  });

  it('has the values, choices and marks of the English message in each', () => {
    const differing = Object.keys(said).filter((key) => String(argumentsOf(said[key]!, language)) !== String(argumentsOf(en[key]!, 'en')));
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

/** Forms of the voice that a language does not use: docs/words.md has the voice of each. */
const OTHER_VOICES: Record<string, RegExp> = {
  de: /(?<!\p{L})(?:du|dich|dir|deine?[rmns]?)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:tu|toi|tes)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:usted(?:es)?|[Pp]ulse|[Ee]lija|[Ee]scriba|[Aa]ñada|[Ss]uelte|[Vv]uelva|[Ss]eleccione|[Rr]ecargue|[Cc]ompruebe|[Ii]ntente|[Ee]spere|[Cc]ambie|[Uu]se|[Pp]onga)(?!\p{L})/u,
  pt: /(?<!\p{L})(?:tu|teus?|tuas?|contigo|vós)(?!\p{L})/iu,
  ja: /(?:だ|である|しろ|せよ|なさい)。/u,
  zh: /您/u,
};

/** Straight marks are those of code: words of a page, a person or a file stand in the marks of the language. */
test.each(Object.keys(LANGUAGES))('%s has its own quotation marks, and no straight ones', (language) => {
  expect(Object.entries(catalogue(language)).filter(([, text]) => text.includes('"'))).toEqual([]);
});

/** What stands outside of the panel: pill, icon, notification, menu, keys. */
function outsideWords(language: string): (readonly [key: string, message: string])[] {
  const chrome = JSON.parse(readFileSync(path.join(import.meta.dirname, `../../public/_locales/${language}/messages.json`), 'utf8'));
  return Object.entries<{ message: string }>(chrome).map(([key, { message }]) => [key, message] as const);
}

test.each(others)('%s speaks to the person in one voice', (language) => {
  const voice = OTHER_VOICES[language];
  expect(voice).toBeDefined();
  expect([...Object.entries(catalogue(language)), ...outsideWords(language)].filter(([, text]) => voice?.test(text))).toEqual([]);
});

test.each([
  ['de', 'Lade die Seite neu, wenn du willst.'],
  ['fr', 'Si tu veux, relance.'],
  ['es', 'Suelte los archivos.'],
  ['pt', 'O teu objetivo.'],
  ['ja', 'これはページである。'],
  ['zh', '请重新加载您的页面。'],
])('%s: another voice is found in %j', (language, text) => expect(OTHER_VOICES[language]?.test(text)).toBe(true));

/** About the settings of a program that is not Abra. */
const OF_ANOTHER_PROGRAM = 'settings.tokenShownOnce';

test.each(Object.keys(LANGUAGES))('%s calls the settings what their tab is called', (language) => {
  const said = catalogue(language);
  const tab = said['panel.settings']!.toLowerCase();
  const about = Object.keys(en).filter((key) => /\bsettings\b/i.test(en[key]!) && key !== OF_ANOTHER_PROGRAM);
  expect(about.length).toBeGreaterThan(20);
  expect(about.filter((key) => said[key] && !said[key].toLowerCase().includes(tab))).toEqual([]);
});

/** What Abra is made of, which no message names: docs/words.md has what is said instead. */
const INNER_WORDS: Record<string, RegExp> = {
  en: /\b(?:planner|operations?|fingerprints?|healed|selectors?|combobox|textbox|searchbox|listbox|menuitem|by heart|the person|dry run|params?|(?:this|your) machine)\b/i,
  de: /(?<!\p{L})(?:Planers?|Operation(?:en)?|Fingerabdr[uü]ck\p{L}*|geheilt\p{L}*|Selektor\p{L}*|auswendig|die Person)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:planificateur|opérations?|empreintes?|guérie?s?|sélecteurs?|par cœur|la personne)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:planificador|operación|operaciones|huellas?|curad[oa]s?|selector(?:es)?|la persona)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:planejador|operação|operações|impress(?:ão|ões) digita(?:l|is)|curad[oa]s?|seletor(?:es)?|de cor|a pessoa)(?!\p{L})/iu,
  ja: /プランナー|オペレーション|フィンガープリント|セレクター?|暗記/u,
  zh: /规划器|计划器|指纹|选择器|操作项/u,
};

test.each(Object.keys(LANGUAGES))('%s names nothing that Abra is made of', (language) => {
  const words = INNER_WORDS[language];
  expect(words).toBeDefined();
  const said = Object.entries(catalogue(language)).filter(([, text]) => words?.test(literalsOf(text, language)));
  expect([...said, ...outsideWords(language).filter(([, text]) => words?.test(text))]).toEqual([]);
});

test.each([
  ['en', 'The planner mended a step.'],
  ['de', 'Der Planer hat keine Operation.'],
  ['fr', 'Trouvé par son empreinte'],
  ['es', 'El planificador paró.'],
  ['pt', 'O seletor mudou.'],
  ['ja', 'プランナーを選ぶ'],
  ['zh', '选择器无效'],
])('%s: a word of the inside is found in %j', (language, text) => expect(INNER_WORDS[language]?.test(text)).toBe(true));

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

/** What is read of a message: the names of its values and choices are not. */
const literalsOf = (text: string, language: string): string =>
  all(ast(text, language))
    .flatMap((element) => ((element as { type: number }).type === 0 ? [(element as { value: string }).value] : []))
    .join(' ');

const pluralsIn = (elements: Element[]): string[][] =>
  all(elements).flatMap((element) =>
    (element as { type: number }).type === PLURAL ? [Object.keys((element as { options: object }).options)] : [],
  );
