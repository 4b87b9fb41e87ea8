import type { Fingerprint } from '../../model/page/target';
import { pageLanguage } from '../selectors/attributes';
import { pageWords } from './page-words';
import { REWORDED, WORDS_BEYOND } from './thresholds';

/** The page speaks another language than when this was recorded, so words prove nothing. */
export function isTranslated({ attributes: { lang } }: Fingerprint): boolean {
  const now = pageLanguage();
  return !!lang && !!now && lang !== now;
}

/** Another language, or at least a third of the words beyond the box that the element stands in are gone. */
export function isReworded(wanted: Fingerprint): boolean {
  if (isTranslated(wanted)) return true;
  const beyond = wanted.company?.beyond ?? [];
  if (beyond.length < WORDS_BEYOND) return false;
  const now = new Set(pageWords());
  return beyond.filter((said) => !now.has(said)).length / beyond.length >= REWORDED;
}

/** No word of the page that is known from beyond its box is left, be they too few for a share. It proves nothing of which element it is. */
export function speaksOtherwise(wanted: Fingerprint): boolean {
  const beyond = wanted.company?.beyond ?? [];
  const now = new Set(pageWords());
  return isReworded(wanted) || (beyond.length > 1 && !beyond.some((said) => now.has(said)));
}
