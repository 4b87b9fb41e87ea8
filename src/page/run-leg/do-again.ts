import { wordSet } from '../../lib/word-set';
import type { TrustedStroke } from '../../model/page/trusted-stroke';
import type { OperationRecord } from '../../model/run/record';
import { saying } from '../../model/saying-of';
import { openTrustedInput, type TrustedInput } from '../act/trusted-input';
import * as dom from '../dom/native-accessors';
import { shimLink } from '../shim/link';
import { pickerOf } from './native-picker';
import { aimAt } from './perform-operation';
import type { Begun, By } from './record';

/** Acts, and where that had no effect at all does the same again with a real hand. */
export async function actAndDoAgain(
  begun: Begun,
  stroke: (stroke: TrustedStroke) => Promise<boolean>,
  actOnce: (begun: Begun, by?: By) => Promise<OperationRecord>,
  signal: AbortSignal,
): Promise<OperationRecord> {
  const realHand = openTrustedInput(stroke);
  const asked = watchRequests();
  const record = await actOnce(begun);
  if (asked() || signal.aborted || !hadNoEffect(begun, record)) return record;
  const again = await aimAgain(begun, realHand);
  if (!again) return { ...record, notes: [...record.notes, NO_REAL_HAND].slice(0, 10) };
  const done = await actOnce(again, { real: realHand, dispatched: record.dispatched });
  if (!realHand.failed()) return done;
  return { ...done, status: 'failed', bail: { kind: 'outcome-unknown', wanted: begun.label, why: saying('handLost') } };
}
const NO_REAL_HAND = saying('noteNoHand');

/**
 * Had an operation no effect at all, in a way that trusted input may mend? Either its kind needs it, or it was dispatched and nothing
 * changed: nothing appeared, no request was answered, none is pending. A text that shows in its own field only may be written again.
 */
function hadNoEffect({ step, aimed }: Begun, { bail, delta, notes }: OperationRecord): boolean {
  const { operation } = step;
  if (!bail || !REAL.has(operation.type) || pickerOf(aimed.element)) return false;
  if (bail.kind === 'needs-trusted-input') return true;
  if (bail.kind !== 'no-effect' && bail.kind !== 'value-rejected') return false;
  const { appeared, disappeared, changed } = delta.totals;
  const own = operation.type === 'type' && operation.mode !== 'append' && delta.changed.every(({ field }) => field === 'value');
  const nothing = !appeared && !disappeared && (!changed || own) && !delta.url && !delta.title && !delta.effects?.length;
  return nothing && !notes.some((note) => typeof note !== 'string' && note.kind === 'noteBusy');
}
const REAL = wordSet('click type check press hover');

/**
 * Watches from now on; the returned function tells, once, whether the page sent any request meanwhile or still waits for a response. A
 * server may have done what no page shows.
 */
function watchRequests(): () => boolean {
  const seen: PerformanceEntry[] = [];
  const observer = new PerformanceObserver((list) => seen.push(...list.getEntries()));
  observer.observe({ type: 'resource' });
  return () => {
    seen.push(...observer.takeRecords());
    observer.disconnect();
    return seen.length > 0 || !!shimLink().report()?.loading.length;
  };
}

/** Aims again for trusted input; undefined where that is not available, or the target is not there as it was. */
async function aimAgain(begun: Begun, real: TrustedInput): Promise<Begun | undefined> {
  if (!(await real.ready())) return undefined;
  const { found, aimed, step } = begun;
  if (!dom.isConnected(aimed.element)) return undefined;
  const at = found ? aimAt(found, step.operation) : { point: aimed.point };
  return 'bail' in at ? undefined : { ...begun, aimed: { ...aimed, point: at.point }, notes: [...begun.notes, saying('doneByHand')] };
}
