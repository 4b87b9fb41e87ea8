import { fold } from '../fold';
import { en } from '../words/en';
import { GRAMMARS } from '../words/grammars';
import { sayDe } from './de';
import { type SayingName, type Sayings, sayEn } from './en';
import { sayEs } from './es';
import { sayFr } from './fr';
import { sayJa } from './ja';
import { sayPt } from './pt';
import { sayZh } from './zh';

/** Sentences and commands of one language. */
export type Voice = (name: SayingName, values?: Readonly<Record<string, string | number>>) => string;

const VOICES: Readonly<Record<string, Sayings>> = { en: sayEn, de: sayDe, fr: sayFr, es: sayEs, pt: sayPt, zh: sayZh, ja: sayJa };

/** How to say something in the language of a command, by its id; English for an unknown one. */
export function voiceOf(language: string): Voice {
  const sayings = VOICES[language] ?? sayEn;
  return (name, values = {}) => sayings[name].replace(/\{(\w+)\}/g, (whole, slot: string) => String(values[slot] ?? whole));
}

/** Words of English commands; "save as draft" is no Portuguese. */
const ENGLISH: ReadonlySet<string> = new Set(
  Object.values(en.commands)
    .flat()
    .flatMap((template) =>
      fold(template)
        .replace(/\{\w+\}/g, ' ')
        .split(/[^\p{L}]+/u),
    ),
);

/** The language of words that are no command: by their script, else the one whose small words are most of them. */
export function languageOf(text: string): string {
  if (/[\u3040-\u30ff]/.test(text)) return 'ja';
  if (/\p{Script=Han}/u.test(text)) return 'zh';
  const words = fold(text).split(/[^\p{L}\p{N}]+/u);
  const counts = GRAMMARS.map(({ id, articles, pronouns, kinds }) => {
    const known = new Set([...articles, ...pronouns, ...kinds.keys()]);
    return { id, count: words.filter((word) => known.has(word) && (id === 'en' || !ENGLISH.has(word))).length };
  });
  return counts.reduce((best, one) => (one.count > best.count ? one : best)).id;
}
