import { shorten } from '../../lib/text';
import { parseUrl, routeOf } from '../../lib/url';

const TELLING =
  /passw|passphrase|pwd|secret|token|auth(?!or)|otp|session|jwt|credential|signature|(api|^|[-_])key$|^(code|sid|sig|state|nonce)$/i;
/** Nobody reads a value that long: it is an id or a ticket. */
const READABLE = 40;

/** An address for a prompt: without hash but for a route, and with "…" for values in the query that may open a door. */
export function sayUrl(address: string, length = 200): string {
  const url = parseUrl(address);
  if (!url) return shorten(address, length);
  if (url.protocol === 'data:' || url.protocol === 'blob:') return `${url.protocol}…`;
  const query = [...url.searchParams].map(([name, value]) => `${name}=${TELLING.test(name) || value.length > READABLE ? '…' : value}`);
  const path = url.origin === 'null' ? (url.href.split(/[?#]/)[0] ?? '') : `${url.origin}${url.pathname}`;
  return shorten(`${path}${query.length ? `?${query.join('&')}` : ''}${routeOf(url.hash)}`, length);
}
