import type { Kind } from '../../languages/verbs';
import { foldLetters } from '../../lib/text';
import type { Said } from './command';
import { type Name, nameOf } from './names';
import { particles, placeNumber, type Table, tableOf } from './tables';
import { matchTemplate } from './template';

/** How a command names an element, taken apart. Each of its words is in one of these, or nothing is meant by it. */
export interface Phrase {
  /** As it was said, for sentences. */
  spoken: string;
  /** Ways to read the name: without its kind word, and with it as part of the name. Empty: only a kind was said ("the first link"). */
  names: readonly Name[];
  kind?: Kind;
  /** From 1; -1 is the last. */
  ordinal?: number;
  /** Where it stands: the row of "Bob". */
  place?: Name;
  /** It is the name of a thing only where it is all of it: "the option" is any option, unless something is called Option. */
  isKindToo?: true;
}

/** The ways to read what was said as the name of an element, the likeliest first. */
export function readPhrase(said: Said, language: string): Phrase[] {
  const spoken = said.text.trim();
  if (said.quoted) return [{ spoken, names: [nameOf(spoken)] }];
  const table = tableOf(language);
  const whole = plainPhrase(said, table);
  const [name] = whole?.names ?? [];
  // "The newsletter field": the only one of what is called newsletter.
  const inside = whole?.kind && name && whole.names.length > 1 && said.inner === undefined ? [{ ...whole, names: [], place: name }] : [];
  return [...(whole ? kindAlone(whole) : []), ...placed(said, table), ...inside];
}

/** "The second radio": what is called so, else the second one that is a radio. */
function kindAlone(phrase: Phrase): Phrase[] {
  const { kind, ...named } = phrase;
  return phrase.isKindToo ? [named, { ...phrase, names: [] }] : [phrase];
}

/** "Delete in the row of Bob" */
function placed(said: Said, table: Table): Phrase[] {
  const folded = foldLetters(said.text);
  return table.relations.flatMap((template) => {
    const spans = new Map(matchTemplate(template, folded, table.typed)?.spans ?? []);
    const [head, anchor] = [spans.get('head'), spans.get('anchor')].map((span) => said.text.slice(...(span ?? [0, 0])));
    if (!head || !anchor) return [];
    const inner = said.inner !== undefined && head.includes(said.inner) ? { inner: said.inner } : {};
    const phrase = plainPhrase({ text: head, quoted: false, ...inner }, table);
    // What is quoted in the place is all that is said of it.
    const where = said.inner !== undefined && anchor.includes(said.inner) ? said.inner : withoutArticles(anchor, table);
    if (!phrase || where === '') return [];
    return kindAlone(phrase).map((one) => ({ ...one, spoken: said.text.trim(), place: nameOf(where) }));
  });
}

/** Undefined where a word stands beside a quoted name that is none of its article, place in an order and kind. */
function plainPhrase({ text, inner, severalQuotes }: Said, table: Table): Phrase | undefined {
  if (severalQuotes) return undefined;
  const at = inner === undefined ? -1 : text.indexOf(inner);
  const words = phraseWords(inner === undefined ? text : `${text.slice(0, at)} ${text.slice(at + inner.length)}`, table);
  dropArticles(words, table);
  const ordinal = takeOrdinal(words, table, inner !== undefined);
  dropArticles(words, table);
  const whole = joined(words, table);
  const kind = takeKind(words, table);
  const behind = joined(words, table);
  dropArticles(words, table);
  const rest = joined(words, table);
  // "The text a" leaves a word over.
  if ((inner !== undefined && rest !== '') || (inner === undefined && behind !== '' && rest === '')) return undefined;
  const names = inner === undefined ? [...new Set(rest === '' ? [whole] : [rest, whole])].filter(Boolean) : [inner];
  const said = {
    ...(kind ? { kind } : {}),
    ...(ordinal === undefined ? {} : { ordinal }),
    ...(kind && rest === '' && inner === undefined ? { isKindToo: true as const } : {}),
  };
  return { spoken: text.trim(), names: names.map(nameOf), ...said };
}

/** A phrase without its articles: "the Save button" → "Save button". */
export function withoutArticles(text: string, table: Table): string {
  const words = phraseWords(text, table);
  dropArticles(words, table);
  return joined(words, table);
}

/** Does it begin with "the", "my" or the like? */
export const beginsWithArticle = (text: string, language: string): boolean =>
  withoutArticles(text, tableOf(language)) !== joined(phraseWords(text, tableOf(language)), tableOf(language));

/** Words of spaced languages; one string of the others, from which affixes are taken. "Löschen-Button" is a Button called Löschen. */
function phraseWords(text: string, table: Table): string[] {
  const trimmed = text.trim();
  if (!table.spaced) return [trimmed.replace(/^\s+|\s+$/g, '')];
  return trimmed
    .split(/\s+/)
    .flatMap((word) => (table.kinds.has(foldLetters(word.slice(word.lastIndexOf('-') + 1))) ? word.split(/-(?=[^-]+$)/) : word))
    .filter(Boolean);
}

const joined = (words: readonly string[], { spaced }: Table): string => words.join(spaced ? ' ' : '').trim();

function dropArticles(words: string[], table: Table): void {
  while (take(words, table.articles, table.spaced, 'start') !== undefined);
}

function takeOrdinal(words: string[], table: Table, isNamed: boolean): number | undefined {
  const spelled = words.length > 1 || isNamed ? placeNumber().exec(foldLetters(words[0] ?? ''))?.[1] : undefined;
  if (spelled) words.shift();
  if (spelled) return Number(spelled);
  const word = take(words, [...table.ordinals.keys()], table.spaced, 'start');
  return word === undefined ? undefined : table.ordinals.get(word);
}

function takeKind(words: string[], table: Table): Kind | undefined {
  const names = [...table.kinds.keys()];
  const word = take(words, names, table.spaced, 'end') ?? take(words, names, table.spaced, 'start');
  return word === undefined ? undefined : table.kinds.get(word);
}

/** Takes the longest of these expressions from an end of the words. */
function take(words: string[], expressions: readonly string[], spaced: boolean, end: 'start' | 'end'): string | undefined {
  const folded = foldLetters(words.join(spaced ? ' ' : ''));
  const fits = (one: string) =>
    folded === one || (end === 'start' ? folded.startsWith(spaced ? `${one} ` : one) : folded.endsWith(spaced ? ` ${one}` : one));
  const longest = expressions.filter(fits).reduce((best, one) => (one.length > best.length ? one : best), '');
  if (longest === '') return undefined;
  const [only = ''] = words;
  if (spaced && end === 'start') words.splice(0, longest.split(' ').length);
  else if (spaced) words.splice(-longest.split(' ').length);
  else if (end === 'start') words[0] = only.slice(longest.length).replace(particles().atStart, '');
  else words[0] = only.slice(0, -longest.length).replace(particles().atEnd, '');
  return longest;
}
