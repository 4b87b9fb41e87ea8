import type { Target } from '../../model/page/target';
import { isWritten, namesAPlace } from '../volatile';

export type Selectors = (string | string[])[];

/** Limit of alternative selectors of one kind. */
const MAX_CSS_SELECTORS = 4;

/**
 * A target as alternative selectors, of which the Recorder's player takes the first that matches: an id or test id written by a developer, role and
 * name if they were unique, then the fingerprint's other CSS selectors, which were unique in their root when it was taken. Selectors by position in a
 * list are left out, because another element may be there later. So are texts: they are never proved unique. Empty if nothing is left.
 */
export function recorderSelectorsOf(target: Target): Selectors {
  const print = target.fingerprint;
  const hosts = print?.shadowPath ?? [];
  const aria = print?.name && (print.ordinal?.of ?? 1) === 1 ? ariaOf(print.name, print.role) : undefined;
  const css = [...new Set([...(print?.selectors ?? []), ...bare(target.selector)])]
    .filter((selector) => !aria || !print || !namesAPlace(selector, print))
    .slice(0, MAX_CSS_SELECTORS);
  const chained = (one: string) => (hosts.length ? [...hosts, one] : one);
  const own = target.selector && !css.length ? foreign(target.selector) : undefined;
  const [keys, others] = [css.filter(isWritten), css.filter((one) => !isWritten(one))];
  return [...keys.map(chained), ...(aria ? [aria] : []), ...others.map(chained), ...(own ? [own] : [])];
}

/** The selector, if it is CSS. */
function bare(selector: string | undefined): string[] {
  if (!selector || / >> |:(has-text|contains|text|text-is)\(/.test(selector)) return [];
  return /^(text|role|label|placeholder|alt|title|testid|css|xpath|aria|pierce)[=/]|^\.?\(?\/\//.test(selector) ? [] : [selector];
}

/** Converts a selector that is not CSS: prefixes that both formats have, and chained parts. */
function foreign(selector: string): string | string[] | undefined {
  const parts = selector.split(/\s>>\s/);
  const known = parts.every((part) => bare(part).length || /^(aria|text|pierce|xpath)\//.test(part));
  const text = /^[\w-]*:has-text\((["'])(.+)\1\)$/.exec(selector)?.[2];
  if (text) return `text/${text}`;
  return known ? (parts.length > 1 ? parts : parts[0]) : undefined;
}

/** The Recorder's format cannot escape a name that looks like its own syntax. */
function ariaOf(name: string, role: string | undefined): string | undefined {
  if (/["\\[\]]|…$/.test(name)) return undefined;
  return role ? `aria/${name}[role="${role}"]` : `aria/${name}`;
}
