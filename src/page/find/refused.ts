import { shorten } from '../../lib/text';
import type { Candidate } from '../../model/bail';
import type { Fingerprint } from '../../model/target';
import { labelOf } from '../dom/label';
import * as dom from '../dom/native-accessors';
import { countByQuery, selectorsOf } from '../selectors/selectors';
import type { Evidence, Field } from './evidence';
import { isElsewhere, whyBarred } from './judge';

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
export function refused(wanted: Fingerprint, evidence: Evidence, field: Field): Candidate {
  const barred = whyBarred(wanted, evidence, field);
  const against = barred && !evidence.differs.some(isName) ? [barred] : [];
  if (!against.length && !evidence.differs.length) against.push(...doubtsOf(wanted, evidence, field));
  return { ...candidateOf(evidence, against), score: Math.min(evidence.score, ALMOST) };
}
/** The most that is not said as 1.00. */
const ALMOST = 0.99;
const isName = (difference: string) => /^(name|role) /.test(difference);

/** Why three votes did not come together, though no part of it differs by much. */
function doubtsOf(wanted: Fingerprint, evidence: Evidence, { twins, sameWords }: Field): string[] {
  const { of = 1, index = 0 } = wanted.ordinal ?? {};
  const now = Math.max(twins.length, sameWords);
  const at = twins.indexOf(evidence.element);
  const words = wanted.name ?? wanted.text;
  const doubts = [
    ...(now !== of
      ? [
          `${now > 1 ? `one of ${now}` : 'the only one'} that ${words ? 'read so' : 'have no words'}, there ${of > 1 ? `were ${of}` : 'was one'}`,
        ]
      : []),
    ...(now === of && of > 1 && at !== index ? ['in another place among those that read so'] : []),
    ...(isElsewhere(wanted, evidence) || evidence.structure < 1 ? ['stands in another place'] : []),
    ...(wanted.neighbours.length && evidence.neighbours < 1 ? ['not all of its neighbours'] : []),
  ];
  return doubts.length ? doubts : [of > 1 ? `one of ${of} that read so` : 'too little tells it from others'];
}
