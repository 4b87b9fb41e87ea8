import type { GoalVerb } from '../../languages/goals';
import { LEXICON } from '../../languages/joined/goal-words';

/*
 * The few words of the common languages that recall must understand without a model: which verbs mean the same deed, what says nothing, what separates
 * the parts of a goal (`Lexicon` of the language packs). Everything else is compared literally, in any language. Folded as `words` folds.
 */

const byWord = (verbs: readonly (readonly [GoalVerb, string])[]) =>
  new Map(verbs.flatMap(([verb, said]) => said.split('|').map((word): [string, GoalVerb] => [word, verb])));
const set = (words: string): ReadonlySet<string> => new Set(words.split('|'));

const classes = byWord(LEXICON.verbs);
const pairs = byWord(LEXICON.verbPairs);
const fillers = set(LEXICON.fillers);
const kinds = set(LEXICON.kinds);
const connectors = set(LEXICON.connectors);
const relations = set(LEXICON.relations);

export const verbOf = (word: string): GoalVerb | undefined => classes.get(word);
export const verbOfPair = (first: string, second: string): GoalVerb | undefined => pairs.get(`${first} ${second}`);
export const isConnector = (word: string): boolean => connectors.has(word) && !relations.has(word);
export const isRelation = (word: string): boolean => relations.has(word);
export const isFiller = (word: string): boolean => fillers.has(word) && !relations.has(word);
export const isKind = (word: string): boolean => kinds.has(word);
