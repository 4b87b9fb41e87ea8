/*
 * Words that are understood in every language that is here, whether commands may be said in it or not. `a|b` are alternatives; case, accents and width do
 * not matter. Texts of the scripts that put no spaces between words are searched for them anywhere.
 */

/** How applications call what cannot be undone; `$` ends a whole word. `src/model/risk/risk-label` says how each list is used. */
export interface RiskWords {
  /** Pay, delete, send, publish: at the beginning or the end of a label, and in a short label anywhere. */
  final: string;
  /** Grave as the whole label: they are nouns elsewhere ("blog post"), or begin another word where no spaces stand between. */
  finalAlone?: string;
  /** Grave with one of `objects` in the same label ("close account"); both as the beginnings of words. */
  verbs: string;
  objects: string;
  /** At the beginning or end of a label they make a thing of the deed (a place, a list, a state), or take it back: "payment methods", "undo". */
  harmless?: string;
  /** They say that something is done, and not what; the block around says that. Whole labels. "Next" is none: a step of many is not the last one. */
  generic: string;
  /** Generic at the beginning of a label: "continue as Ann". */
  genericStart?: string;
  /** A label that begins so says yes, whatever follows. */
  yes?: string;
  /** To send off a form: one deed, and in most languages one word with what sends a letter. Whole labels. */
  submit: string;
  /** Grave on a button that read otherwise before; harmless on many others. */
  finalWhereReworded?: string;
  /** Who says another one of these may mean something else by it. */
  spends?: string;
  /** Beside an amount of money it is paid; harmless without. */
  finalWithAmount?: string;
  /** In the address of a link: pages that are called so and only opened by it, where nothing is named that it is done to. */
  pages?: string;
  /** A deed on a button, and a thing in most addresses ("/orders/7"). */
  alsoThings?: string;
  /** An address with this word ends the session; written as one word. */
  leaves?: string;
}

/** What a secret is for. It names the secret where nobody else has: `{{secret:password}}`. */
export type SecretKind =
  | 'password'
  | 'one-time-code'
  | 'card-code'
  | 'card-number'
  | 'card-expiry'
  | 'card-expiry-month'
  | 'card-expiry-year'
  | 'pin'
  | 'api-key'
  | 'token'
  | 'private-key'
  | 'recovery-code'
  | 'social-security-number'
  | 'iban';

/** What is a secret only together with another word: a security code, an API key, a card number. */
export type SecretNoun = 'code' | 'number' | 'key' | 'card';

/**
 * What fields of secrets are called. Latin words of three letters, and those with `=`, stand alone; others may be part of a compound or bent
 * ("Benutzerpasswort", "паролем").
 */
export interface SecretWords {
  nouns: Record<SecretNoun, string>;
  /** Words that say it alone. */
  alone: { password: string } & Partial<Record<SecretKind, string>>;
  /** Words that say it together with its noun (`src/model/secret-words` says which): "security" with "code". */
  together: { 'one-time-code': string } & Partial<Record<SecretKind, string>>;
  /** At the end they make it something about a secret, and no secret: "API key name", "Token expiry". */
  about?: string;
}

/** How pages call the control that closes what is in the way, as whole labels without signs (`src/page/dismiss`). */
export interface DismissWords {
  /** Close, skip, got it, not now, no thanks: it closes without choosing. */
  closes: string;
  /** Cookie choices that allow the least. */
  refuses: string;
  /** Cookie choices that allow all: taken only where nothing allows less. */
  accepts: string;
  /** What a notice offers as its only way on: nothing is decided by it, for there is nothing else to choose. */
  goesOn: string;
  /** In a text that speaks of cookies or of consent to tracking. */
  aboutCookies: string;
}
