import type { GoalVerb } from '../../languages/goals';
import { LEXICON } from '../../languages/joined/goal-words';

/**
 * The few words of the common languages that recall must understand without a model: verbs by concept, words without meaning, and what
 * separates the parts of a goal (`Lexicon` of the language packs). Everything else is compared literally, in any language. Normalised like
 * `normalisedWords`.
 */

const byWord = (verbs: readonly (readonly [GoalVerb, string])[]) =>
  new Map(verbs.flatMap(([verb, said]) => said.split('|').map((word): [string, GoalVerb] => [word, verb])));
const set = (words: string): ReadonlySet<string> => new Set(words.split('|'));

const classes = byWord(LEXICON.verbs);
const pairs = byWord(LEXICON.verbPairs);
const fillers = set(LEXICON.fillers);
const roles = set(LEXICON.roles);
const rolesBehind = set(LEXICON.rolesBehind);
const kinds = set(LEXICON.kinds);
const connectors = set(LEXICON.connectors);
const relations = set(LEXICON.relations);

/** The concept of a verb, or undefined. */
export const verbOf = (word: string): GoalVerb | undefined => classes.get(word);
/** The concept of a two-word verb ("log in"), or undefined. */
export const verbOfPair = (first: string, second: string): GoalVerb | undefined => pairs.get(`${first} ${second}`);
/** Does the word only connect clauses ("and", "then")? */
export const isConnector = (word: string): boolean => connectors.has(word) && !relations.has(word);
/** Does the word relate a value to its field ("to", "in")? */
export const isRelation = (word: string): boolean => relations.has(word);
/** Is it a word without meaning for a goal (articles, "please")? */
export const isFiller = (word: string): boolean => fillers.has(word) && !relations.has(word);
/** Does the word say what the words behind it are to the deed ("to", "for")? */
export const isRole = (word: string): boolean => roles.has(word);
/** The same of the words before it. */
export const isRoleBehind = (word: string): boolean => rolesBehind.has(word);
/** Is it a kind of control ("button", "field")? */
export const isKind = (word: string): boolean => kinds.has(word);
