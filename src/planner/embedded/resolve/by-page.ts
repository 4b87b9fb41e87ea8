import { alikeKey, bareWords, same } from '../../../lib/text';
import { isFinalLabel } from '../../../model/risk-label';
import type { SnapshotElement } from '../../../model/snapshot';
import { withoutHeads } from '../answer/text-rows';
import { nameFit, type ScoredElement } from '../choose-element';
import type { Command } from '../command';
import { conceptOf, conceptsIn } from '../concepts';
import { type CompiledGrammar, grammarFor } from '../grammars';
import { boxOfRow, headerEntries, headerOf, isBeside } from '../header-row';
import { CONTROLS, ITEM_ROLES, isInside, isPartOf } from '../inside';
import { isAround, itemsOf, nthItem } from '../items';
import { hasCapability, kindFit, LISTED } from '../kinds';
import { bareText } from '../parse-command';
import { type Entry, isEditable, type Scene } from '../scene';
import { comparable, FIT } from '../text-fit';
import { SEEN, wordsFor } from '../words-for';
import { act, asCheck, clickFound } from './click';
import { explain } from './find-target';
import { byMenu, withoutMenu } from './menu-said';
import { choose } from './option';
import type { Resolution } from './resolution';
import { has, isDeedAlone, isWrittenIn, saysAnother, shareOf } from './share-said';

/**
 * A sentence read from the page: which one element has all of its words that tell anything, in its name, its hint or the thing that it stands in. What only says what to
 * do, of what kind it is and where ("pick", "tool", "the") needs no element; any other word that nothing on the page has is not understood, and then this is undefined.
 */
export function byPage(scene: Scene, command: Command, opened: boolean): Resolution | undefined {
  const said = sentenceOf(scene, opened ? withoutMenu(command) : command);
  if (said.telling.length + said.quotes.length + said.rest.size === 0 && said.ordinal === undefined) return undefined;
  const headers = headerEntries(scene);
  const covered = scene.entries.flatMap((entry) => coveredBy(headers, entry, said) ?? []);
  const isListed = said.ordinal !== undefined && itemsOf(scene).some(({ entries }) => covered.some(({ entry }) => entries.includes(entry)));
  const item = isListed ? nthItem(scene, said.ordinal ?? 1) : undefined;
  const ranked = covered
    .filter(({ entry }) => !isListed || item?.entries.includes(entry))
    .sort((left, right) => right.score - left.score || left.entry.order - right.entry.order);
  const best = ranked[0];
  // What leaves others out is an option of a list before it is any control, and never what stands in one of the things that are listed.
  const filter = said.leavesOut ? optionBySentence(scene, said) : undefined;
  if (filter) return filter;
  // "Open the last question": what is no item of a list is named by more than the verb ("Open menu").
  if (best && !isListed && said.ordinal !== undefined && !isNamed(best, said)) return undefined;
  if (!best) return optionBySentence(scene, said) ?? (opened || said.quotes.length > 0 ? undefined : byMenu(scene, command, said.kinds));
  const contenders = ranked.filter(({ score }) => score > best.score - MARGIN);
  const apart = contenders.filter(
    (one) => !contenders.some(({ entry: { element } }) => isInside(one.entry.element, element) || isPartOf(one.entry.element, element)),
  );
  const folds = said.opens ? oneFold(apart) : undefined;
  if (folds) return act(scene, folds.entry.element, 'click', folds.why);
  const real = apart.filter(({ entry }) => CONTROLS.has(entry.element.role));
  const selecting = selectsRow(scene, said, apart);
  const alike = selecting
    ? [selecting]
    : real.length === 1 && apart.every(({ entry }) => same(entry.element.name, real[0]?.entry.element.name ?? ''))
      ? real
      : apart;
  // Where the page lists nothing that can be counted, the second of that name.
  const [only] = said.ordinal === undefined || isListed ? alike : nthOf(alike, said.ordinal);
  if (!only) return undefined;
  const isQuoted = said.quotes.length === 1 && same(said.quotes[0] ?? '', only.entry.element.name);
  if (!isQuoted && saysAnother(scene, [...said.telling, ...said.rest], only.entry, wordsFor(command.language).small)) return undefined;
  const phrase = { spoken: command.source, names: [], quoted: false };
  if (best.score < 1) return explain({ kind: 'missing', nearest: alike.slice(0, 3) }, phrase, command);
  if (alike.length > 1 && (said.ordinal === undefined || isListed))
    return explain({ kind: 'ambiguous', candidates: alike }, phrase, command);
  if (only.entry.element.states.includes('disabled')) return explain({ kind: 'missing', nearest: [], disabled: only }, phrase, command);
  if (said.ticks) return act(scene, only.entry.element, said.ticks, only.why);
  return asCheck(
    scene,
    clickFound(scene, command, {
      element: only.entry.element,
      text: only.text,
      why: only.why,
    }),
  );
}

