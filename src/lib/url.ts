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

/**
 * Small and capital letters as no words are written ("7quIrRk4", "JrdWFhwi"): pieces of two signs on average, or one of three and more without a vowel. Of
 * 200,000 ids of eight letters and digits 98 % of the pairs have one of this kind; of 25,000 names of files in npm packages it is 0.3 % of the pairs of one length.
 */
function isGenerated(part: string): boolean {
  if (!MIXED.test(part)) return false;
  const pieces = part.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+/g) ?? [];
  return (
    part.replace(/[-_]/g, '').length <= 2 * pieces.length ||
    pieces.some((piece) => /^[A-Z]?[b-df-hj-np-tv-xz]{2,}$/.test(piece) && piece.length > 2)
  );
}
/** Long enough for an id, in small and capital letters. */
const MIXED = /^(?=.*[a-z])(?=.*[A-Z])[\w-]{8,}$/;

/**
 * Is `now` the expected path, or that of another item of its kind? `from` is where it began: staying there is not reaching another item.
 * Where the document changed, an expected path without a route matches any route: old playbooks did not store routes.
 */
export const isSameKindOfPath = (promised: string, now: string, from: string): boolean =>
  now === promised ||
  (now !== from && isSamePattern(promised, now)) ||
  (!promised.includes('#') && withoutRoute(now) === promised && withoutRoute(from) !== promised);

/** Part by part the same, other numbers, or two ids of one length, of which one may read like words by chance ("aiHtxtLH"). */
function isSamePattern(promised: string, now: string): boolean {
  const here = now.split('/');
  const parts = promised.split('/').map((part, at) => [part, here[at] ?? ''] as const);
  return parts.length === here.length && parts.every(([then, part]) => then === part || [then, part].every(isNumber) || areIds(then, part));
}

const areIds = (one: string, other: string): boolean =>
  one.length === other.length && MIXED.test(one) && MIXED.test(other) && (isGenerated(one) || isGenerated(other));

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
