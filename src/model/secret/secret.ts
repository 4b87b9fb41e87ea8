import { ABOUT_SECRETS, NOUNS, SECRET_WORDS } from '../../languages/joined/secret-words';
import type { SecretKind } from '../../languages/words';
import { once } from '../../lib/once';
import { alikeKey } from '../../lib/text';

/** What a field declares about itself. */
export interface FieldSigns {
  type?: string | null | undefined;
  autocomplete?: string | null | undefined;
  /** Accessible name, label, placeholder, and its identifiers. */
  said: readonly (string | null | undefined)[];
  /** It offers entries to choose from: a token is one of those there. */
  offers?: boolean;
}

/**
 * The kind of secret that belongs into this field; undefined for none. The only judge of that: for scanning, recording, screenshots,
 * prompts, storage and export.
 */
export function secretOfField({ type, autocomplete, said, offers = false }: FieldSigns): SecretKind | undefined {
  for (const [, token = ''] of (autocomplete ?? '').matchAll(/([\w-]+)/g)) {
    const kind = AUTOCOMPLETE[token.toLowerCase()];
    if (kind) return kind;
  }
  const words = said.flatMap((text) => (text ? (secretWord(text) ?? []) : [])).filter((kind) => !offers || kind !== 'token');
  return type?.toLowerCase() === 'password' ? (words.find((kind) => kind !== 'iban') ?? 'password') : words[0];
}

const AUTOCOMPLETE: Readonly<Record<string, SecretKind | undefined>> = {
  'current-password': 'password',
  'new-password': 'password',
  'one-time-code': 'one-time-code',
  'cc-number': 'card-number',
  'cc-csc': 'card-code',
  'cc-exp': 'card-expiry',
  'cc-exp-month': 'card-expiry-month',
  'cc-exp-year': 'card-expiry-year',
};

/** The kind of secret that a label or identifier names. Words are split at case, dashes and underscores, so "iPin" and "spinner" name none. */
export function secretWord(text: string): SecretKind | undefined {
  if (text.length > MAX_LABEL_CHARS) return undefined;
  const known = KNOWN.get(text);
  if (known !== undefined) return known || undefined;
  const kind = asked(text);
  if (KNOWN.size >= 2000) KNOWN.clear();
  KNOWN.set(text, kind ?? '');
  return kind;
}
/** A cache: pages show the same labels at each scan. */
const KNOWN = new Map<string, SecretKind | ''>();
/** Longer texts are no labels. */
const MAX_LABEL_CHARS = 120;

/** Does any word in a text name a secret? A quick test; rows that differ by numbers only are tested once. */
export function mayNameSecret(text: string): boolean {
  const alike = text.replace(/\d{3,}/g, '');
  let known = NAMING.get(alike);
  if (known === undefined) {
    any ??= new RegExp(
      rows()
        .flatMap(([, alone, noun]) => [alone.source, ...(noun ? [noun.source] : [])])
        .join('|'),
    );
    known = any.test(spacedKey(alike));
    if (NAMING.size >= 2000) NAMING.clear();
    NAMING.set(alike, known);
  }
  return known;
}
const NAMING = new Map<string, boolean>();
let any: RegExp | undefined;

const spacedKey = (text: string) => ` ${alikeKey(text.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))} `;

let about: RegExp | undefined;

function asked(text: string): SecretKind | undefined {
  about ??= new RegExp(` (?:${ABOUT_SECRETS}) $`);
  const spaced = spacedKey(text);
  const found = rows().find(([, alone, noun, together]) => alone.test(spaced) || (noun?.test(spaced) && together?.test(spaced)));
  return found && !about.test(spaced) ? found[0] : undefined;
}

/** The rows of `SECRET_WORDS` as patterns. */
const rows = once(() =>
  SECRET_WORDS.map(([kind, alone, nouns, together]): readonly [SecretKind, RegExp, RegExp?, RegExp?] =>
    nouns && together
      ? [kind, patternOf(alone), patternOf(nouns.replace(/\w+/g, (noun) => NOUNS[noun] ?? '')), patternOf(together)]
      : [kind, patternOf(alone)],
  ),
);
const patternOf = (words: string) => new RegExp(words.split('|').map(patternOfWord).join('|'));

function patternOfWord(word: string): string {
  const key = alikeKey(word);
  if (key.length < 4 ? /^[a-z]/.test(key) : word.startsWith('=')) return ` ${key} `;
  return /^[a-z]+ /.test(key) ? ` ${key}` : key;
}
