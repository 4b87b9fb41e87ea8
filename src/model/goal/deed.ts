import { CLAUSES } from '../../languages/joined/goal-words';
import { sayLandmark } from '../landmark-words';
import type { Operation, OperationType } from '../operation';
import { EFFECTS, ROWS } from '../operations/rows';
import type { Fingerprint } from '../target';
import type { Clause } from './clauses';
import { tellingWords, wordsIn } from './telling-words';

/** An operation as evidence for a clause: what it was, and all texts that say what it was for. */
export interface Deed {
  type: OperationType;
  /** What it is called, what it typed or chose, what stood around it. */
  texts: readonly string[];
  /** It also sent what it typed. */
  submits?: boolean;
}

/** An operation as a deed; `more` is what else tells what it was for. */
export function deedOf(operation: Operation, more: readonly (string | undefined)[] = []): Deed {
  const print = 'fingerprint' in operation ? operation.fingerprint : undefined;
  const texts = [...more, ...ownTexts(operation), ...(print ? textsOf(print) : 'selector' in operation ? [operation.selector] : [])];
  const submits = (operation.type === 'type' && operation.submit) || (operation.type === 'press' && /enter/i.test(operation.key));
  return {
    type: operation.type,
    texts: texts.filter((text): text is string => text !== undefined && text !== ''),
    ...(submits ? { submits: true } : {}),
  };
}

/** All that a fingerprint says in words; of its selectors those that a person wrote: ids, test ids, names. */
export function textsOf({ name, text, label, placeholder, attributes, landmarks, selectors, role }: Fingerprint): (string | undefined)[] {
  return [
    name,
    text,
    label,
    placeholder,
    role,
    ...Object.values(attributes),
    ...landmarks.map(sayLandmark),
    ...selectors.filter((one) => /[#[]/.test(one)),
  ];
}

/** The words that a deed has in its texts. */
export const wordsOfTexts = ({ texts }: Deed): string[] => texts.flatMap((text) => [...tellingWords(text), ...wordsIn(text)]);

/** And those by which an operation of its kind is asked for. */
export const wordsOfDeed = (deed: Deed): string[] => [...wordsOfTexts(deed), ...ROWS[deed.type].askedBy];

/** One thing that a deed did. */
export interface Part {
  words: ReadonlySet<string>;
  /** May this clause be what it was for? */
  fits: (clause: Clause) => boolean;
}

/** A deed is one thing, but typing also goes to the field and may send it, and choosing also opens the menu. */
export function partsOf(deed: Deed): Part[] {
  const words = new Set(wordsOfDeed(deed));
  const parts: Part[] = [{ words, fits: () => true }];
  if (EFFECTS[deed.type] === 'writes' || deed.type === 'select')
    parts.push({ words, fits: (clause) => clause.words.some((word) => GOES_THERE.has(word)) });
  if (deed.submits) parts.push({ words: new Set([...words, ...SENDS]), fits: (clause) => clause.words.some((word) => SENDS.has(word)) });
  return parts;
}

const GOES_THERE = new Set(['#click', '#open', '#visit']);
const SENDS = new Set(['#search', '#click', '#login', '#add', '#create', ...CLAUSES.sends.split('|')]);

function ownTexts(operation: Operation): readonly (string | undefined)[] {
  const texts = ROWS[operation.type].texts as (operation: Operation) => readonly (string | undefined)[];
  return texts(operation);
}
