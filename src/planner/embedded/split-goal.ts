import { commandLanguages } from '../../languages/joined/command-languages';
import { once } from '../../lib/once';
import { foldLetters } from '../../lib/text';
import { callSpans, parseCall } from './call-syntax';
import type { Command } from './command';
import { anyOf, grammars, wordList } from './grammars';
import { bareText, type CommandReading, parseCommand } from './parse-command';
import { bareName } from './phrase';
import { type Masked, maskQuotes, unmask } from './quotes';
import { correctVerbs } from './typos';
import { languageOf } from './voice';

/** A command with every way to read it, best first. `readings` is empty when no verb was understood. */
export interface Clause {
  /** Offsets in the goal. */
  start: number;
  end: number;
  text: string;
  readings: CommandReading[];
  elided: boolean;
  /** Its verb was misspelt. */
  corrected?: boolean;
}

/** Commands longer than this many separators are not looked for. */
const WIDEST = 8;
const UNREADABLE = -100;
const BARE_NAME = 1;
const DOUBT = 20;

/**
 * Splits a goal into its commands. `isName` says whether a phrase is exactly the name of something on the page: "Save and close" stays
 * together then, and a name alone counts as a command to click it. `isLabel` says whether it is what something that can be set is called: "style
 * Lyra" after "set theme to Blue" sets the style. Nothing is dropped: what cannot be read is a clause without readings.
 */
export function splitGoal(goal: string, isName: IsCalled, isLabel: IsCalled = nothing): Clause[] {
  const masked = maskQuotes(goal);
  const gaps = separators(masked.text).filter((gap, at, all) => !isLeftOut(masked, gap, all[at + 1]));
  const cache = new Map<string, Clause>();
  const clauseOf = (from: number, to: number, previous?: Clause): Clause => {
    const key = `${from}-${to}-${previous?.readings[0]?.verb ?? ''}`;
    const known = cache.get(key);
    if (known) return known;
    const clause = readClause(masked, from, to, { isName, isLabel }, previous);
    cache.set(key, clause);
    return clause;
  };
  const starts = [0, ...gaps.map((gap) => gap.end)];
  const ends = [...gaps.map((gap) => gap.start), masked.text.length];
  const best: { score: number; clauses: Clause[] }[] = [{ score: 0, clauses: [] }];
  for (let last = 0; last < ends.length; last++) {
    for (let first = Math.max(0, last - WIDEST + 1); first <= last; first++) {
      const before = best[first];
      if (!before) continue;
      const from = starts[first] ?? 0;
      const to = ends[last] ?? 0;
      if (masked.text.slice(from, to).trim() === '') {
        if (!best[last + 1] || before.score > (best[last + 1]?.score ?? 0)) best[last + 1] = before;
        continue;
      }
      const clause = clauseOf(from, to, before.clauses.at(-1));
      const score = before.score + worth(clause, isName);
      if (!best[last + 1] || score > (best[last + 1]?.score ?? 0)) best[last + 1] = { score, clauses: [...before.clauses, clause] };
    }
  }
  return best[ends.length]?.clauses ?? [];
}

/** The two sides of each word or sign in a text that may join two commands, outside of quotes, in order. */
export function joinsIn(text: string): [string, string][] {
  const masked = maskQuotes(text);
  return separators(masked.text).flatMap(({ start, end }) => {
    const sides: [string, string] = [unmaskKeepingQuotes(masked, 0, start), unmaskKeepingQuotes(masked, end, masked.text.length)];
    return sides.every((side) => side !== '') ? [sides] : [];
  });
}

/** "All except ham and feta": behind what is left out only a command of its own begins another. */
function isLeftOut(masked: Masked, gap: Gap, next: Gap | undefined): boolean {
  const before = foldLetters(masked.text.slice(0, gap.start));
  return (
    grammars().some(({ except }) => except.test(before)) && parseCommand(masked, gap.end, next?.start ?? masked.text.length).length === 0
  );
}

