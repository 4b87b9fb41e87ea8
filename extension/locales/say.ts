import { IntlMessageFormat } from 'intl-messageformat';
import type { SayingKind } from '../../src/model/saying';
import { ENGLISH } from '../../src/model/sayings/english';
import en from './en.json';
import type { Language } from './languages';

export type MessageKey = keyof typeof en | `said.${SayingKind}`;
type Values = Record<string, string | number>;
type Catalogue = Record<MessageKey, string>;

const english = {
  ...en,
  ...Object.fromEntries(Object.entries(ENGLISH).map(([kind, message]) => [`said.${kind}`, message])),
} as Catalogue;

const LOADERS: Record<Exclude<Language, 'en'>, () => Promise<{ default: Partial<Catalogue> }>> = {
  de: () => import('./de.json'),
  fr: () => import('./fr.json'),
  es: () => import('./es.json'),
  pt: () => import('./pt.json'),
  ja: () => import('./ja.json'),
  zh: () => import('./zh.json'),
};

let inUse: { language: Language; catalogue: Partial<Catalogue> } = { language: 'en', catalogue: english };
let formats: { [Key in MessageKey]?: IntlMessageFormat } = {};

/** Sets the language of all messages; to be called before anything is said, as tables of words are made once. */
export async function setLanguage(language: Language): Promise<void> {
  inUse = { language, catalogue: language === 'en' ? english : (await LOADERS[language]()).default };
  formats = {};
}

/** The language in use, for `Intl` and `lang`. */
export const language = (): Language => inUse.language;

/** A message of the catalogue in the language in use, with its values. */
export const say = (key: MessageKey, values?: Values): string => String(formatOf(key).format(values));

/** A message with marks: `<b>{name}</b>`. `marks` makes of each what is shown. */
export function sayMarked<Shown>(
  key: MessageKey,
  values: Values,
  marks: Record<string, (text: string, at: number) => Shown>,
): (string | Shown)[] {
  let at = 0;
  const made = Object.entries(marks).map(([tag, make]) => [tag, (parts: (string | Shown)[]) => make(parts.join(''), at++)] as const);
  const said = formatOf(key).format<Shown>({ ...values, ...Object.fromEntries(made) });
  return Array.isArray(said) ? said : [said as string | Shown];
}

/** Facts beside each other in one line: "6 steps · 8.8 s". What is empty is left out. */
export const sayFacts = (facts: readonly (string | undefined)[]): string => facts.filter(Boolean).join(say('between'));

/** Whole sentences one after another: some languages have no space between them. */
export const saySentences = (sentences: readonly string[]): string => sentences.join(WITHOUT_SPACES.has(language()) ? '' : ' ');
const WITHOUT_SPACES: ReadonlySet<Language> = new Set(['ja', 'zh']);

/** Things one after another: "a, b, c". */
export const sayList = (things: readonly string[]): string => things.join(say('comma'));

/** What a language lacks is said in English. */
function formatOf(key: MessageKey): IntlMessageFormat {
  const own = inUse.catalogue[key];
  formats[key] ??= new IntlMessageFormat(own ?? english[key], own === undefined ? 'en' : inUse.language);
  return formats[key];
}
