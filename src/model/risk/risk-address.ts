import { ALSO_THINGS, LEAVES } from '../../languages/joined/risk-words';
import { alikeKey } from '../../lib/text';
import { wordSet } from '../../lib/word-set';
import { isFinalLabel } from './risk-label';

/** Would opening this URL do something, as "/logout" or "/items/7/delete" does? Judged by the words of its path, query and route, like a button's. */
export function isGraveAddress(url: URL): boolean {
  const route = /^#[!/]/.test(url.hash) ? url.hash.replace(/^#!?/, '').split('?')[0] : '';
  const segments = `${url.pathname}/${route}`.split('/').map(words).filter(Boolean);
  const asks = url.search.length > 1;
  if (segments.some((segment, at) => isDeed(segment, asks && (at === segments.length - 1 || DONE_ON.has(segment))))) return true;
  return [...url.searchParams].some(
    ([key, value]) => isDeed(words(key), false) || (SAYS_WHAT.has(words(key)) && isDeed(words(value), true)),
  );
}

/** A verb on a button is a noun in most URLs ("/orders/7"); `alone`: it is the last path segment and the URL has a query. */
function isDeed(text: string, alone: boolean): boolean {
  if (ENDS_SESSION.has(text.replaceAll(' ', ''))) return true;
  return text.split(' ').length <= MAX_WORDS && isFinalLabel(text) && (alone || !ITEM_ROLES.has(text));
}

/** Longer segments are titles: "how-to-delete-your-account". */
const MAX_WORDS = 3;
const ITEM_ROLES = new Set(ALSO_THINGS.split('|'));
/** Of those, words that are no noun below a path: "/buy/now?sku=9". */
const DONE_ON = new Set(['purchase', 'buy']);
const ENDS_SESSION = new Set(LEAVES.split('|'));
/** Query keys whose value is a verb: "?action=delete". */
const SAYS_WHAT = wordSet('action act do op operation cmd command method task mode step');

/** "deleteAccount", "delete_account" and "delete-account" are two words. */
function words(part: string): string {
  let text = part;
  try {
    text = decodeURIComponent(part);
  } catch {
    // As it stands.
  }
  const apart = text
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .replace(/\.(php|html?|aspx?|jsp|do|cgi|action)$/i, '')
    .replace(/[-_.+~\s]+/g, ' ');
  return alikeKey(apart);
}
