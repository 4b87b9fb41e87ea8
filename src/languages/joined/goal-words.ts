import type { ClausePatterns, Courtesy, GoalVerb, Lexicon, Naming, SiteStates, ValuePatterns } from '../goals';
import { joinPatterns, joinWords } from '../join';
import { PACKS } from '../packs';

/** Patterns of the languages that put spaces between words, and of those that do not. */
export interface Patterns {
  spaced: string;
  unspaced: string;
}

const words = (list: Exclude<keyof Lexicon, 'verbs' | 'verbPairs'>) => joinWords(PACKS.map(({ goals }) => goals?.lexicon?.[list]));
const clause = (list: keyof ClausePatterns) => joinPatterns(PACKS.map(({ goals }) => goals?.clauses?.[list]));
const value = (list: keyof ValuePatterns) => joinPatterns(PACKS.map(({ goals }) => goals?.values?.[list]));
const courtesy = (list: keyof Courtesy) => joinPatterns(PACKS.map(({ goals }) => goals?.courtesy?.[list]));
const state = (list: keyof SiteStates) => joinPatterns(PACKS.map(({ goals }) => goals?.states?.[list]));
const naming = (list: keyof Naming) => joinPatterns(PACKS.map(({ goals }) => goals?.naming?.[list]));

function apart(part: 'clauses' | 'values', list: string): Patterns {
  const of = (isSpaced: boolean) =>
    joinPatterns(
      PACKS.filter(({ spaced }) => spaced === isSpaced).map(({ goals }) => (goals?.[part] as Record<string, string> | undefined)?.[list]),
    );
  return { spaced: of(true), unspaced: of(false) };
}

const VERB_NAMES: readonly GoalVerb[] = [
  ...(['choose', 'reset', 'clear', 'remove', 'open', 'visit', 'close', 'search', 'type'] as const),
  ...(['add', 'create', 'enable', 'disable', 'click', 'sort', 'login', 'logout'] as const),
];
const verbs = (which: 'verbs' | 'verbPairs') =>
  VERB_NAMES.map((verb): [GoalVerb, string] => [verb, joinWords(PACKS.map(({ goals }) => goals?.lexicon?.[which]?.[verb]))]);

/** The lexicon of all languages. */
export const LEXICON = {
  verbs: verbs('verbs'),
  verbPairs: verbs('verbPairs').filter(([, said]) => said !== ''),
  fillers: words('fillers'),
  roles: words('roles'),
  rolesBehind: words('rolesBehind'),
  connectors: words('connectors'),
  kinds: words('kinds'),
  relations: words('relations'),
};

/** `ClausePatterns` of all languages. */
export const CLAUSES = {
  breaks: apart('clauses', 'breaks'),
  goesOn: clause('goesOn'),
  asksAtEnd: clause('asksAtEnd'),
  tells: apart('clauses', 'tells'),
  tellsFirst: apart('clauses', 'tellsFirst'),
  checks: apart('clauses', 'checks'),
  checksFirst: apart('clauses', 'checksFirst'),
  waits: apart('clauses', 'waits'),
  conditions: apart('clauses', 'conditions'),
  superlatives: clause('superlatives'),
  bounds: clause('bounds'),
  firsts: clause('firsts'),
  quantifiers: apart('clauses', 'quantifiers'),
  counts: clause('counts'),
  sends: clause('sends'),
};

/** `Courtesy` of all languages. */
export const COURTESY = { opens: courtesy('opens'), asks: courtesy('asks'), begins: courtesy('begins'), ends: courtesy('ends') };

/** `ValuePatterns` of all languages; articles and nouns stay together by language. */
export const VALUES = {
  introductions: PACKS.flatMap(({ goals }) => {
    const { articles, nouns, nounEnd = '' } = goals?.values ?? {};
    return articles && nouns ? [{ articles, nouns, nounEnd }] : [];
  }),
  introduction: value('introduction'),
  refers: value('refers'),
  possessives: value('possessives'),
  points: value('points'),
  pointsFirst: value('pointsFirst'),
  pointsBack: value('pointsBack'),
  carriesMore: value('carriesMore'),
  describes: value('describes'),
  is: value('is'),
  copulas: apart('values', 'copulas'),
  into: value('into'),
  with: value('with'),
  determiners: value('determiners'),
  continues: value('continues'),
};

/** `SiteStates` of all languages. */
export const STATES = {
  captcha: state('captcha'),
  login: state('login'),
  down: state('down'),
  nothing: state('nothing'),
  loading: state('loading'),
};

/** `Naming` of all languages. */
export const NAMING = { searches: naming('searches'), leadsOn: naming('leadsOn') };
