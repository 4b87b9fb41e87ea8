import { foldLetters } from '../../../lib/text';
import type { SnapshotElement } from '../../../model/snapshot';

/**
 * A day that is said by its name ("24 December 2026", "tomorrow", "next Friday"), as the field wants it: by the pattern in its placeholder or hint, or as a date input has
 * it. Undefined for any other text and for a field that does not say how it wants a day.
 */
export function dayFor(
  { type, placeholder = '', description = '' }: SnapshotElement,
  text: string,
  language: string,
  now: Date,
): string | undefined {
  const pattern = type === 'date' ? 'yyyy-mm-dd' : PATTERN.exec(`${placeholder} ${description}`)?.[0];
  const day = pattern && (relativeDay(text, language, now) ?? namedDay(text, language));
  if (!pattern || !day) return undefined;
  const part = (letters: string): string => {
    const number = /y/i.test(letters) ? day.getFullYear() : /m/i.test(letters) ? day.getMonth() + 1 : day.getDate();
    return `${number}`.padStart(letters.length, '0').slice(-Math.max(2, letters.length));
  };
  return pattern.replace(/([dmy])\1*/gi, part);
}

/** "MM/DD/YYYY", "dd.mm.yy". */
const PATTERN = /(?<!\p{L})(?:d{1,2}|m{1,2}|y{4}|yy)([./-])(?:d{1,2}|m{1,2})\1(?:d{1,2}|m{1,2}|y{4}|yy)(?!\p{L})/iu;

/** Days ahead that languages have a word for. */
const AHEAD = [0, 1, 2, -1];
const WEEK = 7;

/** "Tomorrow", "next Friday", "Friday": the next one that comes, after today. */
function relativeDay(text: string, language: string, now: Date): Date | undefined {
  const said = foldLetters(text.trim());
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const near = AHEAD.find((days) => foldLetters(words.format(days, 'day')) === said);
  if (near !== undefined) return ahead(now, near);
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long' });
  const name = (days: number) => foldLetters(weekday.format(ahead(now, days)));
  const days = Array.from({ length: WEEK }, (_, at) => at + 1).find((count) => said.endsWith(name(count)));
  if (days === undefined) return undefined;
  const before = said.slice(0, -name(days).length).trim();
  // What "next year" has before the year: "next", "nächst".
  const next = foldLetters(words.format(1, 'year')).split(' ')[0]?.slice(0, STEM) ?? '';
  return before === '' || (before.startsWith(next) && !before.includes(' ')) ? ahead(now, days) : undefined;
}
/** Endings differ by what is next ("nächstes Jahr", "nächsten Freitag"); by judgement. */
const STEM = 4;

const ahead = (now: Date, days: number) => new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);

/** "24 December 2026", "December 24th, 2026": with its year, by the long names of months. */
function namedDay(text: string, language: string): Date | undefined {
  const words = foldLetters(text).match(/\p{L}{3,}/gu) ?? [];
  const numbers = text.match(/\d+/g) ?? [];
  const year = numbers.find(({ length }) => length === 4);
  const day = Number(numbers.find((number) => number !== year));
  const names = new Intl.DateTimeFormat(language, { month: 'long' });
  const month = Array.from({ length: 12 }, (_, at) => at).find((at) => words[0] === foldLetters(names.format(new Date(2000, at, 1))));
  if (month === undefined || words.length > 1 || numbers.length !== 2 || !year || !day) return undefined;
  const found = new Date(Number(year), month, day);
  return found.getDate() === day ? found : undefined;
}
