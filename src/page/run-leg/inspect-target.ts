import type { Fingerprint, Target } from '../../model/page/target';
import type { Bail, TargetBail } from '../../model/run/bail';
import type { LegOperation } from '../../model/run/leg';
import type { Told } from '../../model/saying';
import { whyNotChosen } from '../act/select';
import { editContextOf, onlyCatchesKeys } from '../dom/editable';
import { withReadCache } from '../dom/labels';
import { matchSelectors } from '../dom/match-selectors';
import * as dom from '../dom/native-accessors';
import type { Point } from '../dom/point';
import { roleOf } from '../dom/role';
import { deepActiveElement, flatContains } from '../dom/roots';
import { describe } from '../find/describe';
import { find } from '../find/find';
import type { FindFailure, Found } from '../find/found';
import { describedAsKnown } from '../find/near';
import { aimAt, wordsAsFound } from './perform-operation';

export interface There {
  found: Found;
  point: Point;
  /** What it is called, and all of it that is read, as it was found. */
  label: string;
  words: string;
}
/**
 * A target that can be acted on now, with its point and text; or why it cannot, and where it is if something covers it, if it is there and not shown, or if
 * only the option to be chosen in it is missing.
 */
export type TargetState = There | { bail: TargetBail; covered?: Found; hidden?: Found } | { bail: Bail; there: There };

/** Looks for a target once. What is found is scrolled into view; nothing else is done. `opened`: the field that the operation before opened. */
export function inspectTarget(step: LegOperation, ref: number | undefined, target: Target, opened: Element | undefined): TargetState {
  const { exact = false } = step;
  const seen = withReadCache(() => {
    const one = keysTarget(step, target) ?? find(target, { ...(ref !== undefined && { ref }), exact, opened });
    return 'kind' in one ? one : { one, ...wordsAsFound(one.element) };
  });
  if ('kind' in seen) return { bail: seen };
  const { label, words } = seen;
  const found = atReplacedPlace(seen.one, step);
  const aimed = aimAt(found, step.operation);
  if ('bail' in aimed) {
    const { bail } = aimed;
    return { bail, ...(bail.kind === 'target-covered' && { covered: found }), ...(bail.kind === 'target-missing' && { hidden: found }) };
  }
  const there = { found, point: aimed.point, label, words };
  const bail = step.operation.type === 'select' && whyNotChosen(found.element, step.operation);
  return bail ? { bail, there } : there;
}

/**
 * A planner names an element, and at most a place in its box: what stands in for a press at a place, on a map or in a text, presses that same place,
 * whatever the planner says.
 */
function atReplacedPlace(found: Found, { replaces, operation }: LegOperation): Found {
  const said = operation.type === 'click' ? { offset: operation.at, caret: undefined } : {};
  const replaced: Partial<Found['fingerprint']> = (replaces?.stands && replaces.fingerprint) || {};
  const { offset, caret } = replaced.offset || replaced.caret ? replaced : said;
  if (found.point || (!offset && !caret)) return found;
  return { ...found, fingerprint: { ...found.fingerprint, ...(offset && { offset }), ...(caret && { caret }) } };
}

/**
 * The editor that has the focus, where one of the recorded selectors means it and nothing else: keys go there. An editor that draws itself has no name, and
 * reads otherwise after each text, so that there is little else to know it by.
 */
function keysTarget({ operation, exact }: LegOperation, { fingerprint }: Target): Found | FindFailure | undefined {
  const isKeys = operation.type === 'press' || (operation.type === 'type' && operation.mode === 'insert');
  const focused = deepActiveElement();
  if (operation.type === 'press' && fingerprint && isFramePage(fingerprint))
    return { element: dom.body(document), by: 'selector', fingerprint };
  if (!isKeys || exact || !fingerprint || fingerprint.name || !focused || !isTyping(focused)) return undefined;
  for (const selector of fingerprint.selectors) {
    const [one, other] = matchSelectors(dom.getRootNode(focused) as Document | ShadowRoot, [selector]);
    const isSame = one && !other && one !== focused && dom.localName(one) === fingerprint.tag && roleOf(one) === (fingerprint.role ?? '');
    if (!isSame || !flatContains(one, focused)) continue;
    return { element: one, by: 'selector', fingerprint: describedAsKnown(fingerprint, one) ?? describe(one) };
  }
  return undefined;
}

/** A key on the page of a frame was not meant for anything in it: its frame alone tells which page it is. */
const isFramePage = ({ tag, frame, name, text, role }: Fingerprint) => tag === 'body' && !!frame && !(name || text || role);

/** Is it the hidden field of an editor? */
const isTyping = (focused: Element) => onlyCatchesKeys(focused as HTMLElement) || !!editContextOf(focused);
/** The actionable target, the point to hit and how it read when it was found; or why there is none. */
export type Ready = (There & { dismissed: string[]; notes: Told[] }) | { bail: Bail; dismissed: string[] };
