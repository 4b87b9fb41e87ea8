import { shorten } from '../../lib/text';
import type { Candidate } from '../../model/bail';
import type { FixedSaying } from '../../model/sayings/sayings';
import { labelOf } from '../dom/label';
import * as dom from '../dom/native-accessors';
import { countByQuery, selectorsOf } from '../selectors/selectors';
import type { Compared, Evidence } from './evidence';
import { isMovedAway } from './rules/facts';
import { whyBarred } from './votes';

/** A candidate as it is told: `against` is what speaks against it beside what differs. */
export function candidateOf(evidence: Evidence, against: string[] = []): Candidate {
  const element = evidence.element;
  const root = dom.getRootNode(element) as ParentNode & Node;
  const selector = 'querySelectorAll' in root ? selectorsOf(element, countByQuery(root))[0] : undefined;
  const differs = [...new Set([...against, ...evidence.differs])];
  return {
    label: labelOf(element),
    ...(selector && { selector: selector.slice(0, 1000) }),
    score: evidence.score,
    differs: differs.slice(0, 12).map((difference) => shorten(difference, 300)),
  };
}

/** One that was not taken always has something against it, and is never told to fit in full: that would contradict itself. */
export function refused(one: Compared): Candidate {
  const barred = whyBarred(one);
  const against = barred && !one.differs.some(isName) ? [barred] : [];
  if (!against.length && !one.differs.length) against.push(...doubtsOf(one));
  return { ...candidateOf(one, against), score: Math.min(one.score, ALMOST) };
}
/** The most that is not said as 1.00. */
const ALMOST = 0.99;
const isName = (difference: string) => /^(name|role) /.test(difference);

/** Why three votes did not come together, though no part of it differs by much. */
function doubtsOf(one: Compared): string[] {
  const { wanted, element } = one;
  const { lookalikes, sameWords } = one.page;
  const { of = 1, index = 0 } = wanted.ordinal ?? {};
  const now = Math.max(lookalikes.length, sameWords);
  const at = lookalikes.indexOf(element);
  const doubts = [
    ...(now !== of
      ? [(now > of ? 'there are more like it than there were' : 'there are fewer like it than there were') satisfies FixedSaying]
      : []),
    ...(now === of && of > 1 && at !== index ? ['in another place among those that read so' satisfies FixedSaying] : []),
    ...(isMovedAway(one) || one.structure < 1 ? ['stands in another place' satisfies FixedSaying] : []),
    ...(wanted.neighbours.length && one.neighbours < 1 ? ['not all of its neighbours' satisfies FixedSaying] : []),
  ];
  return doubts.length ? doubts : [(of > 1 ? 'one of several that read so' : 'too little tells it from others') satisfies FixedSaying];
}
