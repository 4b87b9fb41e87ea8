import { sameKey } from '../../lib/text';
import { pathOf } from '../../lib/url';
import { calledBy } from '../../model/page/called-by';
import type { Landmark } from '../../model/page/landmark';
import { isSameLandmark, sayLandmark } from '../../model/page/landmark-words';
import type { Operation } from '../../model/plan/operation';
import { isReadBack } from '../../model/plan/writing';
import type { Step } from './step';

export type StepCause = 'appeared' | 'opened' | 'navigated' | 'filled';

/**
 * How the earlier step made the later one possible, if it did: it made the later target appear, opened the menu or dialog that the target
 * is in, navigated to its page, or filled the form that it submits. Being next to each other is no reason.
 */
export function stepCauseOf(earlier: Step, later: Step, between: readonly Step[]): StepCause | undefined {
  if (earlier.record.status !== 'done' || later.record.status !== 'done') return undefined;
  if (wasClosedAgain(earlier, between)) return undefined;
  if (appears(earlier, later)) return 'appeared';
  if (opens(earlier, later)) return 'opened';
  if (navigates(earlier, later, between)) return 'navigated';
  return fills(earlier, later) ? 'filled' : undefined;
}

function appears({ record: { delta, options } }: Step, { record: { found } }: Step): boolean {
  if (!found) return false;
  const selectors = new Set(found.selectors);
  const name = sameKey(calledBy(found));
  const seen = delta.appeared.some(
    (element) =>
      selectors.has(element.selector) ||
      (name !== '' && sameKey(element.name ?? element.text ?? '') === name && (element.role ?? '') === (found.role ?? '')),
  );
  return seen || (options ?? []).some(({ label }) => name !== '' && sameKey(label) === name);
}

/** Names in a delta are like "listbox Theme" or "Theme"; landmarks are kind and name. */
function opens({ record: { delta } }: Step, { record: { found } }: Step): boolean {
  const opened = (delta.opened ?? []).map(sameKey).filter(Boolean);
  return (
    !!found &&
    found.landmarks.some((landmark) =>
      opened.some((name) => name === sameKey(sayLandmark(landmark)) || name === sameKey(landmark.name ?? landmark.kind)),
    )
  );
}

/** The first step on the page that the earlier one navigated to, and all steps there until the next page. */
function navigates(earlier: Step, later: Step, between: readonly Step[]): boolean {
  const to = earlier.record.delta.url?.to;
  if (to === undefined || pathOf(to) === pathOf(earlier.record.delta.url?.from ?? '')) return false;
  const other = between.some(({ record }) => record.delta.url && pathOf(record.delta.url.to) !== pathOf(record.delta.url.from));
  return !other && pathOf(later.record.delta.url?.from ?? later.record.url) === pathOf(to);
}

/**
 * Typing, choosing and ticking in a form belong to the step that submits it: Enter in the field, or a click in the same form that changed
 * something.
 */
function fills({ operation, record }: Step, later: Step): boolean {
  if (!isFilled(operation)) return false;
  const field = record.found;
  if (!field) return false;
  const sent = later.operation.type === 'press' ? later.operation.key === 'Enter' : later.operation.type === 'click' && changed(later);
  const target = later.record.found;
  if (!sent) return isFilled(later.operation) && inSameForm(field.landmarks, target?.landmarks ?? []);
  if (later.operation.type === 'press' && (!target || target.selectors[0] === field.selectors[0])) return true;
  return inSameForm(field.landmarks, target?.landmarks ?? []);
}

const isFilled = (operation: Operation) => isReadBack(operation) || operation.type === 'upload';

/** Do both stand in the same form, dialog or search region? "main" and the like contain everything. */
function inSameForm(left: readonly Landmark[], right: readonly Landmark[]): boolean {
  const narrow = left.filter(({ kind }) => /^(form|search|dialog|group|fieldset|alertdialog)$/i.test(kind));
  return narrow.some((landmark) => right.some((other) => isSameLandmark(landmark, other)));
}

function changed({ record: { delta } }: Step): boolean {
  return delta.url !== undefined || delta.totals.appeared + delta.totals.disappeared + delta.totals.changed > 0 || !!delta.closed?.length;
}

/** Was what the earlier step opened closed again by another step in between? */
function wasClosedAgain({ record: { delta } }: Step, between: readonly Step[]): boolean {
  const opened = new Set((delta.opened ?? []).map(sameKey));
  return (
    opened.size > 0 && between.some(({ record }) => record.delta.closed?.some((name) => opened.has(sameKey(name))) && !record.delta.url)
  );
}
