import { shorten } from '../../lib/text';
import { parseUrl, routeOf } from '../../lib/url';

const TELLING =
  /passw|passphrase|pwd|secret|token|auth(?!or)|otp|session|jwt|credential|signature|(api|^|[-_])key$|^(code|sid|sig|state|nonce)$/i;
/** A longer value is taken for an id or an access token, not for something to read. */
const READABLE = 40;

/** A URL for a prompt: the hash only where it is a route, and "…" for query values that may be access tokens. */
export function sayUrl(address: string, length = 200): string {
  const url = parseUrl(address);
  if (!url) return shorten(address, length);
  if (url.protocol === 'data:' || url.protocol === 'blob:') return `${url.protocol}…`;
  const query = [...url.searchParams].map(([name, value]) => `${name}=${TELLING.test(name) || value.length > READABLE ? '…' : value}`);
  const path = url.origin === 'null' ? (url.href.split(/[?#]/)[0] ?? '') : `${url.origin}${url.pathname}`;
  return shorten(`${path}${query.length ? `?${query.join('&')}` : ''}${routeOf(url.hash)}`, length);
}
