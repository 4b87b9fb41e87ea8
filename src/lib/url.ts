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
    .map((part) => ((/\d{3}|^[\da-f-]{8,}$/i.test(part) && /\d/.test(part)) || isGenerated(part) ? '*' : part))
    .join('/');

/** Letters in irregular case, as no words are written ("JrdWFhwi"): an id that was drawn at random. */
const isGenerated = (part: string) =>
  /^(?=.*[a-z])(?=.*[A-Z])[\w-]{8,}$/.test(part) && !/^([A-Z]?[a-z]{2,}|[A-Z]{2,}(?![a-z])|\d+|[-_])+$/.test(part);

/**
 * Is `now` the expected path, or that of another item of its kind? `from` is where it began: staying there is not reaching another item.
 * Where the document changed, an expected path without a route matches any route: old playbooks did not store routes.
 */
export const isSameKindOfPath = (promised: string, now: string, from: string): boolean =>
  now === promised ||
  (now !== from && isSamePattern(promised, now)) ||
  (!promised.includes('#') && withoutRoute(now) === promised && withoutRoute(from) !== promised);

/**
 * The same pattern; where one of two parts is generated or has digits among its letters, both may be ids of one length, although they read like words by
 * chance ("aiHtxtLH", "dnawBKS8").
 */
function isSamePattern(promised: string, now: string): boolean {
  const [then, here] = [promised, now].map((path) => path.split('/'));
  const [wild, other] = [promised, now].map((path) => pathPattern(path).split('/'));
  if (!then || !here || !wild || !other || then.length !== here.length) return false;
  return then.every((part, at) => {
    const alike = [part, here[at] ?? ''];
    const isId = wild[at] === '*' || other[at] === '*' || alike.some((one) => /\d/.test(one));
    return wild[at] === other[at] || (isId && alike[0]?.length === alike[1]?.length && alike.every((one) => MIXED.test(one)));
  });
}
const MIXED = /^(?=.*[a-z])(?=.*[A-Z\d])[\w-]{8,}$/;

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
