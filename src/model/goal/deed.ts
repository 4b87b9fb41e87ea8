import { CLAUSES } from '../../languages/joined/goal-words';
import { EFFECTS, ROWS } from '../operations/rows';
import type { Landmark } from '../page/landmark';
import { sayLandmark } from '../page/landmark-words';
import type { Fingerprint } from '../page/target';
import type { Operation, OperationType } from '../plan/operation';
import type { Clause } from './clauses';
import { tellingWords, wordsIn } from './telling-words';

/** An operation as evidence for a clause: its type, and all texts that say what it was for. */
export interface Deed {
  type: OperationType;
  /** The target's name, the typed or chosen text, the landmarks around it. */
  texts: readonly string[];
  /** It also submitted what it typed. */
  submits?: boolean;
  /** It reads where the answer stood before, if that is so again: nobody knows beforehand. */
  ifThere?: boolean;
  /** It acted on one of several alike: in a row, a list item, a card. */
  ofItem?: boolean;
}

/** An operation as a deed; `more` are further texts that say what it was for, `found` the element that it hit. */
export function deedOf(operation: Operation, more: readonly (string | undefined)[] = [], found?: Fingerprint): Deed {
  const print = found ?? ('fingerprint' in operation ? operation.fingerprint : undefined);
  const texts = [...more, ...ownTexts(operation), ...(print ? textsOf(print) : 'selector' in operation ? [operation.selector] : [])];
  const submits = (operation.type === 'type' && operation.submit) || (operation.type === 'press' && /enter/i.test(operation.key));
  return {
    type: operation.type,
    texts: texts.filter((text): text is string => text !== undefined && text !== ''),
    ...(submits ? { submits: true } : {}),
    ...(operation.type === 'extract' && operation.optional ? { ifThere: true } : {}),
    ...(print?.landmarks.some(isItem) ? { ofItem: true } : {}),
  };
}

/** One of several alike, that is told from the others by a name. */
const isItem = ({ kind, name }: Landmark): boolean => name !== undefined && ITEMS.has(kind);
const ITEMS = new Set(['row', 'listitem', 'item', 'article', 'treeitem']);

/** All texts of a fingerprint; of its selectors those that a person wrote: ids, test ids, names. */
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

/** The telling words in a deed's texts. */
export const wordsOfTexts = ({ texts }: Deed): string[] => texts.flatMap((text) => [...tellingWords(text), ...wordsIn(text)]);

/** The same and the words by which its type of operation is asked for. */
export const wordsOfDeed = (deed: Deed): string[] => [...wordsOfTexts(deed), ...ROWS[deed.type].askedBy];

/** One thing that a deed did. */
export interface DeedPart {
  words: ReadonlySet<string>;
  /** May the clause be what it was for? */
  fits: (clause: Clause) => boolean;
}

/** The parts of a deed: typing also reaches the field and may submit it, choosing also opens the menu; other deeds are one part. */
export function deedPartsOf(deed: Deed): DeedPart[] {
  const words = new Set(wordsOfDeed(deed));
  const parts: DeedPart[] = [{ words, fits: () => true }];
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
