import { pageLanguage } from '../selectors/attributes';

/** A date with a time to the second. Nobody chooses by it, as they do by a day or an hour. */
const TO_THE_SECOND = /\d[\d./-]{5,9}[T,\s]+\d{1,2}:\d{2}:\d{2}/;

/** The text without what says when something was made: a time to the second, or how long ago, in English and in the language of the page. */
export const withoutTime = (text: string): string => momentsIn(pageLanguage()).reduce((left, moment) => left.replace(moment, ' '), text);

/** Does it say when something was made? */
export const holdsTime = (text: string): boolean => /\p{N}/u.test(text) && momentsIn(pageLanguage()).some((moment) => moment.test(text));

function momentsIn(language: string): readonly RegExp[] {
  const known = moments.get(language) ?? [TO_THE_SECOND, agoIn('en'), ...(isKnown(language) ? [agoIn(language)] : [])];
  moments.set(language, known);
  return known;
}
const moments = new Map<string, readonly RegExp[]>();

/** Pages declare any text. */
const isKnown = (language: string) =>
  /^[a-z]{2,3}$/.test(language) && language !== 'en' && Intl.RelativeTimeFormat.supportedLocalesOf(language).length > 0;

/** "3 minutes ago", "3 min. ago", as the browser words it. */
function agoIn(language: string): RegExp {
  const worded = STYLES.flatMap((style) => {
    const format = new Intl.RelativeTimeFormat(language, { style });
    return UNITS.flatMap((unit) => COUNTS.map((count) => format.formatToParts(-count, unit)));
  });
  const patterns = worded.map((parts) =>
    parts.map(({ type, value }) => (type === 'integer' ? '\\p{N}+' : value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))).join(''),
  );
  const longestFirst = [...new Set(patterns)].sort((one, other) => other.length - one.length);
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst.join('|')})(?!\\p{L})`, 'iu');
}
const STYLES = ['long', 'short', 'narrow'] as const;
const UNITS = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'] as const;
/** One of each plural form, as far as languages have them. */
const COUNTS = [1, 2, 3, 5, 11, 20];
