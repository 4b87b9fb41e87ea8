/** The address, or undefined where the text is none. `URL.parse` is newer than Node 20. */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

/** Host without "www.", which is what a playbook's domain is; the port counts. Empty for pages without a host. */
export function domainOf(url: string): string {
  return parseUrl(url)?.host.replace(/^www\./, '') ?? '';
}

/**
 * Path without query and hash, but with the route that an application without a server keeps in the hash: one that begins with "#/" or "#!" is part of the
 * address ("/shop/#/orders"), any other is a place on the same page. What a route asks for ("?page=2") is no part of it either, nor is the empty route.
 */
export function pathOf(url: string): string {
  const parsed = parseUrl(url);
  return parsed ? parsed.pathname + routeOf(parsed.hash) : '';
}

/** The route in a hash; empty where there is none. */
export const routeOf = (hash: string) => (/^#[!/]\/?[^?/]/.test(hash) ? hash.replace(/\?.*$/s, '') : '');

/** The address without query and hash, but with its route. */
export const addressOf = (url: string): string => url.replace(/[?#].*$/s, '') + routeOf(parseUrl(url)?.hash ?? '');

/** A path without what names one thing of many: numbers of three digits and more, and generated ids ("/orders/*" for "/orders/1042"). */
export const placeOfPath = (path: string): string =>
  path
    .split('/')
    .map((part) => (/\d{3}|^[\da-f-]{8,}$/i.test(part) && /\d/.test(part) ? '*' : part))
    .join('/');

/**
 * Is `now` the path that was promised, or another thing of its kind? `from` is where it began: who stayed there did not get to another thing. Where the
 * document changed, a promise without a route promises none: playbooks did not know of routes once.
 */
export const isPlace = (promised: string, now: string, from: string): boolean =>
  now === promised ||
  (now !== from && placeOfPath(now) === placeOfPath(promised)) ||
  (!promised.includes('#') && withoutRoute(now) === promised && withoutRoute(from) !== promised);

const withoutRoute = (path: string) => path.replace(/#.*$/s, '');