/** A clause as a command, by one of its readings. */
export function commandOf(clause: Clause, reading: CommandReading): Command {
  const command: Command = {
    intent: reading.intent,
    slots: reading.slots,
    language: reading.language,
    source: clause.text,
    start: clause.start,
    end: clause.end,
  };
  if (clause.elided) command.elided = true;
  return command;
}

function worth(clause: Clause, isName: (phrase: string) => boolean): number {
  const reading = clause.readings[0];
  if (!reading) return isName(clause.text) ? BARE_NAME * clause.text.split(/\s+/).length : UNREADABLE;
  if (clause.elided) return Math.max(1, reading.literal - reading.verb.length);
  // A misspelt verb splits a goal only where the rest is known: "black and white film" has no "write" in it.
  if (clause.corrected && !saysEnough(reading, isName)) return reading.literal - DOUBT;
  const joined = Object.values(reading.slots).some(
    (said) => !said.quoted && separatorInside().test(foldLetters(said.text)) && isName(said.text),
  );
  return reading.literal + (joined ? 40 : 0);
}

/** Spells everything out, or names something on the page. */
function saysEnough(reading: CommandReading, isName: (phrase: string) => boolean): boolean {
  const free = Object.entries(reading.slots).filter(([slot]) => slot !== 'key' && slot !== 'n' && slot !== 'unit' && slot !== 'url');
  return free.length === 0 || free.some(([, said]) => said.quoted || isName(bareName(said.text, reading.language)));
}

type IsCalled = (phrase: string) => boolean;
const nothing: IsCalled = () => false;
interface OnPage {
  isName: IsCalled;
  isLabel: IsCalled;
}

function readClause(masked: Masked, from: number, to: number, onPage: OnPage, previous?: Clause): Clause {
  const start = masked.offsets[from] ?? 0;
  const end = masked.offsets[to] ?? 0;
  const text = unmaskKeepingQuotes(masked, from, to);
  const clause: Clause = { start, end, text, readings: readingsOf(masked, from, to), elided: false };
  if (clause.readings.length > 0) return clause;
  const continued = withVerbOf(clause, masked, from, to, onPage, previous);
  if (continued.elided || onPage.isName(bareText(text, 'en'))) return continued;
  const corrected = correctVerbs(masked.text.slice(from, to));
  // A word of another language that is spelt alike is no misspelt verb of this one.
  const readings = (corrected ? parseCommand({ ...masked, text: corrected }, 0, corrected.length) : []).filter(
    ({ language }) => language === languageOf(text),
  );
  return readings.length > 0 ? { ...clause, readings, corrected: true } : clause;
}

function readingsOf(masked: Masked, from: number, to: number): CommandReading[] {
  const call = parseCall(masked, from, to);
  return call ? [call] : parseCommand(masked, from, to);
}

/** "tick News and Offers": the second has no verb of its own. Only taken where it says enough by itself. */
function withVerbOf(clause: Clause, masked: Masked, from: number, to: number, { isName, isLabel }: OnPage, previous?: Clause): Clause {
  const model = previous?.readings[0];
  if (!model || model.verb === '') return clause;
  const text = model.verb + masked.text.slice(from, to).trimStart();
  const readings = parseCommand({ ...masked, text }, 0, text.length).filter((reading) => reading.intent === model.intent);
  // "... and Amount to 3" says it as the clause before did; "style Lyra" says it shorter.
  const alike = readings.filter(({ slots }) => slots.field && slots.option && isLabel(bareName(slots.field.text, model.language)));
  if (alike.length > 0) return { ...clause, readings: alike, elided: true };
  const field = bareName(masked.text.slice(from, to), model.language);
  if (model.slots.field && model.slots.text && isLabel(field))
    return { ...clause, readings: [{ ...model, slots: { ...model.slots, field: { text: field, quoted: false } } }], elided: true };
  const setting = settingLike(model, masked, from, to, isLabel);
  if (setting) return { ...clause, readings: [setting], elided: true };
  const reading = readings[0];
  if (!reading) return clause;
  const name = reading.slots.object ?? reading.slots.option;
  const enough = reading.slots.field !== undefined && reading.slots.text !== undefined;
  // "Press Try it out and then Execute": what comes next may be there only then.
  const isNext = name !== undefined && sequel().test(foldLetters(masked.text.slice(0, from)));
  if (!enough && !isNext && !(name && (name.quoted || isName(bareName(name.text, reading.language))))) return clause;
  return { ...clause, readings, elided: true };
}

