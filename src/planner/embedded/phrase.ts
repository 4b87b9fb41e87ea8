import type { Kind } from '../../languages/grammar';
import { once } from '../../lib/once';
import { foldLetters } from '../../lib/text';
import { isRelation } from '../../model/goal/lexicon';
import { inAnyLanguage } from './all-languages';
import type { Said } from './command';
import { type CompiledGrammar, grammarFor } from './grammars';
import { matchTemplate } from './template';
import { type Comparable, comparable } from './text-fit';
import { isThing } from './words-for';

/** How a command names an element, taken apart. */
export interface Phrase {
  /** As it was said, for sentences. */
  spoken: string;
  /** Ways to read the name: with its kind word as part of the name, and without. Empty: only a kind was said ("the first link"). */
  names: Comparable[];
  kind?: Kind;
  /** Without the words for things in it: "the print block" is what is called print. */
  bare?: Comparable;
  /** A kind alone may be a name too: "the menu" is the button called Menu, if there is one. */
  alone?: Comparable;
  /** From 1; -1 is the last. */
  ordinal?: number;
  /** The word of the place, where it was said last: "the post First" may be the first of all, or what is called so. */
  lastWord?: Comparable;
  /** "element 12": a number of the snapshot. */
  number?: number;
  quoted: boolean;
}

/** A phrase that says where: "Delete" in the row of "Bob". */
export interface Related {
  head: Phrase;
  anchor: Comparable;
  /** "of the second result": the place of an item, from 1. */
  ordinal?: number;
  spokenAnchor: string;
}

/** A phrase without its articles: "the Save button" → "Save button". */
export function bareName(text: string, language: string): string {
  const grammar = grammarFor(language);
  const words = wordsOf(text, grammar);
  dropArticles(words, grammar);
  return joined(words, grammar);
}

/** Takes a phrase apart with the words of a language. */
export function parsePhrase(said: Said, language: string): Phrase {
  const grammar = grammarFor(language);
  const spoken = said.text.trim();
  if (said.quoted) return { spoken, names: [comparable(spoken)], quoted: said.quoted };
  const number = elementNumber().exec(foldLetters(spoken))?.[1];
  if (number && !/^\d/.test(spoken)) return { spoken, names: [comparable(spoken)], number: Number(number), quoted: false };
  const words = wordsOf(spoken, grammar);
  const phrase: Phrase = { spoken, names: [], quoted: said.inner !== undefined };
  dropArticles(words, grammar);
  const last = words.at(-1) ?? '';
  const ordinal = takeOrdinal(words, grammar);
  if (ordinal !== undefined) phrase.ordinal = ordinal;
  if (ordinal !== undefined && words.at(-1) !== last) phrase.lastWord = comparable(last);
  dropArticles(words, grammar);
  const whole = said.inner ?? joined(words, grammar);
  const isWriting = said.inner === undefined && grammar.writing.has(foldLetters(whole));
  const kind = isWriting ? 'textarea' : takeKind(words, grammar);
  if (isWriting) words.length = 0;
  if (kind) phrase.kind = kind;
  dropArticles(words, grammar);
  const rest = said.inner ?? joined(words, grammar);
  const names = new Set(kind && rest === '' ? [] : [rest, whole].filter((name) => name !== ''));
  phrase.names = [...names].map(comparable);
  const telling = rest.split(' ');
  const isPlain = (word = '') => isThing(word, language) && !grammar.pronouns.has(foldLetters(word));
  while (telling.length > 1 && isPlain(telling.at(-1))) telling.pop();
  if (grammar.spaced && telling.join(' ') !== rest) phrase.bare = comparable(telling.join(' '));
  if (phrase.names.length === 0 && whole !== '') phrase.alone = comparable(whole);
  return phrase;
}

/** Ways to read a phrase as an element and the place where it is. */
export function parseRelations(said: Said, language: string): Related[] {
  const grammar = grammarFor(language);
  if (said.quoted) return [];
  const found: Related[] = [];
  const folded = foldLetters(said.text);
  for (const template of grammar.relations) {
    const match = matchTemplate(template, folded);
    const head = match?.spans.head;
    const anchor = match?.spans.anchor;
    if (!head || !anchor) continue;
    const anchorWords = wordsOf(said.text.slice(...anchor), grammar);
    dropArticles(anchorWords, grammar);
    const spokenAnchor = joined(anchorWords, grammar);
    if (spokenAnchor === '') continue;
    const inner = said.inner && said.text.slice(...head).includes(said.inner) ? { inner: said.inner } : {};
    const place = parsePhrase({ text: said.text.slice(...anchor), quoted: false }, language);
    const ordinal = place.names.length === 0 && place.ordinal !== undefined && ITEM_KINDS.has(place.kind) ? { ordinal: place.ordinal } : {};
    found.push({
      ...ordinal,
      head: parsePhrase({ text: said.text.slice(...head), quoted: false, ...inner }, language),
      anchor: comparable(spokenAnchor),
      spokenAnchor,
    });
  }
  return found;
}

