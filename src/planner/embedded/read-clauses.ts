import type { Intent } from '../../languages/grammar';
import { foldLetters } from '../../lib/text';
import type { Command, ReadCommand, Said } from './command';
import { conceptOf, conceptsIn } from './concepts';
import { grammars } from './grammars';
import { bareText } from './parse-command';
import { isPronoun } from './phrase';
import { withoutReasons } from './reasons';
import { type Clause, commandOf, splitGoal } from './split-goal';
import { comparable } from './text-fit';
import { languageOf } from './voice';

/** The commands of a goal, each with the ways to read it, best first. "Log in as X with Y" is three: two fields and a button. */
export function readClauses(goal: string, isName: (phrase: string) => boolean, isLabel?: (phrase: string) => boolean): ReadCommand[] {
  return withSought(withRepeated(withoutReasons(splitGoal(goal, isName, isLabel), isName))).flatMap((clause): ReadCommand[] => {
    if (clause.seeks) return [{ said: clause.text, readings: clause.readings.map((reading) => commandOf(clause, reading)), seeks: true }];
    const repeated = timesOf(clause.text, isName) ?? stepsOf(clause.text);
    // "Cliquez deux fois" is a double-click, and says so in its grammar.
    const isDouble = repeated?.times === 2 && clause.readings.some(({ intent }) => intent === 'doubleClick');
    if (repeated && !isDouble && !clause.readings[0]?.slots.n) return again(clause, repeated, readClauses(repeated.once, isName, isLabel));
    const path = pathOf(clause, isName);
    if (path) return path;
    const readings = clause.readings.map((reading) => commandOf(clause, reading));
    const secret = readings[0] && secretOf(readings[0]);
    if (readings[0]?.intent === 'login') return loginSteps(readings[0], secret);
    return [{ said: secret ? clause.text.replaceAll(secret, HIDDEN) : clause.text, readings, ...(secret ? { secret } : {}) }];
  });
}

/** What is written twice is the same as once, and hardly meant: it is not understood. */
function again({ text }: Clause, { times }: Repeated, once: readonly ReadCommand[]): ReadCommand[] {
  const writes = once.some(({ readings: [first] }) => first?.intent === 'type');
  return writes ? [{ said: text, readings: [] }] : Array.from({ length: times }, () => once).flat();
}

/** "Sort by name, then once more": the clause before it again. */
function withRepeated(clauses: readonly Clause[]): Clause[] {
  const repeated: Clause[] = [];
  for (const clause of clauses) {
    const before = repeated.at(-1);
    repeated.push(
      before && clause.readings.length === 0 && saysAgain(clause.text)
        ? { ...clause, text: before.text, readings: before.readings }
        : clause,
    );
  }
  return repeated;
}

const saysAgain = (text: string) =>
  grammars().some(({ id, again }) => again.has(foldLetters(bareText(text, id))) || again.has(foldLetters(text)));

/** "Find X and click it" is to click X, wherever that is. */
function withSought(clauses: readonly Clause[]): (Clause & { seeks?: true })[] {
  return clauses.flatMap((clause, at) => {
    const next = clauses[at + 1];
    if (next && soughtBy(clause, next)) return [];
    const before = clauses[at - 1];
    const sought = before && soughtBy(before, clause);
    if (!sought) return [clause];
    const meant = (said: Said, language: string) => (isPronoun(said, language) ? sought : said);
    const readings = clause.readings.map((reading) => ({
      ...reading,
      slots: Object.fromEntries(Object.entries(reading.slots).map(([slot, said]) => [slot, meant(said, reading.language)])),
    }));
    return [{ ...clause, text: `${clause.text} (${sought.text})`, readings, seeks: true as const }];
  });
}

/** What a clause looks for, if the one behind it says what to do with "it". */
function soughtBy({ text, readings }: Clause, { readings: [next] }: Clause): Said | undefined {
  if (
    !next ||
    (readings[0] && readings[0].intent !== 'search') ||
    !Object.values(next.slots).some((said) => isPronoun(said, next.language))
  )
    return undefined;
  for (const { id, seeks } of grammars()) {
    const bared = bareText(text, id);
    const verb = seeks.exec(foldLetters(bared))?.[0];
    const said = bared.slice(verb?.length ?? 0);
    const quoted = /^[“"]([^“”"]+)[”"]$/.exec(said)?.[1];
    if (verb !== undefined && said !== '') return quoted === undefined ? { text: said, quoted: false } : { text: quoted, quoted: true };
  }
  return undefined;
}

/** What is to be done, and how often. */
interface Repeated {
  once: string;
  times: number;
}

/** By judgement: who says more has something else in mind. */
const MOST_TIMES = 20;