/** Has it a word of the sentence that is not its verb, or is it of the kind that was said? */
function isNamed({ entry: { element }, kind }: ScoredElement, { telling, quotes, rest, kinds, verb }: Sentence): boolean {
  const { words } = comparable(element.name);
  return (
    telling.length + quotes.length > 0 ||
    (kind === 1 && [...kinds.values()].some((one) => !LISTED.has(one))) ||
    [...rest].some((word) => word !== verb && has(new Set(words), word))
  );
}

/** Who has less of its name said by this is no contender; a third of it, so that of "Delete all emails" and "Delete email of Ann" both are asked about. */
const MARGIN = 0.34;

/** "Expand the delete operation": what is folded does nothing but unfold, so a word of its name is enough. */
const unfolds = ({ opens }: Pick<Sentence, 'opens'>, { states }: SnapshotElement): boolean =>
  opens && states.includes('collapsed') && !states.includes('popup') && !states.includes('disabled');

/** Of what is folded the only one, or the first of a row whose controls say the same: its heading and its arrow. */
function oneFold(found: readonly ScoredElement[]): ScoredElement | undefined {
  const [first, ...others] = found;
  if (!first || !found.every(({ entry: { element } }) => unfolds({ opens: true }, element))) return undefined;
  const { words } = comparable(first.entry.element.name);
  const saysSame = ({ entry: { element } }: ScoredElement) => {
    const own = comparable(element.name).words;
    return (
      isBeside(element, first.entry.element) && (own.every((word) => words.includes(word)) || words.every((word) => own.includes(word)))
    );
  };
  return others.every(saysSame) ? first : undefined;
}

function nthOf(alike: readonly ScoredElement[], ordinal: number): readonly ScoredElement[] {
  const [first] = alike;
  const named = alike.filter(({ entry }) => same(entry.element.name, first?.entry.element.name ?? ''));
  const inOrder = named.sort((left, right) => left.entry.order - right.entry.order);
  return inOrder.slice(ordinal < 0 ? ordinal : ordinal - 1).slice(0, 1);
}

/** "Show 25 entries", "draw points": the one option of a native select whose words and those of its name are what was said, and no others. */
function optionBySentence(scene: Scene, said: Sentence): Resolution | undefined {
  const words = [...said.telling, ...said.rest];
  const fits = scene.entries.flatMap(({ element, texts }) => {
    if (element.tag !== 'select' || element.states.includes('disabled')) return [];
    return (element.options ?? []).flatMap(({ label }) => {
      const isAll = (called: Set<string>) =>
        [...called].every((word) => words.some((one) => has(new Set([word]), one))) && said.telling.every((word) => has(called, word));
      const own = comparable(label);
      const isAlone =
        said.chooses &&
        said.quotes.length === 0 &&
        said.written.every((word) => isWrittenIn(word, [own])) &&
        bareWords(label).every((word) => isWrittenIn(word, [comparable(said.unquoted)]));
      const isSaid =
        (isAlone && isAll(new Set(own.words))) ||
        texts.some(({ source, text }) => LABELS.has(source) && isAll(new Set([...text.words, ...own.words])));
      return isSaid ? [{ element, label, words: own.words.length }] : [];
    });
  });
  // "Row Heatmap" says more than "Heatmap".
  const most = Math.max(...fits.map(({ words: count }) => count));
  const [only, other] = said.telling.length > 0 ? fits.filter(({ words: count }) => count === most) : [];
  return only && !other ? choose(scene, only.element, only.label, `named with its option “${only.label}”`) : undefined;
}

const LABELS = new Set(['name', 'beside']);

