import type { Grammar, Names } from './grammar';
import type { Sayings } from './sayings';

/** A language that commands without a model may be said in, and that Abra answers them in. */
export interface FullPack {
  kind: 'full';
  /** Its code by BCP 47: "de". */
  id: string;
  /** Are its words separated by spaces? */
  spaced: boolean;
  /** A pattern that texts of this language match and those of no other: by it words that are no command are told to be of it. */
  onlyItsOwn?: string;
  grammar: Grammar;
  names: Names;
  say: Sayings;
}

/** What Abra knows of one language. Adding one is adding a folder: docs in CONTRIBUTING.md. */
export type LanguagePack = FullPack;
