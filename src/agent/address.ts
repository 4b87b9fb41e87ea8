import { getDomain } from 'tldts';
import { readableHost } from '../lib/punycode';
import { showInvisible } from '../lib/show-invisible';
import { parseUrl } from '../lib/url';
import type { Saying } from '../model/saying';
import { saying } from '../model/saying-of';

/**
 * A parsed URL, or why the text is none. Judged, asked about and opened as this one object, so that no second parser can read the text
 * differently.
 */
export type Address = { url: URL } | { why: Saying };

/**
 * Resolves a URL found on `page`. A text with a scheme is absolute, as in Chrome's address bar ("http:/evil.example" is a host); any other
 * is relative to the page.
 */
export function resolveAddress(text: string, page: string | undefined): Address {
  const base = page === undefined ? undefined : parseUrl(page);
  const url = parseUrl(text) ?? (base && isWeb(base) ? parseUrl(text, base.href) : undefined);
  if (!url) return { why: saying('noWholeAddress', { text: shown(text) }) };
  if (!isWeb(url)) return { why: saying('webOnlyNot', { protocol: url.protocol }) };
  if (url.username || url.password) return { why: saying('hidesWhere', { text: shown(text) }) };
  return { url };
}

/** Is it an http(s) URL? */
export const isWeb = ({ protocol }: URL): boolean => protocol === 'http:' || protocol === 'https:';

const shown = (text: string) => showInvisible(text).slice(0, 200);

/** Are both of the same registrable domain, scheme and port? Another port is another server. */
export const sameSite = (one: URL, other: URL): boolean =>
  one.protocol === other.protocol && one.port === other.port && siteOf(one.hostname) === siteOf(other.hostname);

/**
 * Did the person write this host, as a word of its own and not as a part of another host or of an e-mail address? Ignores "www."; a written
 * scheme or port counts.
 */
export function namesHost(text: string, url: URL): boolean {
  return [...text.matchAll(HOST)].some(([, scheme, host = '', port]) => {
    const written = parseUrl(`${scheme ?? url.protocol}//${host}${port ?? ''}`);
    return written !== undefined && written.protocol === url.protocol && written.port === url.port && bare(written) === bare(url);
  });
}
const bare = ({ hostname }: URL) => hostname.replace(/^www\./, '');
const HOST =
  /(?<![\p{L}\p{M}\p{N}@._~%+-])(?:(https?:)\/\/)?((?:[\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}\p{N}-]+|localhost|\[[\da-f:.]+\])(:\d{1,5})?(?![\p{L}\p{M}\p{N}@_-]|\.[\p{L}\p{N}])/giu;

/** The whole URL for a person to read: decoded, an international host in both forms, without invisible or direction-changing characters. */
export function sayAddress(url: URL): string {
  const host = readableHost(url.hostname);
  const said = host === url.hostname ? url.host : `${url.host} ("${showInvisible(host)}")`;
  const rest = decoded(`${url.pathname}${url.search}${url.hash}`);
  return `${url.protocol}//${said}${rest === '/' ? '' : rest}`;
}

/** The decoded parts of a URL beside its host: path segments, keys and values of the query, fragment. */
export function urlPartsOf(url: URL): string[] {
  const asked = (text: string) => text.split(/[&;=?/#]/);
  return [...url.pathname.split('/'), ...asked(url.search.slice(1)), ...asked(url.hash.slice(1))]
    .map((part) => decoded(part.replaceAll('+', ' ')).trim())
    .filter(Boolean);
}

/** URLs contained in this one, as redirects take them. */
export function addressesIn(url: URL): URL[] {
  const texts = [...url.searchParams.values(), ...url.searchParams.keys(), decoded(url.hash.slice(1)), decoded(url.pathname)];
  return texts.flatMap((text) =>
    [...text.matchAll(/(?:[a-z][a-z\d+.-]*:|(?<=^|[^:/\\]))[/\\]{2,}[^\s"'<>]+/gi), ...text.matchAll(/^\s*https?:[^\s]+/gi)].flatMap(
      ([found]) => {
        const there = parseUrl(found.trim(), url.href);
        // Two slashes alone also occur in paths.
        const isHost = /[.:[]/.test(found);
        return isHost && there?.hostname && there.hostname !== url.hostname ? [there] : [];
      },
    ),
  );
}

function decoded(text: string): string {
  const whole = text.replace(/(?:%[\da-f]{2})+/gi, (signs) => {
    try {
      return decodeURIComponent(signs);
    } catch {
      return signs;
    }
  });
  return showInvisible(whole);
}

/**
 * The registrable domain of a host, below a public suffix (https://publicsuffix.org); the host itself where there is none (an IP address,
 * "localhost").
 */
function siteOf(host: string): string {
  // A host with a trailing dot is another origin to a browser.
  const whole = host.endsWith('.') ? undefined : getDomain(host, { allowPrivateDomains: true, extractHostname: false });
  return whole ?? host;
}
