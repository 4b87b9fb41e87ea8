import { commandLanguages } from '../../../languages/joined/command-languages';
import { once } from '../../../lib/once';
import { same } from '../../../lib/text';
import { asksAt } from '../../../model/goal/asks';
import { isFiller, isKind } from '../../../model/goal/lexicon';
import type { SnapshotElement } from '../../../model/snapshot';
import { conceptOf, conceptsIn } from '../concepts';
import { grammarFor, wordList } from '../grammars';
import { headerOf } from '../header-row';
import { bareText } from '../parse-command';
import { questionAsked } from '../resolve/conversation';
import type { Resolution } from '../resolve/resolution';
import type { Scene } from '../scene';
import { comparable } from '../text-fit';
import { wordsFor } from '../words-for';
import { type AskedFor, cellOfText, measureIn, oneThing } from './cell-asked';
import { labelledIn, textLines } from './labelled';
import { underName } from './under-name';

/**
 * A question answered by what the page shows beside the very words that it asks with: the cell of a table, what stands in a list or column of that name, what the
 * page's one text holds, or the one line that has them all and a figure. Undefined where a word of it is nowhere, or more than one thing would be an answer.
 */
export function tellByPage(scene: Scene, said: string, language: string): Resolution | undefined {
  if (!isQuestion(said) || /[“”"]/.test(said)) return undefined;
  const { kinds, writing, prepositions } = grammarFor(language);
  const isKind = (word: string) => kinds.has(word) || kinds.has(word.replace(/s$/, ''));
  const { words } = comparable(said);
  const open = tellingOf(bareText(said, language), language).filter((word) => !isKind(word));
  // "The code freeze" is no code to write.
  const isOfText = open.every((word) => writing.has(word)) && open.length > 0;
  const telling = isOfText ? [] : open;
  const measure = measureIn(words);
  const found = isOfText
    ? heldText(scene)
    : (cell(scene, telling) ??
      cellOfText(scene, telling, measure, mayBeVerb(words, language)) ??
      (words.some((word) => isKind(word) || prepositions.has(word)) ? inPlace(scene, telling, words) : undefined) ??
      listed(scene, telling) ??
      heldBy(scene, telling) ??
      ofKind(scene, telling) ??
      priceUnder(scene, telling, measure) ??
      (measure ? undefined : numbered(scene, words, language)) ??
      oneLine(scene, telling, measure) ??
      oneThing(scene, telling, measure));
  const asked = found ? undefined : questionAsked(scene, words, { language });
  if (asked !== undefined) return { kind: 'answer', summary: asked, readFrom: [] };
  return found && { kind: 'answer', summary: found.text, readFrom: found.from.map(({ id }) => id) };
}

/** "Which city does it go to", "wie hoch ist …": what stands right behind a word that asks, or behind what is asked about, may be a verb; behind an article or "'s" it is a thing. */
const mayBeVerb =
  (words: readonly string[], language: string) =>
  (word: string, isNamed: (word: string) => boolean): boolean => {
    const before = words[words.indexOf(word) - 1];
    const { prepositions } = grammarFor(language);
    return (
      before === undefined ||
      isNamed(before) ||
      (asking().has(before) && !prepositions.has(before) && !wordsFor(language).small.has(before))
    );
  };

/** Does it ask for words, and not only for something to be done? */
export const isQuestion = (said: string): boolean => asksAt(said)?.wants === 'answer';

/** The words of a question that tell what is asked about. */
export function tellingOf(said: string, language: string): string[] {
  const { small, things } = wordsFor(language);
  return comparable(said).words.filter(
    (word) => !small.has(word) && !things.has(word) && !asking().has(word) && !isEnding(word) && !isFiller(word) && !isKind(word),
  );
}

interface Told {
  text: string;
  from: readonly SnapshotElement[];
}

/** "Ann's", "l'âge": a letter that is no word. */
const isEnding = (word: string) => /^[\p{Script=Latin}]$/u.test(word);

/** Words that only ask: "when", "does", "have". */
export const asking = once(
  () => new Set(commandLanguages().flatMap(({ grammar }) => wordList(`${grammar.asking}|${grammar.prepositions ?? ''}`))),
);

const isWord = (word: string, other: string) => word === other || (conceptOf(word) !== undefined && conceptOf(word) === conceptOf(other));

/** "What does the M23 cost?": the row of one, the column of the other. */
function cell(scene: Scene, telling: readonly string[]): Told | undefined {
  const headers = scene.entries.filter(({ element }) => element.role === 'columnheader');
  const cells = scene.snapshot.elements.filter(({ role, name }) => (role === 'gridcell' || role === 'cell') && name !== '');
  const fits = cells.filter((element) => {
    const row = comparable(element.place.find(({ kind }) => kind === 'row')?.name ?? '').words;
    const header = headerOf(headers, element)?.words ?? [];
    const left = telling.filter((word) => !row.includes(word));
    return (
      row.length > 0 && left.length > 0 && left.length < telling.length && left.every((word) => header.some((one) => isWord(word, one)))
    );
  });
  const [only] = fits;
  return only && fits.length === 1 ? { text: only.name, from: [only] } : undefined;
}

/** "Which cards are in Doing?": what stands in the one place of that name, without its buttons. */
function inPlace({ snapshot }: Scene, telling: readonly string[], said: readonly string[]): Told | undefined {
  const isSaid = (name: string) => {
    const { words } = comparable(name);
    return telling.every((word) => words.includes(word)) && words.every((word) => said.includes(word));
  };
  const isThere = ({ place, role, name }: SnapshotElement) =>
    role !== 'button' && name !== '' && place.some((one) => one.kind === 'item' && isSaid(one.name ?? ''));
  const from = telling.length === 0 || snapshot.more.length > 0 ? [] : snapshot.elements.filter(isThere);
  return from.length > 0 ? { text: from.map(({ name }) => name).join(', '), from } : undefined;
}

/** "Which kinds of drawing are there?": what the one list offers that is called so. */
function listed({ snapshot }: Scene, telling: readonly string[]): Told | undefined {
  const isAlike = (word: string, name: string) =>
    Math.min(word.length, name.length) >= STEM && (word.startsWith(name) || name.startsWith(word));
  const [only, other] = snapshot.elements.filter(
    ({ options, name, covered }) =>
      options && !covered && telling.length > 0 && telling.every((word) => comparable(name).words.some((own) => isAlike(word, own))),
  );
  return only && !other ? { text: (only.options ?? []).map(({ label }) => label).join(', '), from: [only] } : undefined;
}
/** "Drawing" is of "draw"; shorter beginnings tell nothing. By judgement. */
const STEM = 4;

/** "What is written in the text?", where there is one to write in. */
function heldText({ snapshot }: Scene): Told | undefined {
  const [only, other] = snapshot.elements.filter(({ role, tag }) => role === 'textbox' && tag !== 'input');
  return only?.value && !only.secret && !other ? { text: only.value, from: [only] } : undefined;
}

/** "Which address do I have here?": what the only field holds that is called by all the words. */
function heldBy({ entries }: Scene, telling: readonly string[]): Told | undefined {
  const [only, other] = entries.filter(
    ({ element: { value, secret, options }, texts }) =>
      (value || options) &&
      !secret &&
      telling.length > 0 &&
      texts.some(({ source, text }) => LABELS.has(source) && saysAll(telling, text.words) && saysAll(text.words, telling)),
  );
  const { element } = only ?? {};
  const value = element?.options?.find(({ selected }) => selected)?.label ?? element?.value;
  return element && value && !other ? { text: `${element.name}: ${value}`, from: [element] } : undefined;
}
const LABELS = new Set(['name', 'beside', 'placeholder']);
const saysAll = (words: readonly string[], said: readonly string[]) => words.every((word) => said.some((one) => isWord(word, one)));

/** "Which email address do I have here?": the only one that the page shows, where nothing else is named but what the page is about. */
function ofKind(scene: Scene, telling: readonly string[]): Told | undefined {
  const { snapshot } = scene;
  const concepts = conceptsIn(telling.join(' '));
  const kind = Object.keys(KINDS).find((concept) => concepts.has(concept));
  const pattern = kind && KINDS[kind];
  if (!kind || !pattern) return undefined;
  const about = new Set(comparable(`${snapshot.title} ${snapshot.url.replace(/\W+/g, ' ')}`).words);
  const isOfKind = (word: string) =>
    conceptOf(word) === kind || telling.some((one) => [`${one} ${word}`, `${word} ${one}`].some((both) => conceptOf(both) === kind));
  const who = telling.filter((word) => !isOfKind(word));
  const theirs = who.length > 0 ? underName(scene, who, pattern) : undefined;
  if (theirs) return { text: theirs, from: [] };
  if (!who.every((word) => about.has(word))) return undefined;
  const shown = snapshot.elements.filter(({ secret }) => !secret);
  const all = [snapshot.text, ...shown.flatMap(({ name, value = '' }) => [name, value])].flatMap((text) => text.match(pattern) ?? []);
  const [only, other] = new Set(all);
  return only && other === undefined
    ? { text: only, from: shown.filter(({ name, value }) => `${name} ${value}`.includes(only)) }
    : undefined;
}
const KINDS: Readonly<Record<string, RegExp>> = {
  email: /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
  // Digits alone may be a card or a tax number.
  phone: /[+(]\d[\d\s()./-]{6,}\d/g,
};

/** "How much was invoice 17?": the amount under what is called so. */
function priceUnder(scene: Scene, telling: readonly string[], asked: AskedFor | undefined): Told | undefined {
  const who = telling.filter((word) => !asked?.by.has(word));
  const text = asked?.measure === 'money' && who.length > 0 ? underName(scene, who, AMOUNT) : undefined;
  return text === undefined ? undefined : { text, from: [] };
}
const AMOUNT = /[+-]?\s?\p{Sc}\s?\d[\d.,]*|\d[\d.,]*\s?\p{Sc}/u;

/** "Which step am I on?", "à quelle étape": the one line where a number stands right beside the word that was asked with. */
function numbered(scene: Scene, said: readonly string[], language: string): Told | undefined {
  const { small } = wordsFor(language);
  const { prepositions } = grammarFor(language);
  const telling = said.filter((word) => !small.has(word) && !asking().has(word));
  if (!said.some((word) => asking().has(word) && !prepositions.has(word))) return undefined;
  const from = scene.snapshot.elements.filter(({ name, secret }) => !secret && name !== '');
  const isBeside = (text: string) => {
    const { words } = comparable(text);
    return (
      words.length <= LINE &&
      words.some((word, at) => telling.includes(word) && [words[at - 1], words[at + 1]].some((one) => /^\d+$/.test(one ?? '')))
    );
  };
  const lines = [...textLines(scene), ...from.map(({ name }) => name)].filter(isBeside);
  const [only, other] = new Set(lines);
  const left = telling.filter((word) => !comparable(only ?? '').words.includes(word));
  return only && other === undefined && left.length < telling.length && left.every((word) => word.length <= SHORT)
    ? { text: only, from: from.filter(({ name }) => name === only) }
    : undefined;
}
/** Longer words that the line does not have are of something else; letters, by judgement. */
const SHORT = 4;

/** "When is lunch?": the one line, or name of an element, that has all the words and a figure beside them; or that and the line over it, which heads it. */
function oneLine(scene: Scene, said: readonly string[], asked: AskedFor | undefined): Told | undefined {
  const telling = said.filter((word) => !asked?.by.has(word));
  if (telling.length === 0) return undefined;
  const has = (text: string) => {
    const { words } = comparable(text);
    return words.length <= LINE && /\d/.test(text) && telling.every((word) => words.includes(word));
  };
  const from = scene.snapshot.elements.filter(({ name, secret }) => !secret && has(name));
  const texts = textLines(scene).filter((line) => !line.startsWith('|'));
  const single = [...texts.filter(has), ...from.map(({ name }) => name)];
  const isHead = (line = '') => line !== '' && !/\d|[.?!…]$/u.test(line);
  const headed = texts.flatMap((line, at) => (isHead(texts[at - 1]) && /\p{L}/u.test(line) ? [`${texts[at - 1]} ${line}`] : []));
  const counts = asked?.measure === 'count' ? labelledIn(texts, comparable(telling.join(' '))) : [];
  const badges = counts.filter(({ value }) => /^\d+$/.test(value)).map(({ label, value }) => `${label}: ${value}`);
  const lines = single.length > 0 ? single : [...headed.filter(has), ...badges];
  const least = lines.filter((line) => !lines.some((other) => other.length < line.length && line.includes(other)));
  const [only] = least;
  // "42 Open" does not say of what.
  const isCount = asked?.measure === 'count' && only?.match(/\d+/g)?.length === 1 && (badges.length > 0 || only.split(' ').length > BADGE);
  const isSure = telling.length > 1 || isCount || /\d:\d\d/.test(only ?? '');
  return only && isSure && least.every((line) => same(line, only))
    ? { text: only, from: from.filter(({ name }) => name === only) }
    : undefined;
}
/** A number and up to two words; by judgement. */
const BADGE = 3;
/** A text of more words is about more than what was asked; by judgement. */
const LINE = 12;