/** Kinds of what repeats, and of what holds such things: "of the first list". */
const ITEM_KINDS = new Set<Kind | undefined>(['result', 'card', 'row', 'option', 'menu', 'heading']);

/** Is it only "it", "them", "there"? */
export function isPronoun(said: Said, language: string): boolean {
  return !said.quoted && grammarFor(language).pronouns.has(foldLetters(said.text.trim()));
}

/** "Never", "unless", "except": with such a word beside it a name is not simply what is meant. Prepositions and what only joins are none of these. */
export function saysOtherwise(words: string, language: string): boolean {
  const { prepositions, articles } = grammarFor(language);
  return comparable(words).words.some(
    (word) => isRelation(word) && !prepositions.has(word) && !articles.includes(word) && !isThing(word, language),
  );
}

/** "element 12" */
const elementNumber = once(() => new RegExp(`^(?:${inAnyLanguage(({ grammar }) => grammar.numbered)}|#|\\[)\\s*(\\d+)\\]?$`, 'i'));
/** "2nd" */
const placeNumber = once(() => new RegExp(`^(\\d{1,3})(?:${inAnyLanguage(({ grammar }) => grammar.numberEndings)})$`, 'u'));
/** "保存的按钮" */
const particles = once(() => {
  const some = `(?:\\s|${inAnyLanguage(({ grammar }) => grammar.particle)})+`;
  return { atStart: new RegExp(`^${some}`), atEnd: new RegExp(`${some}$`) };
});

/** Words of spaced languages; one string of the others, from which affixes are taken. */
function wordsOf(text: string, grammar: CompiledGrammar): string[] {
  const trimmed = text.trim();
  return grammar.spaced ? trimmed.split(/\s+/).flatMap((word) => compoundParts(word, grammar)) : [trimmed];
}

/** "Löschen-Button" is a Button called Löschen. */
function compoundParts(word: string, grammar: CompiledGrammar): string[] {
  const at = word.lastIndexOf('-');
  if (at <= 0 || !grammar.kinds.has(foldLetters(word.slice(at + 1)))) return word === '' ? [] : [word];
  return [word.slice(0, at), word.slice(at + 1)];
}

function joined(words: readonly string[], grammar: CompiledGrammar): string {
  return words.join(grammar.spaced ? ' ' : '').trim();
}

function dropArticles(words: string[], grammar: CompiledGrammar): void {
  while (takeStart(words, grammar.articles, grammar.spaced) !== undefined);
}

function takeOrdinal(words: string[], grammar: CompiledGrammar): number | undefined {
  const names = [...grammar.ordinals.keys()];
  const word =
    takeStart(words, names, grammar.spaced) ?? (words.length > 1 || !grammar.spaced ? takeEnd(words, names, grammar.spaced) : undefined);
  if (word !== undefined) return grammar.ordinals.get(word);
  const spelled = placeNumber().exec(foldLetters(words[0] ?? ''))?.[1];
  if (!spelled || words.length < 2) return undefined;
  words.shift();
  return Number(spelled);
}

function takeKind(words: string[], grammar: CompiledGrammar): Kind | undefined {
  const names = [...grammar.kinds.keys()];
  const word = takeEnd(words, names, grammar.spaced) ?? takeStart(words, names, grammar.spaced);
  return word === undefined ? undefined : grammar.kinds.get(word);
}

/** Takes the longest of these expressions from the start. */
function takeStart(words: string[], expressions: readonly string[], spaced: boolean): string | undefined {
  const expression = longest(
    words,
    expressions,
    spaced,
    (folded, wanted) => folded.startsWith(spaced ? `${wanted} ` : wanted) || folded === wanted,
  );
  if (expression === undefined) return undefined;
  if (spaced) words.splice(0, expression.split(' ').length);
  else words[0] = (words[0] ?? '').slice(expression.length).replace(particles().atStart, '');
  return expression;
}

/** Takes the longest of these expressions from the end. */
function takeEnd(words: string[], expressions: readonly string[], spaced: boolean): string | undefined {
  const expression = longest(
    words,
    expressions,
    spaced,
    (folded, wanted) => folded.endsWith(spaced ? ` ${wanted}` : wanted) || folded === wanted,
  );
  if (expression === undefined) return undefined;
  if (spaced) words.splice(-expression.split(' ').length);
  else words[0] = (words[0] ?? '').slice(0, -expression.length).replace(particles().atEnd, '');
  return expression;
}

function longest(
  words: readonly string[],
  expressions: readonly string[],
  spaced: boolean,
  fits: (folded: string, wanted: string) => boolean,
): string | undefined {
  const folded = foldLetters(words.join(spaced ? ' ' : ''));
  let found: string | undefined;
  for (const expression of expressions) {
    if ((found === undefined || expression.length > found.length) && fits(folded, expression)) found = expression;
  }
  return found;
}
