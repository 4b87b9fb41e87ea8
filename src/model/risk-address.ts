import { ALSO_THINGS, LEAVES } from '../languages/joined/risk-words';
import { alikeKey } from '../lib/text';
import { isFinalLabel } from './risk-label';

/** Would opening this address do something, as "/logout" or "/items/7/delete" does? By the words of its path, of what it asks for and of its route, as a button's. */
export function isGraveAddress(url: URL): boolean {
  const route = /^#[!/]/.test(url.hash) ? url.hash.replace(/^#!?/, '').split('?')[0] : '';
  const segments = `${url.pathname}/${route}`.split('/').map(words).filter(Boolean);
  const asks = url.search.length > 1;
  if (segments.some((segment, at) => isDeed(segment, asks && (at === segments.length - 1 || DONE_ON.has(segment))))) return true;
  return [...url.searchParams].some(
    ([key, value]) => isDeed(words(key), false) || (SAYS_WHAT.has(words(key)) && isDeed(words(value), true)),
  );
}

/** What is a deed on a button is a thing in most addresses ("/orders/7"); `alone`: where it is the last word and something is asked of it. */
function isDeed(text: string, alone: boolean): boolean {
  if (ENDS_SESSION.has(text.replaceAll(' ', ''))) return true;
  return text.split(' ').length <= MAX_WORDS && isFinalLabel(text) && (alone || !THINGS.has(text));
}

/** Longer ones are titles: "how-to-delete-your-account". */
const MAX_WORDS = 3;
const THINGS = new Set(ALSO_THINGS.split('|'));
/** Among them what is no thing of its own below a path: "/buy/now?sku=9". */
const DONE_ON = new Set(['purchase', 'buy']);
const ENDS_SESSION = new Set(LEAVES.split('|'));
/** Keys whose value says what is done: "?action=delete". */
const SAYS_WHAT = new Set(['action', 'act', 'do', 'op', 'operation', 'cmd', 'command', 'method', 'task', 'mode', 'step']);

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
