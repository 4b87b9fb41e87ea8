import { joinParts, joinWords } from '../join';
import { PACKS } from '../packs';
import type { SecretKind, SecretNoun } from '../words';

const noun = (which: SecretNoun) => joinParts(PACKS.map(({ secrets }) => secrets?.nouns?.[which]));
const alone = (kind: SecretKind) => joinParts(PACKS.map(({ secrets }) => secrets?.alone?.[kind]));
const together = (kind: SecretKind) => joinParts(PACKS.map(({ secrets }) => secrets?.together?.[kind]));

/** Nouns in all languages. */
export const NOUNS: Readonly<Record<string, string>> = { code: noun('code'), key: noun('key'), card: noun('card') };

/**
 * What fields of secrets are called in all languages, in the first row that fits: words that say it alone, or a noun (one of several, `code|key`) and a
 * word that has to stand beside it.
 */
export const SECRET_WORDS: readonly (readonly [kind: SecretKind, alone: string, nouns?: string, together?: string])[] = [
  ['one-time-code', alone('one-time-code'), 'code', together('one-time-code')],
  ['card-code', alone('card-code'), 'code', together('card-code')],
  ['recovery-code', alone('recovery-code'), 'code|key', together('recovery-code')],
  ['password', alone('password')],
  ['card-number', alone('card-number'), 'card', noun('number')],
  ['pin', alone('pin')],
  ['private-key', alone('private-key'), 'key', together('private-key')],
  ['api-key', alone('api-key'), 'key', together('api-key')],
  ['token', alone('token')],
  ['social-security-number', alone('social-security-number')],
  ['iban', alone('iban')],
];

/** Something about a secret, and not the secret: "API key name", "Token expiry"; "parola chiave" is a keyword. */
export const ABOUT_SECRETS = joinWords(PACKS.map(({ secrets }) => secrets?.about));
