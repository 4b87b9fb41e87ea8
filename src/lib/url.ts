/** The parsed URL, or undefined. (`URL.parse` is newer than Node 20.) */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

/** The host without "www.", which is the domain of a playbook; the port counts. '' for a URL without host. */
export function domainOf(url: string): string {
  return parseUrl(url)?.host.replace(/^www\./, '') ?? '';
}

/**
 * The path without query and fragment, but with the route that a single-page application keeps in the fragment: one that begins with "#/"
 * or "#!" is part of the address ("/shop/#/orders"), any other is a place on the same page. The query of a route ("?page=2") is left out,
 * and so is an empty route.
 */
export function pathOf(url: string): string {
  const parsed = parseUrl(url);
  return parsed ? parsed.pathname + routeOf(parsed.hash) : '';
}

/** The route in a fragment; '' where there is none. */
export const routeOf = (hash: string) => (/^#[!/]\/?[^?/]/.test(hash) ? hash.replace(/\?.*$/s, '') : '');

/** The URL without query and fragment, but with its route. */
export const addressOf = (url: string): string => url.replace(/[?#].*$/s, '') + routeOf(parseUrl(url)?.hash ?? '');

/**
 * A path with wildcards for what identifies one item of many: numbers of three digits and more, and generated ids ("/orders/*" for
 * "/orders/1042").
 */
export const pathPattern = (path: string): string =>
  path
    .split('/')
    .map((part) => (isNumber(part) || isGenerated(part) ? '*' : part))
    .join('/');

const isNumber = (part: string) => /\d{3}|^[\da-f-]{8,}$/i.test(part) && /\d/.test(part);

/** One part of a path, by itself: of ids drawn from letters and digits 92 to 99 % by their kind, of names of files in npm packages 1.5 %, most of them with a hash. */
const isGenerated = (part: string): boolean => part.length >= 8 && ID.test(part) && signsOfChance(part) >= part.length / 4;

/**
 * In how many places a text reads as no word is written: where a letter or digit follows one of another kind (six in "k3v9w2ab", none in "addRange", where a
 * word begins), and each consonant after three. Of those one more than of the others is counted at most: "Rechtsschutz", which has none, is a word.
 */
function signsOfChance(part: string): number {
  const changes = count(part, /[a-z](?=[A-Z\d])|[A-Z](?=\d|[A-Z][a-z])|\d(?=[A-Za-z])/g) - count(part, /[a-z]{2}(?=[A-Z][a-z]{2})/g);
  const consonants = count(part, /(?<=[^aeiouy\W\d_]{3})[^aeiouy\W\d_]/gi);
  return changes + Math.min(consonants, changes + 1);
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
const ID = /^[\w-]{6,}$/;

/**
 * Is `now` the expected path, or that of another item of its kind? `from` is where it began: staying there is not reaching another item.
 * Where the document changed, an expected path without a route matches any route: old playbooks did not store routes.
 */
export const isSameKindOfPath = (promised: string, now: string, from: string): boolean =>
  now === promised ||
  (now !== from && isSamePattern(promised, now)) ||
  (!promised.includes('#') && withoutRoute(now) === promised && withoutRoute(from) !== promised);

/** Part by part the same, other numbers, other ids, or a wildcard and what may be an id of which that was not seen: a number, or written a little like chance. */
export function isSamePattern(one: string, other: string): boolean {
  const there = other.split('/');
  const pairs = one.split('/').map((part, at) => [part, there[at] ?? ''] as const);
  return (
    pairs.length === there.length &&
    pairs.every(
      ([a, b]) => a === b || (isNumber(a) && isNumber(b)) || areIds(a, b) || (a === '*' && mayBeId(b)) || (b === '*' && mayBeId(a)),
    )
  );
}

const mayBeId = (part: string): boolean => /^\d+$/.test(part) || (ID.test(part) && signsOfChance(part) >= part.length / 10);

/**
 * Two ids of one length: both read a little like chance, and together surely; one of them may read like a word ("aiHtxtLH"). Of pairs of eight letters and digits
 * 99 % are such (of small letters and digits alone 90 %), of pairs of names of files in npm packages 0.1 %, of 300,000 pairs of words of six languages none.
 */
function areIds(one: string, other: string): boolean {
  return one.length === other.length && mayBeId(one) && mayBeId(other) && signsOfChance(one) + signsOfChance(other) >= one.length * 0.44;
}

/**
 * The path that a link is to lead to, which was recorded to lead from `then` to `promised`, and leads to `now` at this visit: where only its last part
 * is another of the same length, that is an id, which may be another at each visit.
 */
export function pathOfLink(promised: string, then: string, now: string, base: string): string {
  const [before, here] = [then, now].map((href) => pathOf(parseUrl(href, base)?.href ?? ''));
  const [folder, otherFolder] = [before, here].map((path) => path?.replace(/[^/]*$/, ''));
  return here && before === promised && here.length === before.length && folder === otherFolder ? here : promised;
}

const withoutRoute = (path: string) => path.replace(/#.*$/s, '');

/**
 * What of a frame's URL stays the same at each visit: no query, no fragment, no id of a blob. A document that a script wrote (`document.open()`) has the
 * URL of the page that wrote it, so where it is that of `parent` it is "about:blank", which it was before.
 */
export function frameAddress(url: string, parent: string): string {
  const [address = '', around] = [url, parent].map((one) => one.replace(/[?#].*$/s, ''));
  return address === around ? 'about:blank' : address.replace(/^(blob:.+)\/[\da-f-]{36}$/is, '$1');
}
