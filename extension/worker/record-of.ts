import { newId } from '../../src/lib/ids';
import type { Shown } from '../../src/model/leg';
import type { OperationRecord } from '../../src/model/record';

/** A step as the record of an operation that worked, for distilling a playbook; `next` tells where it led. */
export function recordOf(step: Shown, next: Shown | undefined): OperationRecord {
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
      appeared: [],
      disappeared: [],
      changed: [],
      totals: { appeared: 0, disappeared: 0, changed: 0 },
    },
    notes: [],
    took: { find: 0, act: 0, settle: 0 },
    url,
  };
}
