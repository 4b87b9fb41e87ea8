import * as words from '../../languages/joined/risk-words';
import { once } from '../../lib/once';
import { alikeKey } from '../../lib/text';
import type { Landmark } from '../page/landmark';

/** Words to match: whole words as ` word `, or anywhere in scripts without spaces. */
interface List {
  spaced: readonly string[];
  joined: readonly string[];
}

/** Scripts without spaces between words, and Korean, whose endings are attached to the word. */
const JOINED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u;

/** Icon names for deleting and sending, which are English everywhere. */
const ICONS = 'trash|trashcan|bin|delete|wastebasket|garbage|dustbin|send|paper plane|paperplane|erase|unsubscribe';

const folded = (words: string) => words.split('|').map((word) => alikeKey(word) + (word.endsWith('$') ? ' ' : ''));
/** Normalised when first needed: most documents are never acted on. */
const list = (words: string) =>
  once((): List => {
    const all = folded(words);
    // Spaces are added once: each press compares a label with all of them.
    return { spaced: all.filter((word) => !JOINED.test(word)).map((word) => ` ${word} `), joined: all.filter((word) => JOINED.test(word)) };
  });
const set = (words: string) => once(() => new Set(folded(words)));

const final = list(words.FINAL);
const stems = once((): List => ({ spaced: final().spaced.filter((word) => word.length >= STEM), joined: [] }));
const finalAlone = set(words.FINAL_ALONE);
const verbs = list(words.VERBS);
const objects = list(words.OBJECTS);
const harmless = list(words.HARMLESS);
const generic = set(words.GENERIC);
const yes = set(words.YES);
const submit = set(words.SUBMIT);
const finalWhereReworded = list(words.FINAL_WHERE_REWORDED);
const finalWithAmount = list(words.FINAL_WITH_AMOUNT);
const spending = list(words.SPENDS);
const icons = list(ICONS);
const pages = list(words.PAGES);

const meets = (key: string, { spaced, joined }: List, fits: (text: string, word: string) => boolean) => {
  const text = ` ${key} `;
  return spaced.some((word) => fits(text, word)) || (JOINED.test(key) && joined.some((word) => key.includes(word)));
};
const holds = (key: string, words: List) => meets(key, words, (text, word) => text.includes(word));
const begins = (key: string, words: List) => meets(key, words, (text, word) => text.includes(word.slice(0, -1)));
const beginsOrEnds = (key: string, words: List) => meets(key, words, (text, word) => text.startsWith(word) || text.endsWith(word));

/** A cache: a press is judged before each event that acts, four times in all, at 20 µs each. */
const judged = new Map<string, boolean>();
const MAX_CACHED = 99;

/** Does a label alone say that its control pays, deletes, sends, publishes, or does anything else irreversible? */
export function isFinalLabel(label: string): boolean {
  const is = judged.get(label) ?? judgeLabel(label);
  if (judged.size > MAX_CACHED) judged.clear();
  judged.set(label, is);
  return is;
}

function judgeLabel(label: string): boolean {
  const key = alikeKey(label);
  if (!key) return false;
  if (finalAlone().has(key)) return true;
  if (beginsOrEnds(key, harmless())) return false;
  if (
    AMOUNT.test(label) &&
    (isGenericLabel(label) || generic().has(key.split(' ', 1)[0] ?? '') || holds(key, finalWithAmount()) || begins(key, final()))
  )
    return true;
  if (key.split(' ').length <= SHORT || isGenericLabel(label) ? holds(key, final()) : beginsOrEnds(key, final())) return true;
  return isPaired(key);
}
const isPaired = (key: string) => key.split(' ').length <= PAIRED && begins(key, verbs()) && begins(key, objects());
/** Most words of a label that is just a verb, and of one with verb and object. */
const SHORT = 6;
const PAIRED = 7;

/** Stems shorter than 5 letters (plus the two spaces) begin too many other words. */
const STEM = 5 + 2;

/** An amount of money: a sign or a code beside a number. */
const AMOUNT = /\p{Sc}\s?\d|\d\s?(?:\p{Sc}|eur|usd|gbp|chf|kr|kč|zł|ft|lei|руб|грн|tl|btc|eth)(?!\p{L})/iu;

/** Does the label say that money is spent? */
export const spends = (label: string): boolean => holds(alikeKey(label), spending());

/** Is it the name of a page that is only opened ("/donate")? */
export const isPage = (path: string): boolean => beginsOrEnds(alikeKey(path), pages());

/** Does a text mention such a deed anywhere, in any inflection? */
export function speaksOfDeed(text: string): boolean {
  const key = alikeKey(text);
  return (
    holds(key, final()) ||
    begins(key, stems()) ||
    key.split(' ').some((word) => finalAlone().has(word)) ||
    (begins(key, verbs()) && begins(key, objects()))
  );
}

/**
 * Does a word of the text begin like such a verb ("Payment", "Deleting"), or like one that is usually harmless ("Confirm")? For a button
 * that had another label before.
 */
export function soundsFinal(text: string): boolean {
  const key = alikeKey(text);
  return begins(key, final()) || begins(key, finalWhereReworded()) || [...finalAlone()].some((word) => ` ${key}`.includes(` ${word}`));
}

/** Is the whole label a word for submitting? "Submit" is harmless in English, while other languages have one word for it and for sending. */
export const submits = (name: string): boolean => submit().has(alikeKey(name));

/** Does the label only say that something is done, not what ("OK", "Execute")? */
export function isGenericLabel(name: string): boolean {
  const key = alikeKey(name);
  return generic().has(key) || yes().has(key.split(' ', 1)[0] ?? '') || GENERIC_BEGINNING.test(key);
}
const GENERIC_BEGINNING = new RegExp(`^(${words.GENERIC_START}) `);

/**
 * Do the landmarks around a control that only says "OK", nearest first (dialog "Delete this project?", part "Send money"), name a grave
 * deed? A dialog or question is a sentence, so the word or an amount may be anywhere in it; the heading of another block has to begin or
 * end with it.
 */
export function asksGravely(blocks: readonly Landmark[]): boolean {
  return blocks.some(({ kind, name: said = '' }, at) => {
    if (kind === 'dialog' || kind === 'alertdialog' || (at < NEAR && QUESTION.test(said))) return speaksOfDeed(said) || AMOUNT.test(said);
    return at < NEAR && said.split(' · ').some((part) => isHeadOfDeed(alikeKey(part)));
  });
}
const isHeadOfDeed = (key: string) => !holds(key, harmless()) && (beginsOrEnds(key, final()) || isPaired(key));
/** Landmarks further out concern more than one button. */
const NEAR = 2;
const QUESTION = /[?？؟;]\s*(?:·|$)/;

/** Is the icon of a nameless control a bin, or one for sending? */
export function namesBin(icon: string): boolean {
  if (/[🗑]/u.test(icon)) return true;
  return holds(alikeKey(icon), icons());
}
