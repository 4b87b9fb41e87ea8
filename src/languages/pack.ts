import type { GoalWords } from './goals';
import type { Sayings } from './sayings';
import type { Verbs } from './verbs';
import type { DismissWords, RiskWords, SecretWords } from './words';

interface Language {
  /** Its code by BCP 47: "de". */
  id: string;
  /** Do spaces stand around each word, with nothing joined to it? Not in Chinese and Thai, nor in Korean, whose particles stand against the word. */
  spaced: boolean;
}

/** A language that commands without a model may be said in, and that Abra answers them in. All of it has to be there. */
export interface FullPack extends Language {
  kind: 'full';
  /** A pattern that texts of this language match and those of no other: by it words that are no command are told to be of it. */
  onlyItsOwn?: string;
  say: Sayings;
  verbs: Verbs;
  /** Sentences and what each is, for `packs.test`; no part of what is built. */
  examples: { question: string; condition: string };
  goals: GoalWords;
  risk: RiskWords;
  secrets: SecretWords;
  dismiss: DismissWords;
}

/** A language of which words are understood wherever they are met; as many as are known. */
export interface WordPack extends Language {
  kind: 'words';
  goals?: { [Part in keyof GoalWords]?: Partial<GoalWords[Part]> };
  risk?: Partial<RiskWords>;
  secrets?: { [Part in keyof SecretWords]?: Partial<SecretWords[Part]> };
  dismiss?: Partial<DismissWords>;
}

/** What Abra knows of one language. CONTRIBUTING.md says how one is added. */
export type LanguagePack = FullPack | WordPack;