interface Sentence {
  unquoted: string;
  hasDeed: boolean;
  chooses: boolean;
  /** Its first deed; its first word, which is a deed too where it is part of a name. */
  verb: string | undefined;
  first: string;
  /** Does a word of a name tell nothing? */
  isEmpty(word: string): boolean;
  /** Words that something on the page has to have. */
  telling: string[];
  /** The same with their signs, and signs alone. */
  written: string[];
  quotes: string[];
  /** Words of deeds, kinds and things: they tell nothing, and tell apart. */
  rest: ReadonlySet<string>;
  kinds: CompiledGrammar['kinds'];
  ordinal: number | undefined;
  ticks: 'check' | 'uncheck' | undefined;
  /** What is ticked opens nothing. */
  opens: boolean;
  /** "Only the paid ones". */
  leavesOut: boolean;
  /** "The card", and nothing but what a page lists: no link of its navigation. */
  isListed: boolean;
}

function sentenceOf(scene: Scene, { source, language, intent }: Command): Sentence {
  const grammar = grammarFor(language);
  const quotes = [...source.matchAll(/[“"]([^“”"]+)[”"]/g)].map(([, quoted]) => quoted ?? '');
  const unquoted = bareText(source.replace(/[“"][^“”"]*[”"]/g, ' '), language);
  const { words } = comparable(unquoted);
  const { does, small, things: known, contents } = wordsFor(language);
  // What is to be made is told by its kind: "create a folder" is no folder that is there.
  const makes = quotes.length === 0 && words.some((word) => conceptOf(word) === 'add');
  const things = new Set([...known, ...(makes ? [] : contents)]);
  // "The post First" is what is called First, where there is such a thing.
  const last = comparable(words.at(-1) ?? '');
  const isName = grammar.ordinals.has(last.normal) && scene.entries.some((entry) => nameFit(entry, last) >= FIT.exact);
  const isPlace = (word: string | undefined) => grammar.ordinals.has(word ?? '') && !(isName && word === last.normal);
  const ordinals = words.flatMap((word) => (isPlace(word) ? (grammar.ordinals.get(word) ?? []) : []));
  const open = words.filter((word) => !small.has(word) && !isPlace(word));
  // "Only the open orders": behind that word is what they are, and no deed.
  const limit = words.findIndex((word) => grammar.only.has(word));
  const isDeed = (word: string) => does.has(word) && (limit < 0 || words.indexOf(word) < limit);
  const telling = withoutHeads(
    scene,
    open.filter((word) => !isDeed(word) && !things.has(word) && !grammar.kinds.has(word) && !isPlace(words[words.indexOf(word) - 1])),
  );
  const kinds = new Map([...grammar.kinds].filter(([word]) => words.includes(word)));
  return {
    unquoted,
    chooses: intent !== 'click',
    first: words[0] ?? '',
    hasDeed: words.some((word) => does.has(word)),
    verb: words.find((word) => does.has(word)),
    isEmpty: (word) => does.has(word) || things.has(word) || grammar.kinds.has(word),
    telling,
    written: bareWords(unquoted).filter((word) => alikeKey(word) === '' || telling.includes(alikeKey(word))),
    quotes,
    rest: new Set(open.filter((word) => does.has(word) || things.has(word) || grammar.kinds.has(word))),
    kinds,
    ordinal: ordinals.length === 1 ? ordinals[0] : undefined,
    ticks: intent === 'check' || intent === 'uncheck' ? intent : undefined,
    opens: intent === 'open' || intent === 'goTo',
    isListed: kinds.size > 0 && [...kinds.values()].every((kind) => LISTED.has(kind)),
    leavesOut: limit >= 0,
  };
}

const LISTS = new Set(['row', 'article']);

/** What repeats, or is said to belong together. */
const PLACES = new Set([...ITEM_ROLES, 'group']);

function coveredBy(headers: readonly Entry[], entry: Entry, said: Sentence): ScoredElement | undefined {
  const { element } = entry;
  if (said.isListed && isAround(element)) return undefined;
  if (said.leavesOut && element.place.some(({ kind }) => LISTS.has(kind))) return undefined;
  if (!hasCapability(element, said.ticks ? 'checkable' : 'clickable') || element.tag === 'select' || isEditable(element)) return undefined;
  if (said.opens && ['checkbox', 'switch'].includes(element.role)) return undefined;
  const own = entry.texts.filter(({ source }) => SEEN.has(source));
  const place = entry.places.find((_, at) => PLACES.has(element.place[at]?.kind ?? ''));
  const names = new Set(own.flatMap(({ text }) => text.words));
  const around = new Set(place?.words);
  const concepts = new Set(own.flatMap(({ text }) => [...conceptsIn(text.normal)]));
  const isNamed = (word: string) => has(names, word) || concepts.has(conceptOf(word) ?? '');
  const inName = said.telling.filter(isNamed);
  const left = said.telling.filter((word) => !isNamed(word) && !has(around, word));
  const header = left.length > 0 ? headerOf(headers, element) : undefined;
  if (left.some((word) => !has(new Set(header?.words), word))) return undefined;
  const called = said.quotes.filter((quote) => own.some(({ text }) => same(quote, text.text)));
  const isPlace = (quote: string) => element.place.some((one) => PLACES.has(one.kind) && same(quote, one.name ?? ''));
  if (said.quotes.some((quote) => !called.includes(quote) && !(place && (same(quote, place.text) || isPlace(quote))))) return undefined;
  const texts = [...own.map(({ text }) => text), ...(place ? [place] : []), ...(header ? [header] : [])];
  if (!said.written.every((word) => isWrittenIn(word, texts))) return undefined;
  const deeds = [...said.rest].filter((word) => has(names, word));
  // "Delete the file" says nothing of which: the Trash is none of them.
  if (isDeedAlone(said, names)) return undefined;
  const kind = Math.max(said.kinds.size ? 0 : 1, ...[...said.kinds.values()].map((one) => kindFit(one, element)));
  // "invite Ada", "view the second order": the deed is the name of a button that stands there.
  const isPlaced = inName.length < said.telling.length || said.ordinal !== undefined || said.telling.length === 0;
  const named = inName.length + called.length + (isPlaced ? deeds.length : 0);
  const isKind = said.kinds.size > 0 && kind > 0;
  // "A new post", where nothing else tells: one word of these is too little.
  if (said.telling.length + said.quotes.length === 0 && said.ordinal === undefined && deeds.length < ENOUGH_WORDS) return undefined;
  // Named only by where it stands: it has to be of the kind that was said, or be what is ticked.
  if (named === 0 && !said.ticks && !(isKind && kind === 1)) return undefined;
  const whole = [...inName, ...deeds];
  const shares = own.map(({ text, weight }) => weight * shareOf(text, whole, isFinalLabel(element.name) ? undefined : said));
  const share = called.length ? 1 : Math.max(0, ...shares);
  // "Execute it" names the button Run by all that it says; what cannot be undone is named by more than that.
  const isBare = isPlaced || (inName.length > 0 && !isFinalLabel(element.name));
  const isItsDeed = said.chooses && inName.length > 1 && names.has(said.first) && !isFinalLabel(element.name);
  if (!said.hasDeed && !isItsDeed && !(isBare && share >= ALL_OF_IT)) return undefined;
  // What has no role may be a box around much: it is called by all of its name.
  if (!CONTROLS.has(element.role) && named > 0 && share < ALL_OF_IT) return undefined;
  // Of a name that says more, two words have to be said, or its kind; else it is only offered.
  const isSure =
    said.ticks !== undefined ||
    named === 0 ||
    share >= ALL_OF_IT ||
    whole.length > 1 ||
    isKind ||
    (inName.length > 0 && unfolds(said, element));
  const more = said.telling.length === 0 ? deeds.length : 0;
  const why = `has “${[...inName, ...called, ...deeds].join(' ')}”${place ? ` in “${place.normal}”` : ''}`;
  return {
    entry,
    text: isSure ? share : Math.min(share, ONLY_OFFERED),
    kind,
    score: (isSure ? 1 : 0) + more + share + (kind * MARGIN) / 2,
    why,
  };
}

/** By judgement: "new post" names something, "post" does not. */
const ENOUGH_WORDS = 2;

/** All words of an accessible name or placeholder; a hint alone is no name (`PROVES` in `scene`). */
const ALL_OF_IT = 0.95;

/** "Tick Una": of the boxes of her row the one that selects it. */
function selectsRow(scene: Scene, { telling, opens }: Sentence, found: readonly ScoredElement[]): ScoredElement | undefined {
  const [row] = found[0]?.entry.element.place ?? [];
  const boxes = found.filter(({ entry: { element } }) => element.role === 'checkbox' && element.place[0]?.name === row?.name);
  if (opens || row?.kind !== 'row' || telling.length === 0 || boxes.length < 2) return undefined;
  const box = boxOfRow(
    scene,
    boxes.map(({ entry }) => entry),
  );
  return boxes.find(({ entry }) => entry === box);
}

/** Enough to be offered (`explain`), and less than what any choice asks for. */
const ONLY_OFFERED = 0.5;
