import { alikeKey } from '../../lib/text';
import type { Fingerprint } from '../../model/target';
import { contentOf, nameOf } from '../dom/name';
import { fieldLabel } from './field-label';
import { iconOf } from './icon';

/** How alike the words are; undefined where there is nothing to compare. */
export function wordLikeness(wanted: Fingerprint, element: Element, wantedWords: string, words: string): number | undefined {
  if (wantedWords) return words ? likeness(wantedWords, words) : 0;
  if (wanted.placeholder)
    return likeness(wanted.placeholder, element.getAttribute('placeholder') ?? element.getAttribute('aria-placeholder') ?? '');
  if (wanted.label) return likeness(wanted.label, fieldLabel(element, '') || words);
  if (isDrawnAs(wanted, element)) return 1;
  return words ? 0 : undefined;
}

/**
 * A field that was called by its hint has got a label since, and shows the hint still; or it is called now by the label that only stood beside it.
 */
export function isCalledOtherwise(wanted: Fingerprint, element: Element): boolean {
  if (!/^(input|textarea|select)$/.test(element.localName)) return false;
  const hint = element.getAttribute('placeholder');
  if (wanted.placeholder && wanted.name === wanted.placeholder) return hint !== null && likeness(hint, wanted.placeholder) === 1;
  return !wanted.name && !wanted.placeholder && wanted.label !== undefined && likeness(wanted.label, nameOf(element)) === 1;
}

/** It had no words, and shows none now, but the same icon. */
export const isDrawnAs = (wanted: Fingerprint, element: Element) =>
  wanted.icon !== undefined && iconOf(element) === wanted.icon && contentOf(element) === '';

/** 1 where two texts read the same, else the share of words they have in common (below 1). */
export function likeness(one: string, other: string): number {
  if (one === other) return 1;
  const a = alikeKey(one);
  const b = alikeKey(other);
  if (a === b) return a === '' ? 0 : 1;
  const left = new Set(a.split(' '));
  const right = new Set(b.split(' '));
  const common = [...left].filter((word) => right.has(word)).length;
  return Math.min(0.95, (2 * common) / (left.size + right.size));
}
