import { commandLanguages } from '../../../languages/joined/command-languages';
import { once } from '../../../lib/once';
import { alikeKey, foldLetters } from '../../../lib/text';
import { introducesQuote, isBetween } from '../../../model/goal/value';
import type { SnapshotElement } from '../../../model/snapshot';
import type { Command, Said } from '../command';
import { conceptOf } from '../concepts';
import { counted, grammarFor, wordList } from '../grammars';
import { opensMenu } from '../kinds';
import { bareEnd } from '../parse-command';
import { type Entry, isEditable, type Scene } from '../scene';
import { comparable, FIT, textFit, writtenWords } from '../text-fit';
import { NEARLY_EXACT } from '../thresholds';
import { firstWords } from '../typos';
import { SEEN, wordsFor } from '../words-for';
import { fieldMeant } from './field-meant';
import { nameInTwo, withNamesInTwo } from './full-name';
import { withLettersAsAsked } from './letters-as-asked';
import { setFound } from './option';
import { inTurn, type Resolution } from './resolution';
import { has } from './share-said';
import { textOf, valueOnPage } from './value-on-page';

/**
 * Values and the fields that they are for, read from the page: what a field is called is looked for in the sentence, and the value is what stands beside it, in
 * quotes or between these names. Every other word has to be one that only says to write; else this is undefined. "Both fields" and "the text fields" are those of
 * the page, if there are so many.
 */
export function fillByPage(scene: Scene, said: Command): Resolution | undefined {
  const command = withLettersAsAsked(said);
  // What is selected is there already.
  const fields = scene.entries.filter((entry) => canBeFilled(entry) && !(command.intent === 'select' && isText(entry.element)));
  const each = eachCalled(command, fields);
  const parts = each ? [] : partsOf(command, fields);
  const copied = copiedPair(scene, command, parts);
  if (copied) return fill(scene, command, copied.field, copied.value);
  if (parts.some(({ kind }) => kind === 'many')) return undefined;
  const told = each ?? (parts.some(isQuote) ? aroundQuotes(command, parts, fields) : betweenNames(command, parts));
  const pairs = told && withNamesInTwo(told, (field) => parts.find((part) => part.lastName && part.field === field)?.lastName);
  if (!pairs?.length || new Set(pairs.map(({ field }) => field)).size < pairs.length) return undefined;
  const filled = pairs.map(({ field, value }) => fill(scene, command, field, value));
  const refused = filled.find(({ kind }) => kind !== 'act');
  // One of several that needs another look in between is none for now.
  return refused ?? inTurn(filled.map((one) => (filled.length > 1 && one.kind === 'act' && one.unfinished ? undefined : one)));
}

/** "Both passwords": one value for each of the fields that have this word in their name, if there are so many. */
function eachCalled({ slots }: Command, fields: readonly Entry[]): Pair[] | undefined {
  const { field, option, text: value = option } = slots;
  const [first = '', ...rest] = field && !field.quoted ? comparable(field.text).words : [];
  const count = everyWord().get(first);
  if (count === undefined || !value || rest.length === 0) return undefined;
  const labelled = ({ texts }: Entry) => new Set(texts.filter(({ source }) => isLabel(source)).flatMap(({ text }) => text.words));
  const called = fields.filter((entry) => rest.every((word) => has(labelled(entry), word)));
  if (called.length < 2 || (count !== ALL && count !== called.length)) return undefined;
  return called.map((entry) => ({ field: entry, value }));
}

interface Pair {
  field: Entry;
  value: Said;
}

/** A part of a sentence: a field of the page (`many`: two or more are called so), a quoted string, a sign between name and value, a word that only says to write, or any other. */
interface Part {
  kind: 'field' | 'many' | 'quote' | 'sign' | 'small' | 'open';
  start: number;
  end: number;
  /** Without quotes. */
  text: string;
  field?: Entry;
  /** Where `field` is for the first name, and a whole name was said: the field for the last one. */
  lastName?: Entry;
}

const canBeFilled = ({ element }: Entry): boolean =>
  element.selector !== '' &&
  !element.states.includes('disabled') &&
  (isEditable(element) ||
    element.tag === 'select' ||
    (element.tag === 'input' && element.role === 'slider') ||
    (element.role === 'combobox' && opensMenu(element)));

