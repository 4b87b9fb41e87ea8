import { plainDigits } from './number-reading';

export type DateOrder = 'ymd' | 'dmy' | 'mdy';
/** A day, a month or a time; 24-hour clock. */
export type DateParts = { [Part in 'y' | 'm' | 'd' | 'h' | 'min' | 's']?: number };

/** The order of day, month and year in a placeholder: "dd.mm.yyyy", "MM/DD/YY", "jj/mm/aaaa". */
export function dateOrderIn(hint: string): DateOrder | undefined {
  const runs = /(?<!\p{L})(\p{L})\1*[^\p{L}\d]{1,3}(\p{L})\2*[^\p{L}\d]{1,3}(\p{L})\3*(?!\p{L})/u.exec(hint.toLowerCase());
  const order = runs?.slice(1).map((letter) => (/[mм月]/.test(letter) ? 'm' : /[yjaг年]/.test(letter) ? 'y' : 'd'));
  // "jj/mm/aaaa": "j" is the day in French ("jour") and the year in German ("Jahr").
  if (order && runs && order.filter((part) => part === 'y').length === 2) order[0] = 'd';
  return ORDERS.find((one) => one === order?.join(''));
}
const ORDERS: DateOrder[] = ['ymd', 'dmy', 'mdy'];

/** All readings of a text as a day, month or time that its parts, the known order or the language leave open; empty where it is none. */
export function readDate(text: string, lang: string | undefined, order: DateOrder | undefined): DateParts[] {
  const plain = plainDigits(text).toLowerCase();
  const { time, rest } = takeTime(plain, lang);
  if (!/\d/.test(rest)) return time && !/[^\s.,]/.test(rest) ? [time] : [];
  return readDay(rest, lang, order).map((day) => ({ ...day, ...time }));
}

