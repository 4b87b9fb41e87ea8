import type { Fingerprint } from '../../model/page/target';
import type { Saying } from '../../model/saying';
import { saying } from '../../model/saying-of';
import * as dom from '../dom/native-accessors';
import { isVisible } from '../dom/visible';
import { hrefPath, TEST_IDS } from '../selectors/attributes';
import { AGREES, type Agreement, CONTRADICTS, SILENT } from './agreement';
import { isField } from './field';

const KEYS = ['id', ...TEST_IDS];
const LESSER_KEYS = ['name', 'href'];

/** Was there something written that told it apart: a key whose selector hit only this element when it was recorded? */
export const hasKey = (wanted: Fingerprint) => [...KEYS, ...LESSER_KEYS].some((key) => toldApart(wanted, key));

/** A test id that every row carries is no key: then no selector made of it was unique. */
function toldApart(wanted: Fingerprint, key: string): boolean {
  if (!wanted.attributes[key]) return false;
  return wanted.selectors.some(
    (selector) => (key === 'id' ? /^#/ : new RegExp(`^[a-z-]*\\[${key}[\\^]?=`)).test(selector) && !selector.includes(' > '),
  );
}

/** Compares the keys (attributes a person wrote) of a candidate with the recorded ones. */
export function weighKeys(
  wanted: Fingerprint,
  element: Element,
  own: Record<string, string>,
): { key: Agreement; keys: string[]; onlyNumbersDiffer: boolean; onlyLinkDiffers: boolean } {
  const keys: string[] = [];
  let contradicts = false;
  let onlyNumbersDiffer = true;
  let onlyLinkDiffers = true;
  for (const key of [...KEYS, ...LESSER_KEYS]) {
    const value = wanted.attributes[key];
    if (!value || (key === 'name' && !isField(element))) continue;
    const otherChoice = key === 'name' && /^(radio|checkbox)$/.test(own['type'] ?? '') && wanted.attributes['value'] !== own['value'];
    if ((own[key] === value || (key === 'href' && leadsAsMuch(own[key], value))) && !otherChoice) {
      if (toldApart(wanted, key)) keys.push(key);
    } else if (own[key] && !(key === 'href' && isBelow(own[key], value))) {
      contradicts = true;
      onlyNumbersDiffer &&= withoutCount(own[key]) === withoutCount(value);
      onlyLinkDiffers &&= key === 'href';
    }
  }
  // One written key that stays outweighs another that changed: they come and go.
  return { key: keys.length ? AGREES : contradicts ? CONTRADICTS : SILENT, keys, onlyNumbersDiffer, onlyLinkDiffers };
}

/** "delete-3" and "delete-4" tell a place in a list. */
const withoutCount = (value: string) => value.replace(/\d+/g, '#');

/** Written otherwise, it leads to the same page: "help.html" and "../docs/help.html". */
function leadsAsMuch(one: string | undefined, other: string): boolean {
  // What was recorded without its route may have had one: playbooks did not know of routes once.
  const [here, there] = [absoluteHref(other.includes('#') ? (one ?? '') : (one ?? '').replace(/#.*$/s, '')), absoluteHref(other)];
  return here !== undefined && here === there;
}

const absoluteHref = (href: string) => (URL.canParse(href, dom.baseURI(document)) ? new URL(href, dom.baseURI(document)).href : undefined);

/** Those that read so are keyed otherwise by now, as pages do that make their keys anew at each load: none of them has a key of this one. */
export function isKeyedOtherwise({ attributes }: Fingerprint, lookalikes: Element[]): boolean {
  const keys = [...KEYS, 'name'].filter((key) => attributes[key]);
  const isOther = (one: Element, key: string) => ![null, attributes[key]].includes(dom.getAttribute(one, key));
  return (
    keys.length > 0 && !attributes['href'] && lookalikes.length > 1 && lookalikes.every((one) => keys.every((key) => isOther(one, key)))
  );
}

/** Links that read so are written otherwise by now: none of them leads where this one led, nor anywhere beside that. */
export function isLedOtherwise({ attributes: { href = '' } }: Fingerprint, lookalikes: Element[]): boolean {
  const then = folderOf(href);
  return lookalikes.every((lookalike) => folderOf(hrefPath(lookalike)) !== then);
}

/**
 * Does the link lead where the wanted one led? What it asks for ("?id=5") is not kept, so that may be another; but what the page itself was asked for
 * is carried along by all of its links.
 */
export function leadsThere({ attributes: { href } }: Fingerprint, link: Element): boolean {
  if (!href || !leadsAsMuch(hrefPath(link), href)) return false;
  const here = new URLSearchParams(location.search);
  const asked = new URL(dom.getAttribute(link, 'href') ?? '', dom.baseURI(document)).searchParams;
  return [...asked].every(([name, value]) => here.get(name) === value);
}

const folderOf = (href: string) => absoluteHref(href)?.replace(/[^/]*$/, '');

/** One leads to a part of what the other leads to ("/docs" and "/docs/3.1/"), or to a file of almost its name ("map.html", "maps.html"). That says nothing. */
function isBelow(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (withoutPlural(short) === withoutPlural(long)) return true;
  return short.replace(/[/.]/g, '') !== '' && long.startsWith(`${short.replace(/\/$/, '')}/`);
}

/** The only link that led there is called otherwise, and no other one leads there now. What a link asks for ("?id=5") is not compared. */
export const leadsThereAlone = (wanted: Fingerprint, element: Element): boolean =>
  toldApart(wanted, 'href') &&
  [...dom.querySelectorAll(document, 'a[href]')].every((link) => {
    const leads = leadsAsMuch(hrefPath(link), wanted.attributes['href'] ?? '') && isVisible(link);
    return leads === (link === element) && !(leads && dom.getAttribute(link, 'href')?.includes('?'));
  });

/** "/maps.html" is "/map.html". */
const withoutPlural = (href: string) => href.replace(/(?<=\p{L}{3})s(?=(\.\w+|\/)?$)/u, '');

/** Which key differs, in words. */
export function keyDifference(wanted: Fingerprint, own: Record<string, string>): Saying {
  const key = [...KEYS, 'name', 'href'].find((name) => wanted.attributes[name]) ?? 'id';
  const now = own[key];
  return now ? saying('nearKey', { key, now, was: wanted.attributes[key] ?? '' }) : saying('nearKeyGone', { key });
}