const isText = (element: SnapshotElement) => isEditable(element) && element.role !== 'combobox';

/** Names of fields of more words are not looked for; by judgement. */
const LONGEST_NAME = 6;

function partsOf({ source, language }: Command, fields: readonly Entry[]): Part[] {
  const isSmall = smallFor(language);
  const words = [...source.matchAll(/[“"]([^“”"]*)[”"]|[^\s“”"=:：、，]+[、，]?|[=:：]/gu)].flatMap(
    ({ 0: all, 1: quoted, index }): Part[] => {
      if (quoted !== undefined) return [{ kind: 'quote', text: quoted, start: index, end: index + all.length }];
      return writtenWords(all).map(({ text, at }) => {
        const kind = /^[=:：]$/.test(text) ? 'sign' : isSmall(alikeKey(text)) ? 'small' : 'open';
        return { kind, text, start: index + at, end: index + at + text.length };
      });
    },
  );
  const parts: Part[] = [];
  for (let at = 0; at < words.length; ) {
    const named = fieldAt(source, words.slice(at, at + LONGEST_NAME), fields) ?? words[at];
    if (!named) break;
    parts.push(named);
    while ((words[at]?.start ?? Number.POSITIVE_INFINITY) < named.end) at += 1;
  }
  return parts;
}

/** The field that is called by the longest run of words that begins here. */
function fieldAt(source: string, words: readonly Part[], fields: readonly Entry[]): Part | undefined {
  for (let length = words.length; length > 0; length--) {
    const run = words.slice(0, length);
    const [first, last] = [run[0], run.at(-1)];
    // A comma ends a name.
    const isOne = run.every(({ kind, text }, at) => kind !== 'quote' && kind !== 'sign' && (at === length - 1 || !/[,;、，]$/.test(text)));
    if (!first || !last || !isOne || (length > 1 && isBetween(alikeKey(last.text)))) continue;
    const text = source.slice(first.start, last.end);
    const name = comparable(text);
    const calledAtLeast = (fit: number) =>
      fields.filter(({ texts }) => texts.some((own) => isLabel(own.source) && textFit(name, own.text) >= fit));
    const both = nameInTwo(name, fields);
    if (both) return { kind: 'field', text, start: first.start, end: last.end, field: both.first, lastName: both.last };
    const called = calledAtLeast(NEARLY_EXACT);
    const same = called.length > 0 ? called : calledAtLeast(FIT.sameThing);
    const alike = same.length > 0 || length > 1 ? same : fields.filter((field) => saysSearch(field, name.normal));
    const free = alike.filter(({ element }) => !element.covered);
    const [field, other] = free.length > 0 ? free : alike;
    if (field) return { kind: other ? 'many' : 'field', text, start: first.start, end: last.end, field };
  }
  return undefined;
}

/** "The filter" is the field that says "filter nodes". */
const saysSearch = ({ texts }: Entry, word: string) =>
  SEARCHES.has(conceptOf(word) ?? '') && texts.some(({ source, text }) => isLabel(source) && text.words.includes(word));

/** Not what it holds: that may be a key, or be said of another. */
const isLabel = (source: string) => SEEN.has(source) && source !== 'value';

/** Words that only say to write something somewhere. */
function smallFor(language: string): (word: string) => boolean {
  const { small, does, things } = wordsFor(language);
  const { writing } = grammarFor(language);
  const writes = writesBy().get(language);
  const isKnown = (word: string) => small.has(word) || does.has(word) || things.has(word) || writes?.has(word) || writing.has(word);
  return (word) => word === '' || isKnown(word) || isFieldWord(word, language) || introducesQuote(word) || isBetween(word);
}

const isFieldWord = (word: string, language: string) => FIELDS.has(grammarFor(language).kinds.get(word) ?? '');
const FIELDS = new Set(['field', 'textarea', 'menu', 'slider']);
const WRITES = ['type', 'set', 'select'] as const;
const writesBy = once(
  () =>
    new Map(
      commandLanguages().map(({ id, grammar: { commands, connectors, every } }): [string, ReadonlySet<string>] => [
        id,
        new Set([
          ...WRITES.flatMap((intent) => commands[intent].flatMap(firstWords)),
          ...wordList(connectors),
          ...[...counted(every).keys()],
        ]),
      ]),
    ),
);

