import type { OperationRecord } from '../../model/record';
import type { RealHand } from '../act/real-hand';
import * as dom from '../dom/native-accessors';
import { shimLink } from '../shim/link';
import { aimAt } from './hands';
import { isNativePicker } from './native-picker';
import type { Begun } from './record';

/**
 * Did an operation come to nothing at all, in a way that a real hand may mend? It is known to need one, or it was done and nothing changed: nothing
 * appeared, no request was answered, none is under way. A text that nothing but its own field shows may be written anew.
 */
export function cameToNothing({ step, aimed }: Begun, { bail, delta, notes }: OperationRecord): boolean {
  const { operation } = step;
  if (!bail || !REAL.has(operation.type) || isNativePicker(aimed.element)) return false;
  if (bail.kind === 'needs-trusted-input') return true;
  if (bail.kind !== 'no-effect' && bail.kind !== 'value-rejected') return false;
  const { appeared, disappeared, changed } = delta.totals;
  const own = operation.type === 'type' && operation.mode !== 'append' && delta.changed.every(({ field }) => field === 'value');
  const nothing = !appeared && !disappeared && (!changed || own) && !delta.url && !delta.title && !delta.effects?.length;
  return nothing && !notes.some((note) => note.startsWith('Still busy'));
}
const REAL = new Set(['click', 'type', 'check', 'press', 'hover']);

/** From now on: answers, once, whether the page asked for anything meanwhile, or still waits for an answer. A server may have done what no page shows. */
export function watchRequests(): () => boolean {
  const seen: PerformanceEntry[] = [];
  const observer = new PerformanceObserver((list) => seen.push(...list.getEntries()));
  observer.observe({ type: 'resource' });
  return () => {
    seen.push(...observer.takeRecords());
    observer.disconnect();
    return seen.length > 0 || !!shimLink().report()?.loading.length;
  };
}

/** Aims anew for a real hand; undefined where it cannot help, or the target is not there as it was. */
export async function aimAgain(begun: Begun, real: RealHand): Promise<Begun | undefined> {
  if (!(await real.ready())) return undefined;
  const { found, aimed, step } = begun;
  if (!dom.isConnected(aimed.element)) return undefined;
  const at = found ? aimAt(found, step.operation) : { point: aimed.point };
  return 'bail' in at ? undefined : { ...begun, aimed: { ...aimed, point: at.point }, notes: [...begun.notes, 'Done by trusted input.'] };
}
