import { bareWords, same } from '../../lib/text';
import type { Fingerprint } from '../../model/page/target';
import { fixedContentOf, nameOf } from '../dom/name';
import * as dom from '../dom/native-accessors';
import { fieldLabel } from './field-label';
import { iconOf, sameIcon } from './icon';
import { saysNoWord } from './shown';
import { ALMOST_ALIKE } from './thresholds';

/** What it was called, or what called it beside that, and what does now; undefined where it was called nothing. */
export function wordsCompared(wanted: Fingerprint, element: Element, wantedWords: string, words: string): [string, string] | undefined {
  if (wantedWords) return [wantedWords, words];
  if (wanted.placeholder)
    return [wanted.placeholder, dom.getAttribute(element, 'placeholder') ?? dom.getAttribute(element, 'aria-placeholder') ?? ''];
  return wanted.label ? [wanted.label, fieldLabel(element, '') || words] : undefined;
}

/**
 * A field that was called by its hint has got a label since, and shows the hint still; or it has lost its label and is called by the hint that no
 * other one had; or it is called now by the label that only stood beside it. And an icon with a count beside it (only those have both) is its icon.
 */
export function isKnownByOtherLabel(wanted: Fingerprint, element: Element): boolean {
  if (wanted.icon && wanted.name) return hasSameIcon(wanted, element);
  if (!/^(input|textarea|select)$/.test(dom.localName(element))) return false;
  const hint = dom.getAttribute(element, 'placeholder');
  if (wanted.placeholder && wanted.name === wanted.placeholder) return hint !== null && likeness(hint, wanted.placeholder) === 1;
  if (wanted.placeholder && wanted.selectors.some((selector) => HINTED.test(selector)))
    return hint !== null && likeness(hint, wanted.placeholder) === 1 && likeness(nameOf(element), hint) === 1;
  return !wanted.name && !wanted.placeholder && wanted.label !== undefined && likeness(wanted.label, nameOf(element)) === 1;
}

const HINTED = /^[a-z]+\[placeholder=/;

/** It had no words, and shows none now, but the same icon. What counts something beside it comes and goes. */
export const hasSameIcon = (wanted: Fingerprint, element: Element) =>
  wanted.icon !== undefined && saysNoWord(fixedContentOf(element)) && sameIcon(wanted.icon, iconOf(element));

/** 1 where two texts say the same, else the share of words they have in common (below 1). */
export function likeness(one: string, other: string): number {
  if (same(one, other)) return 1;
  const left = new Set(bareWords(one));
  const right = new Set(bareWords(other));
  const common = [...left].filter((word) => right.has(word)).length;
  return common && Math.min(ALMOST_ALIKE, (2 * common) / (left.size + right.size));
}