function takeTime(text: string, lang: string | undefined): { time?: DateParts; rest: string } {
  const [am, pm] = [9, 21].map((hour) => partOf(lang, new Date(2000, 0, 1, hour), { hour: 'numeric', hour12: true }, 'dayPeriod'));
  const half = `([ap])\\.? ?m\\b\\.?|${[am, pm].map((word) => `(${word ? escaped(word) : '(?!)'})`).join('|')}`;
  const clock = '(\\d{1,2})(?::(\\d{2})(?::(\\d{2})(?:[.,]\\d+)?)?)?';
  const found =
    new RegExp(`(?<![\\d.,:/-])${clock} ?(?:${half})(?!\\p{L})`, 'u').exec(text) ??
    new RegExp(`(?:${half}) ?${clock}(?![\\d:])`, 'u').exec(text) ??
    /(?<![\d.:])(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?(?![\d:])/.exec(text.replace(/(?<=\d)t(?=\d)/, ' '));
  if (!found) return { rest: text };
  const groups = found.slice(1).filter((group) => group !== undefined);
  const [h = 0, min = 0, s = 0] = groups.filter((group) => /^\d/.test(group)).map(Number);
  const word = groups.find((group) => !/^\d/.test(group));
  if (h > 23 || min > 59 || s > 59 || (word && (h > 12 || h === 0))) return { rest: text };
  const hours = word === undefined ? h : (h % 12) + (word === 'p' || word === pm ? 12 : 0);
  const at = text.indexOf(found[0].replace(/^ /, ''));
  const rest = found[0] && at >= 0 ? text.slice(0, at) + text.slice(at + found[0].length) : text.replace(/t?\d{1,2}:.*$/, '');
  return { time: { h: hours, min, s }, rest: rest.replace(/(?<=\d)t$/, '') };
}
const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function readDay(text: string, lang: string | undefined, order: DateOrder | undefined): DateParts[] {
  const numbers = text.match(/\d+/g) ?? [];
  if (numbers.some((number) => number.length === 3 || number.length > 4)) return [];
  const words = text.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  const month = monthIn(words, lang);
  const known = new Set(weekdays(lang));
  if (words.some((word) => !FILLERS.test(word) && !known.has(word) && !month?.words.has(word))) return [];
  if (month) return readNamed(numbers, month.m);
  if (/[^\d\p{L}\p{M}\s./,-]/u.test(text)) return [];
  if (numbers.length === 2) return readMonth(numbers);
  return numbers.length === 3 ? readThree(numbers, order ?? (lang ? orderOf(lang) : undefined)) : [];
}
/** Words between the parts of a date: "7th", "7 de mayo", "7 мая 2025 г.", "2025年5月7日". */
const FILLERS = /^(st|nd|rd|th|of|the|de|del|den|d|г|года|年|月|日|년|월|일)$/;

function readNamed(numbers: string[], m: number): DateParts[] {
  const year = numbers.find((number) => number.length === 4) ?? (numbers.length === 2 ? numbers[1] : undefined);
  const day = numbers.find((number) => number !== year && Number(number) <= 31);
  if (!numbers.length || numbers.length > 2 || (numbers.length === 2 && day === undefined)) return [];
  return [{ m, ...(year !== undefined && { y: Number(year) }), ...(day !== undefined && { d: Number(day) }) }];
}

const readMonth = (numbers: string[]): DateParts[] => {
  const year = numbers.find((number) => number.length === 4);
  const m = Number(numbers.find((number) => number !== year));
  return year && m >= 1 && m <= 12 ? [{ y: Number(year), m }] : [];
};

/** Only the orders that the numbers allow; if the known order is among them, that one. */
function readThree(numbers: string[], known: DateOrder | undefined): DateParts[] {
  const readings = ORDERS.flatMap((order) => {
    const parts: Record<string, string> = {};
    [...order].forEach((part, at) => {
      parts[part] = numbers[at] ?? '';
    });
    const { y = '', m = '', d = '' } = parts;
    const fits = m.length <= 2 && d.length <= 2 && (y.length === 4 || (y.length === 2 && numbers.every(({ length }) => length <= 2)));
    const isDay = fits && Number(m) >= 1 && Number(m) <= 12 && Number(d) >= 1 && Number(d) <= 31;
    return isDay ? [{ order, day: { y: Number(y), m: Number(m), d: Number(d) } }] : [];
  });
  const chosen = readings.filter(({ order }) => order === known);
  return (chosen.length ? chosen : readings).map(({ day }) => day);
}

function monthIn(words: string[], lang: string | undefined): { m: number; words: Set<string> } | undefined {
  for (const word of words) {
    const m = months(lang).get(word);
    if (m) return { m, words: new Set([word]) };
  }
  return undefined;
}

const letters = (name: string) => (/^\p{L}[\p{L}\p{M}]*\.?$/u.test(name) ? [name.replace('.', '')] : []);
const names = new Map<string, Map<string, number>>();

/** Month names, long and short, alone and next to a day, in the language and in English. */
function months(lang: string | undefined): Map<string, number> {
  const known = names.get(lang ?? '');
  if (known) return known;
  const made = new Map<string, number>();
  for (const language of new Set([lang, 'en'])) {
    for (const month of ['long', 'short'] as const)
      for (const more of [{}, { day: 'numeric' as const }])
        for (let m = 1; m <= 12; m++)
          for (const name of letters(partOf(language, new Date(2000, m - 1, 1), { month, ...more }, 'month') ?? '')) made.set(name, m);
  }
  names.set(lang ?? '', made);
  return made;
}

const weekdays = (lang: string | undefined): string[] =>
  [lang, 'en'].flatMap((language) =>
    [1, 2, 3, 4, 5, 6, 7].flatMap((day) =>
      (['long', 'short'] as const).flatMap((weekday) => letters(partOf(language, new Date(2000, 0, day), { weekday }, 'weekday') ?? '')),
    ),
  );

function orderOf(lang: string): DateOrder | undefined {
  const parts = new Intl.DateTimeFormat(lang, { year: 'numeric', month: '2-digit', day: '2-digit' }).formatToParts();
  const order = parts.flatMap(({ type }) => (/^(year|month|day)$/.test(type) ? type.charAt(0) : [])).join('');
  return ORDERS.find((one) => one === order);
}

const partOf = (lang: string | undefined, date: Date, options: Intl.DateTimeFormatOptions, type: string): string | undefined =>
  lang === undefined
    ? undefined
    : new Intl.DateTimeFormat(lang, options)
        .formatToParts(date)
        .find((part) => part.type === type)
        ?.value.toLowerCase();

/** The same date and time, even if one shows further parts as long as those are zero: midnight after a day, seconds after minutes. */
export function isSameDate(typed: DateParts, shown: DateParts): boolean {
  const same = (['m', 'd'] as const).every((part) => typed[part] === shown[part]) && isSameYear(typed.y, shown.y);
  if (!same || (typed.h !== undefined && shown.h === undefined)) return false;
  return (['h', 'min', 's'] as const).every((part) => (typed[part] ?? 0) === (shown[part] ?? 0));
}

const isSameYear = (one: number | undefined, other: number | undefined): boolean =>
  one === other || (one !== undefined && other !== undefined && Math.min(one, other) < 100 && one % 100 === other % 100);