/** Each quoted string belongs to the name beside it; one alone to all that are named, or to all fields where the sentence says so. */
function aroundQuotes(command: Command, parts: readonly Part[], fields: readonly Entry[]): Pair[] | undefined {
  if (parts.some((part) => part.kind === 'open' && !isOfSearch(command, part, parts))) return undefined;
  const told = parts.filter(({ kind }) => kind === 'quote' || kind === 'field');
  const quotes = told.filter(isQuote);
  const named = told.flatMap(({ field }) => field ?? []);
  const [only] = quotes;
  if (named.length === 0) return inFields(command, parts, quotes, fields);
  if (only && quotes.length === 1) return named.map((field) => ({ field, value: literally(only) }));
  const pairs = told.flatMap((part, at) => (at % 2 === 0 ? [[part, told[at + 1] ?? part] as const] : []));
  if (pairs.some(([one, other]) => one.kind === other.kind)) return undefined;
  return pairs.flatMap(([one, other]) => {
    const field = one.field ?? other.field;
    return field ? [{ field, value: literally(one.field ? other : one) }] : [];
  });
}

/** "Copy the total into the note": what the page shows, and the field that is named last. */
function copiedPair(scene: Scene, { source, language }: Command, parts: readonly Part[]): Pair | undefined {
  const verb = parts.findIndex(({ text }) => grammarFor(language).copies.has(alikeKey(text)));
  const at = parts.findLastIndex(({ kind }) => kind === 'field');
  const from = parts[verb + 1];
  const { small, things } = wordsFor(language);
  const isPlain = (word: string) => small.has(word) || things.has(word) || isBetween(word);
  const last = parts.slice(0, at).findLastIndex(({ kind, text }) => kind !== 'small' || !isPlain(alikeKey(text)));
  const field = parts[at]?.field;
  const isAll = parts.slice(0, verb).every(({ kind }) => kind === 'small') && parts.slice(at + 1).every(({ kind }) => kind === 'small');
  if (verb < 0 || !field || !from || last <= verb || !isAll) return undefined;
  const said: Said = { text: source.slice(from.start, parts[last]?.end), quoted: false };
  const text = valueOnPage(scene, said, language, field.element) ?? textOf(scene, said.text, language, field.element);
  return text === undefined ? undefined : { field, value: { text, quoted: true } };
}

/** "Find the node "x" in the filter": looking for it, and what the field says of itself, is no more than to write there. */
function isOfSearch({ language }: Command, { text }: Part, parts: readonly Part[]): boolean {
  const [field, other] = parts.flatMap((part) => part.field ?? []);
  const names = field?.texts.filter(({ source }) => isLabel(source)).flatMap(({ text: own }) => own.words) ?? [];
  if (other || !names.some((name) => SEARCHES.has(conceptOf(name) ?? ''))) return false;
  const word = alikeKey(text);
  return grammarFor(language).seeks.test(`${word} `) || names.some((name) => name === word || name === `${word}s`);
}
const SEARCHES = new Set(['search', 'filter']);

const literally = ({ text }: Part): Said => ({ text, quoted: true });

/** "Both fields", "the text fields": one value for each of them, or as many values as there are. */
function inFields(command: Command, parts: readonly Part[], quotes: readonly Part[], fields: readonly Entry[]): Pair[] | undefined {
  const shown = fields.filter(({ element }) => isEditable(element) && element.inView && !element.covered && element.role !== 'searchbox');
  const [count, another] = parts.flatMap(({ text }) => everyWord().get(alikeKey(text)) ?? []);
  if (quotes.length === 1 && (another !== undefined || (count !== ALL && count !== shown.length))) return undefined;
  if (quotes.length > 1 && (quotes.length !== shown.length || !isList(command, parts))) return undefined;
  return shown.flatMap((field, at) => {
    const quote = quotes.length === 1 ? quotes[0] : quotes[at];
    return quote ? [{ field, value: literally(quote) }] : [];
  });
}

