import type { Candidate } from '../../model/run/bail';
import type { Saying } from '../../model/saying';
import { saying, shortenTold } from '../../model/saying-of';
import { labelOf } from '../dom/label';
import * as dom from '../dom/native-accessors';
import { countByQuery, selectorsOf } from '../selectors/selectors';
import type { Compared, Evidence } from './evidence';
import { isMovedAway } from './rules/facts';
import { whyBarred } from './votes';

/** A candidate as it is told: `against` is what speaks against it beside what differs. */
export function candidateOf(evidence: Evidence, against: Saying[] = []): Candidate {
  const element = evidence.element;
  const root = dom.getRootNode(element) as ParentNode & Node;
  const selector = 'querySelectorAll' in root ? selectorsOf(element, countByQuery(root))[0] : undefined;
  const differs = [...against, ...evidence.differs];
  return {
    label: labelOf(element),
    ...(selector && { selector: selector.slice(0, 1000) }),
    score: evidence.score,
    differs: differs.slice(0, 12).map((difference) => shortenTold(difference, 300)),
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
const isName = ({ kind }: Saying) => kind === 'nearName' || kind === 'nearRole';

/** Why three votes did not come together, though no part of it differs by much. */
function doubtsOf(one: Compared): Saying[] {
  const { wanted, element } = one;
  const { lookalikes, sameWords } = one.page;
  const { of = 1, index = 0 } = wanted.ordinal ?? {};
  const now = Math.max(lookalikes.length, sameWords);
  const at = lookalikes.indexOf(element);
  const doubts = [
    ...(now !== of ? [saying(now > of ? 'nearMore' : 'nearFewer')] : []),
    ...(now === of && of > 1 && at !== index ? [saying('nearPlaceAmong')] : []),
    ...(isMovedAway(one) || one.structure < 1 ? [saying('nearStandsElse')] : []),
    ...(wanted.neighbours.length && one.neighbours < 1 ? [saying('nearFewNeighbours')] : []),
  ];
  return doubts.length ? doubts : [saying(of > 1 ? 'nearOneOfSeveral' : 'nearTooLittle')];
}
