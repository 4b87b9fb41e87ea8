import type { Intent } from '../../languages/grammar';
import { commandLanguages } from '../../languages/joined/command-languages';
import { once } from '../../lib/once';
import { wordList } from './grammars';
import { comparable } from './text-fit';
import { firstWords } from './typos';

/** Is it a word for things, that tells nothing of them? */
export const isThing = (word: string, language: string): boolean => wordsFor(language).things.has(comparable(word).normal);

/** What is done by using what was named; to write, delete or send is none of it, unless a control is called so. */
const USES = ['click', 'open', 'goTo', 'select', 'check', 'uncheck'] as const satisfies readonly Intent[];

/** The first words of a language's commands that use what they name, with their intents; and its words that tell nothing. English ones are known everywhere. */
export const wordsFor = (language: string) => wordsByLanguage().get(language) ?? (wordsByLanguage().get('en') as LanguageWords);

interface LanguageWords {
  does: ReadonlySet<string>;
  /** Words for things: they tell nothing, but may be part of a name. */
  things: ReadonlySet<string>;
  /** Words for what pages hold: they tell nothing of what is there. */
  contents: ReadonlySet<string>;
  small: ReadonlySet<string>;
  /** Words of courtesies: "want", "like". They may be a name too. */
  polite: ReadonlySet<string>;
}

const wordsByLanguage = once(
  () =>
    new Map(
      commandLanguages().map(({ id, grammar, names }): [string, LanguageWords] => {
        const first = USES.flatMap((intent) => grammar.commands[intent] ?? []).flatMap(firstWords);
        const does = new Set([...first, ...wordList(grammar.uses)]);
        const { articles, polite, trailing, prepositions = '', silentArticles = '' } = grammar;
        // "with the text", "if you can" have words that say more than they do.
        const small = [articles, polite, trailing, prepositions, silentArticles]
          .flatMap(wordList)
          .flatMap((one) => (one.includes(' ') ? [] : comparable(one).words));
        const others = (words: string[]) => new Set(words.filter((word) => !does.has(word)));
        const courteous = new Set([polite, trailing].flatMap(wordList).flatMap((one) => comparable(one).words));
        return [
          id,
          {
            does,
            polite: courteous,
            small: others(small),
            things: others(wordList(names.things)),
            contents: others(wordList(names.contents)),
          },
        ];
      }),
    ),
);

/** The first words of a language's commands that do more than use what they name (`others`), and of those that undo (`against`). */
export const deedsFor = (language: string) => deedsByLanguage().get(language) ?? { others: new Set<string>(), against: new Set<string>() };

const deedsByLanguage = once(
  () =>
    new Map(
      commandLanguages().map(({ id, grammar }): [string, { others: ReadonlySet<string>; against: ReadonlySet<string> }] => {
        const { does } = wordsFor(id);
        const all = Object.values(grammar.commands).flat().flatMap(firstWords);
        const checks = new Set([...grammar.commands.check, ...grammar.commands.open].flatMap(firstWords));
        const against = [...grammar.commands.uncheck, ...grammar.commands.close].flatMap(firstWords).filter((word) => !checks.has(word));
        return [id, { others: new Set(all.filter((word) => !does.has(word))), against: new Set(against) }];
      }),
    ),
);

/** Texts that a person may call it by; those that nobody sees tell nothing here. */
export const SEEN = new Set(['name', 'placeholder', 'description', 'beside', 'value']);
