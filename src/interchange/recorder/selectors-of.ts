import type { Target } from '../../model/target';
import { isWritten, namesAPlace } from '../volatile';

export type Selectors = (string | string[])[];

/** So many alternatives of one kind are enough. */
const MAX_CSS_SELECTORS = 4;

/**
 * A target as alternatives of the Recorder, of which its player takes the first that finds anything: a key that somebody wrote, role and name where
 * nothing else had them, other CSS selectors of the fingerprint, which were unique in their root when it was taken. One that names a place in a list is
 * left out: it would find what is there another time. No text: it is never proved to be unique. Empty where nothing can be said.
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

/** Our selector string where it is CSS. */
function bare(selector: string | undefined): string[] {
  if (!selector || / >> |:(has-text|contains|text|text-is)\(/.test(selector)) return [];
  return /^(text|role|label|placeholder|alt|title|testid|css|xpath|aria|pierce)[=/]|^\.?\(?\/\//.test(selector) ? [] : [selector];
}

/** Where it is not: the prefixes that both know, and parts inside of one another. */
function foreign(selector: string): string | string[] | undefined {
  const parts = selector.split(/\s>>\s/);
  const known = parts.every((part) => bare(part).length || /^(aria|text|pierce|xpath)\//.test(part));
  const text = /^[\w-]*:has-text\((["'])(.+)\1\)$/.exec(selector)?.[2];
  if (text) return `text/${text}`;
  return known ? (parts.length > 1 ? parts : parts[0]) : undefined;
}

/** The Recorder has no way to quote a name that looks like its own syntax. */
function ariaOf(name: string, role: string | undefined): string | undefined {
  if (/["\\[\]]|…$/.test(name)) return undefined;
  return role ? `aria/${name}[role="${role}"]` : `aria/${name}`;
}