/** "a", "b" and "c", and then a word for where: nothing else stands between the quotes. */
function isList({ language }: Command, parts: readonly Part[]): boolean {
  const [first, last] = [parts.findIndex(isQuote), parts.findLastIndex(isQuote)];
  const isJoined = parts.slice(first, last).every((part) => isQuote(part) || joins().has(alikeKey(part.text)));
  return isJoined && parts.some(({ text }) => isFieldWord(alikeKey(text), language));
}

const isQuote = ({ kind }: Part) => kind === 'quote';
const joins = once(() => new Set(['', ...commandLanguages().flatMap(({ grammar }) => wordList(grammar.connectors))]));

/** How many "each" are. */
const ALL = 0;
const everyWord = once(() => new Map(commandLanguages().flatMap(({ grammar }) => [...counted(grammar.every)])));

/** Without quotes a value goes from what is said between it and its name to the next name. */
function betweenNames({ source, language }: Command, parts: readonly Part[]): Pair[] | undefined {
  const said = bareEnd(source, language).length;
  const hasVerb = parts
    .slice(
      0,
      parts.findIndex(({ kind }) => kind === 'field'),
    )
    .some(({ text }) => writesBy().get(language)?.has(alikeKey(text)));
  const starts = parts.flatMap(({ kind }, at) => (kind === 'field' ? [at] : []));
  if (parts.slice(0, starts[0]).some(({ kind }) => kind !== 'small')) return undefined;
  const pairs = starts.flatMap((start, nth) => {
    const behind = parts.slice(start + 1, starts[nth + 1]).filter((part) => part.start < said);
    const isLast = nth === starts.length - 1;
    const from = behind.findIndex(({ kind, text }) => kind !== 'sign' && !isBetween(alikeKey(text)));
    const to = isLast && grammarFor(language).spaced ? behind.length : 1 + behind.findLastIndex(({ kind }) => kind !== 'small');
    const [first, last] = [behind[from], behind[to - 1]];
    const field = parts[start]?.field;
    if (from < 0 || to <= from || !first || !last || !field) return [];
    const text = source.slice(first.start, last.end);
    const value = isLast ? endOfSentence(text, language, hasVerb) : { text: text.replace(/[,;、，]+$/, ''), quoted: false };
    return [{ field, value, isJoined: from > 0, hasSign: behind.some(({ kind }) => kind === 'sign') }];
  });
  const [only] = pairs;
  // "The town is wrong" asks for nothing, "my town is Oslo" does.
  const isAsked = hasVerb || said < source.length;
  const isClear = pairs.length > 1 || (only?.isJoined && (only.hasSign || isAsked || /^[\p{Lu}\p{N}]|@/u.test(only.value.text)));
  return pairs.length === starts.length && isClear ? pairs : undefined;
}

/** The signs behind a value are told apart from it, since they may end the sentence. */
function endOfSentence(words: string, language: string, hasVerb: boolean): Said {
  const bared = bareEnd(words, language);
  const text = hasVerb ? withoutParticle(bared, language) : bared;
  const bare = text.replace(/[.!?。！？…]+$/u, '');
  return { text: bare, quoted: false, ...(bare === text ? {} : { signs: text.slice(bare.length) }) };
}

/** "Gib als Namen Ada ein": the last word belongs to the verb. */
function withoutParticle(text: string, language: string): string {
  const [, rest, last = ''] = /^(.*\S)\s+(\S+?)[.!?]*$/su.exec(text) ?? [];
  return rest !== undefined && particles().get(language)?.has(foldLetters(last)) ? rest : text;
}

/** The words by which commands that write may end ("[ein]" of the German ones). */
const particles = once(
  () =>
    new Map(
      commandLanguages().map(({ id, grammar: { commands } }): [string, ReadonlySet<string>] => [
        id,
        new Set(WRITES.flatMap((intent) => commands[intent].flatMap((template) => /\[(\p{L}+)\]$/u.exec(template)?.[1] ?? []))),
      ]),
    ),
);

function fill(scene: Scene, command: Command, { element }: Entry, value: Said): Resolution {
  const field: Said = { text: element.name, quoted: true };
  const found = fieldMeant(scene, { ok: true, element, text: 1, why: 'named in the sentence' }, field, command);
  return setFound(scene, command, found, field, value, false);
}
