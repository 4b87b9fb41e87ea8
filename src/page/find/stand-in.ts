import { same } from '../../lib/text';
import type { Fingerprint } from '../../model/page/target';
import type { Bail, Candidate } from '../../model/run/bail';
import type { Replaced } from '../../model/run/leg';
import type { Saying } from '../../model/saying';
import { saying } from '../../model/saying-of';
import { declaresPopup } from '../dom/declares-popup';
import { framePlace } from '../dom/frame-place';
import { labelOf } from '../dom/label';
import { withReadCache } from '../dom/labels';
import * as dom from '../dom/native-accessors';
import { newPlaceMemo } from '../dom/place';
import { AGREES, CONTRADICTS } from './agreement';
import { type Evidence, weigh } from './evidence';
import { find } from './find';
import { wordOf } from './found';
import { isReworded } from './page-reworded';
import { candidateOf } from './refused';
import { isCalledAsNeighbour } from './reused';
import { CLEARLY_BETTER } from './thresholds';

/**
 * May a repair act on this element? Nobody overrules identity: an element that stands in for a step's is held against the step's fingerprint, frame, item
 * and options like that of any replay. What was refused when the step broke needs new evidence: its key or its item agrees by now, or the page
 * as a whole was reworded or translated, so that other words prove nothing. `chosen`: the options that it is to choose.
 */
export function whyNotStandIn(element: Element, replaced: Replaced, chosen?: readonly string[]): Bail | undefined {
  return replaced.accepted ? undefined : withReadCache(() => hold(element, replaced, chosen));
}

function hold(element: Element, { fingerprint: wanted, options, refused, stands }: Replaced, chosen?: readonly string[]): Bail | undefined {
  if (!wanted) return undefined;
  const evidence = weigh(wanted, element, newPlaceMemo());
  const before = refused.find((one) => isThis(one, element));
  if (!stands) return before && !isBetter(evidence, before) && !declaresPopup(element) ? refusal(wanted, evidence, []) : undefined;
  const reworded = isReworded(wanted);
  const against = [
    ...(isOtherFrame(wanted) ? [saying('nearFrame')] : []),
    ...(options && chosen && !reworded && !isSameChoice(options, chosen)
      ? [saying('nearChooses', { now: chosen.join(', '), was: options.join(', ') })]
      : []),
    ...(evidence.item === CONTRADICTS && !reworded ? [saying('nearItem')] : []),
    ...(isCalledAsNeighbour(evidence) && evidence.semantic !== AGREES ? [saying('nearNeighbourName')] : []),
  ];
  if (against.length) return refusal(wanted, evidence, against);
  if (reworded && evidence.kind) return undefined;
  const found = find({ fingerprint: wanted });
  if (!('kind' in found) && found.element === element) return undefined;
  const speaks = evidence.key === AGREES || evidence.semantic === AGREES;
  return speaks && evidence.kind && (!before || isBetter(evidence, before)) ? undefined : refusal(wanted, evidence, []);
}

const isBetter = (evidence: Evidence, before: Candidate): boolean =>
  (evidence.key === AGREES || evidence.item === AGREES) && evidence.score > before.score + CLEARLY_BETTER;

/** The candidate that was refused: by its selector, where it still hits, else by what it is called. */
function isThis({ label, selector }: Candidate, element: Element): boolean {
  try {
    return labelOf(element) === label || (selector !== undefined && dom.matches(element, selector));
  } catch {
    return false;
  }
}

const isSameChoice = (wanted: readonly string[], chosen: readonly string[]): boolean =>
  wanted.length === chosen.length && wanted.every((option) => chosen.some((one) => same(option, one)));

/** Another document than the recorded one: by its address, or, where that says nothing (srcdoc), by its place. */
function isOtherFrame({ frame }: Fingerprint): boolean {
  const here = framePlace();
  if (!frame) return here.path.length > 0;
  return frame.url !== here.url || (!here.url.startsWith('http') && frame.path.join() !== here.path.join());
}

function refusal(wanted: Fingerprint, evidence: Evidence, against: Saying[]): Bail {
  const there = candidateOf(evidence);
  return {
    kind: 'target-refused',
    wanted: wordOf(wanted).slice(0, 1000),
    nearest: [{ ...there, differs: [...against, ...there.differs].slice(0, 12) }],
  };
}
