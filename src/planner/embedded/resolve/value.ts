import { commandLanguages } from '../../../languages/joined/command-languages';
import { once } from '../../../lib/once';
import { foldLetters } from '../../../lib/text';
import { describesValue, endsSentence, introducesQuote, isSureValue, withoutIntroduction } from '../../../model/goal/value';
import type { SnapshotElement } from '../../../model/snapshot';
import type { Command, Said } from '../command';
import { anyOf, grammarFor, wordList } from '../grammars';
import { CONTROLS } from '../inside';
import { bareName, isPronoun } from '../phrase';
import type { Scene } from '../scene';
import { comparable } from '../text-fit';
import { voiceOf } from '../voice';
import { deedsFor, wordsFor } from '../words-for';
import { dayFor } from './day-said';
import { nameOf } from './find-target';
import { abstain, type Resolution, wordsOf } from './resolution';
import { isWordOfText, valueOnPage } from './value-on-page';

/** What is to be typed, as it was written; or what it could be, where the words do not say for sure. */
export type Value = { text: string } | { couldBe: string[] };

/** The value that a part of a command names. Of a `secret` field nobody can see afterwards whether it was the right one. */
export function valueOf(said: Said | undefined, language: string, secret = false): Value {
  const text = said?.text ?? '';
  if (!said || said.quoted || /^\{.*\}$/.test(text)) return { text };
  if (said.inner !== undefined) {
    const at = text.indexOf(said.inner);
    const isAll = introducesQuote(text.slice(0, at)) && text.slice(at + said.inner.length).trim() === '';
    return isAll ? { text: said.inner } : { couldBe: [said.inner, text] };
  }
  if (said.severalQuotes || !isSureValue(text) || isPronoun(said, language) || isOfPronoun(text, language))
    return { couldBe: [withoutIntroduction(text), text] };
  const signs = said.signs ?? '';
  if (!endsSentence(signs)) return { text: text + signs };
  return secret ? { couldBe: [text, text + signs] } : { text };
}

/** "Make all of it italic": what begins so goes on with the name of the field. */
function isOfPronoun(text: string, language: string): boolean {
  const [first = '', second = ''] = foldLetters(text).split(/\s+/);
  const { prepositions, pronouns } = grammarFor(language);
  return prepositions.has(first) && pronouns.has(second);
}

/** What is looked for on the page: without the words that introduce a quote. */
export function soughtText(said: Said | undefined): string {
  const text = wordsOf(said);
  const { inner } = said ?? {};
  return inner !== undefined && introducesQuote(text.slice(0, text.indexOf(inner))) && text.endsWith(inner) ? inner : text;
}

/** The value for a field, or the question which one was meant. */
export function valueFor(
  scene: Scene,
  element: SnapshotElement,
  said: Said | undefined,
  command: Command,
): { text: string } | { abstain: Resolution } {
  const value = valueSaid(scene, element, said, command);
  if ('abstain' in value || /\{\{?\w/.test(value.text)) return value;
  const text = said?.quoted ? value.text : (dayFor(element, value.text, command.language, scene.now) ?? value.text);
  const { letters } = command;
  return { text: letters === 'upper' ? text.toUpperCase() : letters === 'lower' ? text.toLowerCase() : text };
}

function valueSaid(scene: Scene, element: SnapshotElement, said: Said | undefined, command: Command): ReturnType<typeof valueFor> {
  const secret = element.secret === true || element.type === 'password';
  // What can be no part of a number ends the sentence.
  const isNumber = element.role === 'spinbutton' || element.type === 'number';
  const value = valueOf(isNumber && said ? { ...said, signs: '' } : said, command.language, secret);
  const isUnsure = 'text' in value && said && !said.quoted && said.inner === undefined && isUnsureIn(element, value.text, secret, command);
  const isPart = said !== undefined && isWordOfText(said, command.language);
  const first = said && goesOn(scene, said, command.language) ? said.text.split(CLAUSES)[0] : undefined;
  if ('text' in value && !isUnsure && !isPart && first === undefined) return value;
  const shown = said && !secret ? valueOnPage(scene, said, command.language, element) : undefined;
  if (shown) return { text: shown };
  return { abstain: whichValue('text' in value ? [...(first ? [first] : []), value.text] : value.couldBe, command, element) };
}

/** "20/05/2031, take the 09:00 slot": behind a comma another command begins, or what can be pressed is named. Quoted words are a value, whatever they say. */
function goesOn({ entries }: Scene, { text, quoted, inner }: Said, language: string): boolean {
  if (quoted || inner !== undefined) return false;
  const { does } = wordsFor(language);
  const parts = text.split(CLAUSES).slice(1);
  const names = entries.filter(({ element: { role } }) => CONTROLS.has(role)).map(({ element }) => comparable(element.name).words);
  return parts.some((part) => {
    const { words } = comparable(part);
    const [first = ''] = words;
    const isNext = does.has(first) || deedsFor(language).others.has(first) || begins().test(`${foldLetters(part)} `);
    return isNext || names.some((name) => name.length > 0 && name.every((word) => words.includes(word)));
  });
}

const CLAUSES = /[,;，、；]\s*/;

/** "Then", of any language that puts spaces between words, at the beginning: every way to join commands but the plain "and". */
const begins = once(() => {
  const words = commandLanguages().flatMap(({ spaced, grammar }) => (spaced ? wordList(grammar.connectors).slice(1) : []));
  return new RegExp(`^(?:${anyOf(words)})\\s`, 'u');
});

/** Words that describe what is wanted, that only name the field again, or, for a password, that are several. */
function isUnsureIn(element: SnapshotElement, text: string, secret: boolean, { slots, language }: Command): boolean {
  if (/^\{.*\}$/.test(text)) return false;
  const name = comparable(element.name).normal;
  const words = comparable(bareName(text, language)).normal;
  const isItsName = name !== '' && (words === name || (!slots.field && words.startsWith(`${name} `)));
  return describesValue(text) || isItsName || (secret && /\s/.test(text));
}

/** Asks for quotes; the suggestions are the same command with each of the readings quoted. */
export function whichValue(couldBe: readonly string[], { language, slots }: Command, element?: SnapshotElement): Resolution {
  const say = voiceOf(language);
  const readings = [...new Set(couldBe)].filter((text) => !/["“”]/.test(text));
  const name = element && nameOf(element);
  const quoted = name && !element.secret ? readings.map((text) => say('typeIn', { text, target: say('named', { name }) })) : [];
  const said = slots.text?.text ?? slots.option?.text ?? slots.user?.text ?? readings.at(-1) ?? '';
  return abstain(say('whichValue', { said: element?.type === 'password' || element?.secret ? '••••' : said }), quoted);
}
