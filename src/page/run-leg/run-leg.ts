import type { TrustedStroke } from '../../model/page/trusted-stroke';
import type { Bail } from '../../model/run/bail';
import type { Leg, Report } from '../../model/run/leg';
import type { OperationRecord } from '../../model/run/record';
import { enableSecretWords } from '../dom/secret-signs';
import { scanInTurns } from '../scan/scan';
import { type LegContext, openedIn, openLegContext } from './leg-context';
import { beginLegMemory, recordedOutcome, rememberRecord } from './memory';
import { mergeDeltas } from './merge-deltas';
import { isReading } from './reading-operation';
import { shortenRecord } from './record';
import { runOperation } from './run-operation';
import type { Teller } from './tell-progress';

// The actor judges fields by the words of secrets as well.
enableSecretWords();

/**
 * Runs a leg in this document: finds, checks, acts, settles and records each operation, up to the first that fails. Resolves once, with all
 * records, why it stopped, and a scan of the settled page, but for a leg that is done and ends its run. Sent again for operations that it has run, it answers from memory and dispatches
 * nothing. `tell` gets progress on the way. `signal` stops it within 200 ms. `stroke` performs trusted input where available. Rejects only
 * for a bug.
 */
export async function runLeg(
  leg: Leg,
  tell: Teller['tell'],
  signal: AbortSignal,
  stroke?: (stroke: TrustedStroke) => Promise<boolean>,
): Promise<Report> {
  beginLegMemory(leg);
  const world = openLegContext(leg, tell, signal);
  if (stroke) world.stroke = stroke;
  let isAsked = false;
  try {
    const { records, bail } = await runAll(world);
    isAsked = bail?.kind === 'needs-yes' || bail?.kind === 'target-refused';
    const report = { legId: leg.id, records, ...(bail && { bail }), delta: mergeDeltas(records.map(({ delta }) => delta)) };
    if (leg.ends && !bail) return report;
    return { ...report, scan: await scanInTurns(leg.wanted ? { wanted: leg.wanted } : {}) };
  } finally {
    world.close(isAsked);
  }
}

async function runAll(world: LegContext): Promise<{ records: OperationRecord[]; bail?: Bail }> {
  const records: OperationRecord[] = [];
  for (const step of world.leg.operations) {
    if (world.signal.aborted) return { records, bail: { kind: 'stopped' } };
    const known = recordedOutcome(world.leg.runId, step.id);
    if (!isReading(step.operation)) world.from = known?.delta.url?.from ?? location.href;
    const record = known ?? shortenRecord(await runOperation(step, world));
    if (!known) {
      rememberRecord(world.leg.runId, record);
      world.tell({ phase: 'done', legId: world.leg.id, record });
    }
    // What is open then was opened by an operation before.
    if (!record.dispatched && !isReading(step.operation)) world.opened = openedIn(world.leg);
    world.last = record;
    records.push(record);
    if (record.status === 'failed') return { records, ...(record.bail && { bail: record.bail }) };
  }
  return { records };
}