/** "click Next three times", "appuie deux fois sur Next", "点击三次Next": what is done, and how often. A name that holds such words is one ("Three times a day"). */
function timesOf(text: string, isName: (phrase: string) => boolean): Repeated | undefined {
  for (const { numbers, times } of grammars()) {
    const words = [...numbers].filter(([, number]) => Number.isInteger(number) && number > 0);
    const spelled = words.map(([word]) => word).join('|');
    const said = new RegExp(`(?:(\\d+|${spelled})\\s*(${times})|(${oneWord(words, times)}))`, 'giu');
    const folded = foldLetters(text);
    for (const match of folded.matchAll(said)) {
      const [phrase, figure, unit = '', word] = match;
      const [before, after] = [text.slice(0, match.index), text.slice(match.index + phrase.length)];
      const written = figure ?? word ?? '';
      const count = numbers.get(written) ?? Number(written);
      const isAlone = isClosed(before, after, phrase) && (unit.length !== 1 || WITHOUT_SPACES.test(unit) || !/\p{L}|\p{N}/u.test(after));
      const once = `${before} ${after}`.replace(/\s+/g, ' ').trim();
      if (isAlone && count > 1 && count <= MOST_TIMES && /[\p{L}\p{N}]/u.test(once) && !isInName(text, match.index, isName))
        return { once, times: count };
    }
  }
  return undefined;
}

/** Of scripts that put no spaces between words. */
const WITHOUT_SPACES = /\p{Script=Han}/u;

/** Is it in no quotes and no part of a longer word? */
const isClosed = (before: string, after: string, phrase: string): boolean =>
  before.split(/[“”"]/).length % 2 === 1 &&
  (WITHOUT_SPACES.test(phrase) || (/(^|[^\p{L}\p{N}])$/u.test(before) && /^([^\p{L}\p{N}]|$)/u.test(after)));

/** Does the page have a name of the words from there on, or from a word before? */
function isInName(text: string, at: number, isName: (phrase: string) => boolean): boolean {
  const starts = [...text.slice(0, at + 1).matchAll(/(?<![^\s])\S/gu)].map(({ index }) => index);
  return starts.some((start) => isName(text.slice(start)));
}

/** "Two weeks further", "3 Seiten zurück": the number stands before what there is a next or a previous one of. */
function stepsOf(text: string): Repeated | undefined {
  const words = text.split(/\s+/);
  const direction = words.some((word) => DIRECTIONS.has(conceptOf(foldLetters(word.replace(/\P{L}+/gu, ''))) ?? ''));
  if (!direction) return undefined;
  const numbers = new Map(grammars().flatMap((grammar) => [...grammar.numbers]));
  const at = words.findIndex((word, index) => {
    const count = numbers.get(foldLetters(word)) ?? Number(word);
    return count > 1 && count <= MOST_TIMES && Number.isInteger(count) && /^\p{L}/u.test(words[index + 1] ?? '');
  });
  const said = words[at];
  if (said === undefined || /[“”"]/.test(text)) return undefined;
  return { once: words.filter((_, index) => index !== at).join(' '), times: numbers.get(foldLetters(said)) ?? Number(said) };
}
const DIRECTIONS = new Set(['next', 'previous']);

/** "twice", "zweimal". */
const oneWord = (words: [string, number][], times: string): string =>
  ['(?!)', ...words.map(([word]) => word).filter((word) => word === 'twice' || (word.length > times.length && word.endsWith(times)))].join(
    '|',
  );

/** "Format > Align > Center", "Place: Norway > Oslo": the entries of a menu or list and what opens out of it, one click each. */
function pathOf({ text, readings, start, end }: Clause, isName: (phrase: string) => boolean): ReadCommand[] | undefined {
  const { object, option, field, text: written } = readings[0]?.slots ?? {};
  const said = object ?? option;
  const whole = said && !said.quoted ? said.text : text;
  const names = whole.split(/\s+[>›»→/]\s+/u);
  if (written || names.length < 2 || isName(whole) || !names.every((name, at) => (at === 0 ? /\p{L}/u : /[\p{L}\p{N}]/u).test(name)))
    return undefined;
  const language = readings[0]?.language ?? languageOf(text);
  const step = (intent: Intent, object: Said): ReadCommand => ({
    said: object.text,
    readings: [{ intent, slots: { object }, language, source: object.text, start, end }],
  });
  const steps = names.map((name) => step('click', { text: name.trim(), quoted: true }));
  return option && field ? [step('click', field), ...steps] : steps.map((one, at) => (at === 0 ? { ...one, seeks: 'in lists' } : one));
}

/** What a secret is shown as. */
export const HIDDEN = '••••';

/** The name goes first, then the password, whose words are never repeated, then the button. */
function loginSteps(command: Command, secret: string | undefined): ReadCommand[] {
  const step = (intent: Intent, said: string): ReadCommand => ({
    said,
    readings: [{ ...command, intent, source: said }],
    ...(secret ? { secret } : {}),
  });
  return [step('loginUser', 'enter the user name'), step('loginPassword', 'enter the password'), step('loginSubmit', 'log in')];
}

/** A password that was written out. Placeholders name one and hide nothing. */
function secretOf({ intent, slots }: Command): string | undefined {
  const hidden = (said: Said | undefined) => (said && !/^\{.*\}$/.test(said.text) && said.text !== '' ? said.text : undefined);
  if (intent === 'login') return hidden(slots.secret);
  const field = slots.field && comparable(slots.field.text);
  return field && slots.text && conceptsIn(field.normal).has('password') ? hidden(slots.text) : undefined;
}
