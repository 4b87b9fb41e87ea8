import type { Fingerprint } from '../../model/target';
import type { Agreement } from './agreement';
import { TEST_IDS } from './attributes';
import { isField } from './describe';

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

export function weighKeys(wanted: Fingerprint, element: Element, own: Record<string, string>): { key: Agreement; keys: string[] } {
  const keys: string[] = [];
  let contradicts = false;
  for (const key of [...KEYS, ...LESSER_KEYS]) {
    const value = wanted.attributes[key];
    if (!value || (key === 'name' && !isField(element))) continue;
    const otherChoice = key === 'name' && /^(radio|checkbox)$/.test(own['type'] ?? '') && wanted.attributes['value'] !== own['value'];
    if (own[key] === value && !otherChoice) {
      if (toldApart(wanted, key)) keys.push(key);
    } else if (own[key]) contradicts = true;
  }
  // One written key that stays outweighs another that changed: they come and go.
  return { key: keys.length ? 'agrees' : contradicts ? 'contradicts' : 'silent', keys };
}

export function keyDifference(wanted: Fingerprint, own: Record<string, string>): string {
  const key = [...KEYS, 'name', 'href'].find((name) => wanted.attributes[name]) ?? 'id';
  return `${key} ${own[key] ? `"${own[key]}"` : 'gone'} instead of "${wanted.attributes[key] ?? ''}"`;
}
