/** What a verb of a goal asks for, whatever word says it. */
export type GoalVerb =
  | 'choose'
  | 'reset'
  | 'clear'
  | 'remove'
  | 'open'
  | 'visit'
  | 'close'
  | 'search'
  | 'type'
  | 'add'
  | 'create'
  | 'enable'
  | 'disable'
  | 'click'
  | 'sort'
  | 'login'
  | 'logout';

/** Words of goals, one by one, without accents; `a|b` are alternatives. What is in no list is compared literally, in any language. */
export interface Lexicon {
  verbs: Partial<Record<GoalVerb, string>>;
  /** Two words that are one verb together: "log in". */
  verbPairs?: Partial<Record<GoalVerb, string>>;
  /** They say nothing: articles, "please". */
  fillers: string;
  /** Those of the fillers that say what the words behind them are to the deed ("to", "for"), where they can mean nothing else in any language. */
  roles?: string;
  /** The same of those that stand behind the words that they are about, as in Japanese. */
  rolesBehind?: string;
  /** They stand between two parts of a goal. "or" does not: it leaves a choice. */
  connectors: string;
  /** Kinds of controls, and words that only point at what was named before: they tell nothing of what a clause is about. */
  kinds: string;
  /** They say where or how; never filler, and never part of a value that is not quoted. */
  relations: string;
}

/** How the clauses of a goal are told from one another and what each wants. Patterns of regular expressions, matched without case between words. */
export interface ClausePatterns {
  /** They stand between two clauses, accented as they are written; not those that another language has for "in" or "I". */
  breaks: string;
  /** A clause that begins so only goes on: "check, whether ...", "sag mir, wie viel ...". */
  goesOn?: string;
  /** Where a question ends with its verb, what stands before belongs to it. */
  asksAtEnd?: string;
  /** They make a clause one that wants something told; `tellsFirst` only at its beginning. */
  tells: string;
  tellsFirst?: string;
  /** They make it one that wants something to be so, which can be held against the page. */
  checks: string;
  checksFirst?: string;
  /** At the beginning: it only waits for something to come. */
  waits: string;
  /** It depends on what the page shows then: "if it is in stock". */
  conditions: string;
  /** Whole words that choose among what is there by how it compares: "cheapest". */
  superlatives: string;
  /** Right before a number they make a bound of it, though some are superlatives: "at most". */
  bounds?: string;
  /** After a superlative they make an order of it: "cheapest first". */
  firsts?: string;
  /** Whole words for all that there is of something: "every". */
  quantifiers?: string;
  /** Whole words for how many or how often: never a matter of wording. */
  counts: string;
  /** Whole words by which a form that was filled is asked to be sent. */
  sends: string;
}

/** Politeness around a goal, as patterns: it says nothing about what to do. */
export interface Courtesy {
  /** Before it: "hey", "ok". */
  opens?: string;
  /** "Could you ...": a question that asks for the deed. */
  asks: string;
  /** Right before the verb. */
  begins?: string;
  /** At the end. */
  ends: string;
}

/** How values are worded that are not in quotes (`src/model/goal/value`), as patterns. */
export interface ValuePatterns {
  /** "the word": articles and nouns that introduce a value, and what may follow the noun. */
  articles?: string;
  nouns?: string;
  nounEnd?: string;
  /** The same as one pattern, in languages without articles. */
  introduction?: string;
  /** At the beginning: "the price of the lens" is content of the page. */
  refers: string;
  possessives?: string;
  /** Whole texts that only point: "it", "the same"; `pointsFirst` at the beginning: "my". */
  points: string;
  pointsFirst?: string;
  /** Words anywhere in a goal that mean what was spoken of before it: "it", "the blue one". */
  pointsBack?: string;
  /** Another value is spoken of: "and my password". */
  carriesMore?: string;
  /** At the beginning: what kind of value is wanted: "a random name". */
  describes: string;
  /** What may stand between the word for a secret and its value: "the password is". */
  is?: string;
  /** The same within the text of a page: "Ihr Code lautet 482913". */
  copulas?: string;
  /** Between a value and its field: "into". */
  into?: string;
  /** They join another field to what stands before it: "with the password". */
  with?: string;
  /** Before the name of a field. */
  determiners?: string;
  /** Right behind a value the sentence goes on. */
  continues?: string;
}

/** What a site says instead of the page that was wanted, as patterns over folded text. */
export interface SiteStates {
  /** It wants to see that a human is there. */
  captcha?: string;
  login: string;
  /** It does not work at the moment. */
  down?: string;
  /** It has nothing for this. */
  nothing?: string;
  /** Its content is still to come: where a line begins, or ends, with it. */
  loading?: string;
}

/** What names of playbooks are made by. */
export interface Naming {
  /** Part of the name of a field that searches. */
  searches: string;
  /** Words that lead on to a value; at the end of a name, where the value was taken out, they say nothing. */
  leadsOn?: string;
}

/** How goals, and what sites say of them, are worded in one language. */
export interface GoalWords {
  lexicon: Lexicon;
  clauses: ClausePatterns;
  courtesy?: Courtesy;
  values: ValuePatterns;
  states: SiteStates;
  naming: Naming;
}
