import type { Snapshot } from '../../model/page/snapshot';
import { sayUrl } from './say-url';

/**
 * For a look that shows a page of an earlier look of the run again, after another one: that, and whether it reads as it did, so that a model notices
 * that it goes in circles. `looks`: oldest first, the last one is the look. '' where it says nothing.
 */
export function sayPageAgain(looks: readonly (Snapshot | undefined)[]): string {
  const now = looks.at(-1);
  const earlier = looks.slice(0, -1).filter((look) => look !== undefined);
  if (!now || isSamePage(earlier.at(-1), now)) return '';
  const before = earlier.findLast((look) => isSamePage(look, now));
  if (!before) return '';
  return readsAlike(before, now) ? 'You were on this page before, and it reads as it did then.' : 'You were on this page before.';
}

const isSamePage = (before: Snapshot | undefined, now: Snapshot): boolean =>
  before !== undefined && sayUrl(before.url, 4000) === sayUrl(now.url, 4000);

const readsAlike = (before: Snapshot, now: Snapshot): boolean => before.text === now.text && readingOf(before) === readingOf(now);

const readingOf = ({ elements }: Snapshot): string =>
  JSON.stringify(elements.map(({ role, name, value, states }) => [role, name, value, states.filter((state) => state !== 'focused')]));