/** A text that ends with "then" or "and then": the second connector of each language. */
const sequel = once(() => {
  const words = commandLanguages().flatMap(({ spaced, grammar }) => (spaced ? wordList(grammar.connectors).slice(1, 2) : []));
  return new RegExp(`(?:^|\\s)(?:${anyOf(words)})\\s*$`, 'u');
});

/** "set theme to Fuchsia, style Lyra": what is set is the longest beginning that names something on the page. */
function settingLike(model: CommandReading, masked: Masked, from: number, to: number, isLabel: IsCalled): CommandReading | undefined {
  if (!model.slots.field || !model.slots.option) return undefined;
  const words = masked.text.slice(from, to).trim().split(/\s+/);
  for (let count = words.length - 1; count > 0; count--) {
    const field = bareName(words.slice(0, count).join(' '), model.language);
    const option = words.slice(count).join(' ');
    if (isLabel(field)) return { ...model, slots: { field: { text: field, quoted: false }, option: unmask(option, masked.quotes) } };
  }
  return undefined;
}

function unmaskKeepingQuotes(masked: Masked, from: number, to: number): string {
  const inside = [...masked.text.slice(from, to).trim()];
  return inside
    .map((letter) => {
      const said = unmask(letter, masked.quotes);
      return said.quoted ? `“${said.text}”` : letter;
    })
    .join('');
}

/** A comma, or one of the first two connectors of a language, "and" and "then": they tell of no thing which one it is. */
const joins = once(() => {
  const words = commandLanguages().flatMap(({ spaced, grammar }) => (spaced ? wordList(grammar.connectors).slice(0, 2) : []));
  return new RegExp(`${PUNCTUATION}|(?:^|\\s)(?:${anyOf(words)})(?:\\s|$)`, 'u');
});

interface Gap {
  start: number;
  end: number;
}

const PUNCTUATION = '[,;\\n。，；、→&]|(?<!\\d)\\.(?=\\s)|->';
const separator = once(() => {
  const spaced = anyOf(connectorsOf(true));
  return `(?:\\s*(?:${PUNCTUATION})\\s*(?:(?:${spaced})(?=\\s))?|\\s+(?:${spaced})(?=\\s)|${anyOf(connectorsOf(false))})`;
});
const separatorInside = once(() => new RegExp(separator(), 'u'));

function separators(text: string): Gap[] {
  const gaps: Gap[] = [];
  for (const match of foldLetters(text).matchAll(new RegExp(`${separator()}+`, 'gu')))
    gaps.push({ start: match.index, end: match.index + match[0].length });
  const calls = callSpans(text);
  // "Play the next episode": after an article the word says which one.
  const isOpen = ({ start, end }: Gap) =>
    article().test(foldLetters(text.slice(0, start))) && !joins().test(foldLetters(text.slice(start, end)));
  return gaps.filter((gap) => !isOpen(gap) && !calls.some(([start, end]) => gap.start > start && gap.end < end));
}

/** A text that ends with an article. Of two letters and less it may be a key or a name: "press a and b". */
const article = once(() => {
  const words = commandLanguages().flatMap(({ spaced, grammar }) => (spaced ? wordList(grammar.articles) : []));
  return new RegExp(`(?:^|\\s)(?:${anyOf(words.filter((word) => word.length > 2))})$`, 'u');
});

function connectorsOf(spaced: boolean): string[] {
  return commandLanguages()
    .filter((language) => language.spaced === spaced)
    .flatMap(({ grammar }) => wordList(grammar.connectors));
}
