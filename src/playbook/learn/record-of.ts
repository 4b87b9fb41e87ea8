import { newId } from '../../lib/ids';
import { EFFECTS } from '../../model/operations/rows';
import type { ElementSummary } from '../../model/page/delta';
import { NO_DELTA } from '../../model/page/no-delta';
import type { Shown } from '../../model/page/shown';
import type { OperationRecord } from '../../model/run/record';

/** A recorded step as the record of an operation that worked, for distilling a playbook; `next` tells where it led. */
export function recordOf(step: Shown, next: (Pick<Shown, 'url'> & Partial<Shown>) | undefined): OperationRecord {
  const found = 'fingerprint' in step.operation ? step.operation.fingerprint : undefined;
  const url = next?.url ?? step.url;
  return {
    operationId: newId('shown', step.at),
    status: 'done',
    label: step.label,
    dispatched: true,
    ...(found ? { found } : {}),
    ...(step.options ? { options: step.options } : {}),
    delta: {
      ...(url === step.url ? {} : { url: { from: step.url, to: url } }),
      ...(step.delta ?? NO_DELTA),
      appeared: [...cameFor(next, step), ...(step.delta?.appeared ?? [])].slice(0, 60),
    },
    // The effect of these does not show in a field of their own.
    ...(EFFECTS[step.operation.type] === 'acts'
      ? { effect: step.delta || url !== step.url ? ('seen' as const) : ('unknown' as const) }
      : {}),
    notes: [],
    took: { find: 0, act: 0, settle: 0 },
    url,
  };
}

/**
 * The target of the next step, where this one made it appear: a document knows only of its own steps. Of several that read the same, the others stood
 * there before, and this one may only have been drawn anew: then the delta says whether it came.
 */
function cameFor(next: Partial<Shown> | undefined, step: Shown): ElementSummary[] {
  if (documentOf(next) !== documentOf(step)) return [];
  const { operation, caused } = next ?? {};
  const print = caused && operation && 'fingerprint' in operation ? operation.fingerprint : undefined;
  if (!print?.name || (print.ordinal && print.ordinal.of > 1)) return [];
  return [{ selector: print.selectors[0] ?? print.tag, tagName: print.tag, name: print.name, ...(print.role ? { role: print.role } : {}) }];
}

function documentOf(step: Partial<Shown> | undefined): string {
  const print = step?.operation && 'fingerprint' in step.operation ? step.operation.fingerprint : undefined;
  return print?.frame?.path.join() ?? '';
}
