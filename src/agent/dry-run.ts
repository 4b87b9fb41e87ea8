import { pathOf } from '../lib/url';
import type { Effect } from '../model/operations/row';
import { EFFECTS } from '../model/operations/rows';
import { NO_DELTA } from '../model/page/no-delta';
import type { Target } from '../model/page/target';
import type { Operation } from '../model/plan/operation';
import { sayOperation } from '../model/plan/operation-words';
import type { OperationRecord } from '../model/run/record';
import { currentPlan, type QueueItem, type Run } from '../model/run/run';
import type { Saying } from '../model/saying';
import { saying, shortenTold } from '../model/saying-of';
import { stepOf } from './step-of';

/** Does the run only look for its targets, without acting? */
export const isDryRun = (run: Run): boolean => run.started.play?.dryRun === true;

/** Why a dry run does not even look for a target of this type; undefined where it does. */
export function whyNotLookedFor({ type }: Operation): Saying | undefined {
  if (type === 'navigate') return saying('onlyToldNotLeft');
  if (type === 'screenshot') return saying('onlyToldNoPicture');
  return type === 'wait' ? saying('onlyToldNotWaited') : undefined;
}

/**
 * Why a step's element may be missing in a dry run: an earlier step, which was not done, opens it or leads to its page. Undefined for what
 * must be there at once.
 */
export function whyNotYet(run: Run, item: QueueItem): Saying | undefined {
  const { items = [] } = currentPlan(run) ?? {};
  const earlier = items.slice(
    0,
    items.findIndex(({ id }) => id === item.id),
  );
  const there = run.snapshot?.url ?? '';
  const left = earlier.findLastIndex(({ operation, expects }) => destinationOf(operation, expects?.navigatesTo, there) !== undefined);
  const wanted = targetNameOf(item.operation);
  const opens = ({ expects }: QueueItem) => expects?.appeared?.find((one) => one === wanted || OPENED.test(one));
  const opened = earlier.findLastIndex((one) => opens(one) !== undefined);
  const opener = items[opened];
  if (opener && opened > left) {
    return saying('afterOpened', { number: opened + 1, step: stepOf(opener) });
  }
  const led = items[left];
  if (led) return saying('afterLed', { number: left + 1, to: destinationOf(led.operation, led.expects?.navigatesTo, there) ?? '' });
  const acting = earlier.findLastIndex(({ operation }) => !LOOKS.has(EFFECTS[operation.type]));
  const actor = items[acting];
  return actor && saying('afterActed', { number: acting + 1, step: stepOf(actor) });
}
/** Containers whose content exists only while they are open. */
const OPENED = /^(listbox|menu|dialog|alertdialog|tree|grid|tabpanel)\b/;
/** Effects after which the page is unchanged. */
const LOOKS = new Set<Effect>(['reads', 'keeps']);

/** The other page that an operation leads to, as far as it is known. */
function destinationOf(operation: Operation, path: string | undefined, from: string): string | undefined {
  if (operation.type === 'navigate') return operation.url ?? '';
  return path === undefined || path === pathOf(from) ? undefined : path;
}

/** The label under which outcomes name what appeared. */
function targetNameOf(operation: Operation): string | undefined {
  const { role, name } = (operation as Target).fingerprint ?? {};
  return role && name ? `${role} ${name}` : undefined;
}

/** The record of a step that was passed over. */
export function passedOver({ id, operation, label }: QueueItem, note: Saying, url: string): OperationRecord {
  return {
    operationId: id,
    status: 'skipped',
    label: label ?? sayOperation(operation),
    dispatched: false,
    delta: NO_DELTA,
    notes: [shortenTold(note, 400)],
    took: { find: 0, act: 0, settle: 0 },
    url,
  };
}

/** How many steps were found. */
export function dryRunSummary(items: readonly QueueItem[]): Saying[] {
  const found = items.filter(({ status }) => status === 'done').length;
  const later = items.length - found;
  return [saying('lookedFor', { found, total: items.length }), ...(later ? [saying('notLookedAt', { count: later })] : [])];
}
