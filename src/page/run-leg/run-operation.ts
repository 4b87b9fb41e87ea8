import { shorten } from '../../lib/text';
import { timeNow } from '../../lib/time-now';
import { EFFECTS } from '../../model/operations/rows';
import { sayTarget } from '../../model/operations/say-target';
import type { Target } from '../../model/page/target';
import { needsTarget } from '../../model/plan/needs-target';
import type { Bail } from '../../model/run/bail';
import type { LegOperation } from '../../model/run/leg';
import type { OperationRecord } from '../../model/run/record';
import type { Told } from '../../model/saying';
import { saying } from '../../model/saying-of';
import { labelOf } from '../dom/label';
import type { Found } from '../find/found';
import { whyNotStandIn } from '../find/stand-in';
import { sayDoing } from '../overlay/doing';
import { actAndSettle } from './act-and-settle';
import { alreadyDone, sayAlreadyInState } from './already';
import { awaitTarget } from './await-target';
import { whyDoneBefore } from './done-before';
import { endOfDrag } from './end-of-drag';
import { foundInToggledState } from './found-toggled';
import type { LegContext } from './leg-context';
import { aimAt, untargeted } from './perform-operation';
import { isReading } from './reading-operation';
import { isNextReady } from './ready';
import { type Begun, dismissedPart, emptyRecord, foundParts } from './record';
import { runReading } from './run-reading';
import { whyNoSecrets } from './secrets';

/** One operation from finding to its record. Rejects only for a bug. */
export async function runOperation(step: LegOperation, world: LegContext): Promise<OperationRecord> {
  const { operation } = step;
  world.tell({ phase: 'finding', legId: world.leg.id, operationId: step.id });
  if (EFFECTS[operation.type] === 'leaves' || EFFECTS[operation.type] === 'keeps')
    return failed(step, { kind: 'not-allowed', rule: 'A page neither navigates nor takes pictures: the browser does.' });
  if (isReading(operation)) return runReading(step, operation, world);
  const refused = world.leg.dryRun ? undefined : whyNoSecrets(operation, world.leg);
  if (refused) return failed(step, refused);
  const began = timeNow();
  if (!needsTarget(step)) {
    const aimed = untargeted(operation);
    return proceed({ step, aimed, label: labelOf(aimed.element), dismissed: [], notes: [], find: timeNow() - began }, world);
  }
  const notes: Told[] = [];
  const dismissed: string[] = [];
  for (let attempt = 1; ; attempt++) {
    const last = await attemptOperation(step, world, began);
    notes.push(...last.notes);
    dismissed.push(...(last.dismissed ?? []));
    const record = { ...last, ...dismissedPart(dismissed), notes: distinct(notes).slice(0, 10) };
    // The page changed between the check and the first event, and nothing was dispatched: the target is looked for again.
    const again = !record.dispatched && record.bail && SLIPPED.has(record.bail.kind) && record.took.act > 0;
    if (!again || attempt === ATTEMPTS || world.signal.aborted) return record;
  }
}
const SLIPPED = new Set<Bail['kind']>(['target-missing', 'target-covered', 'target-disabled']);
const ATTEMPTS = 3;

const distinct = (notes: readonly Told[]) => [...new Map(notes.map((note) => [JSON.stringify(note), note])).values()];

async function attemptOperation(step: LegOperation, world: LegContext, began: number): Promise<OperationRecord> {
  const { operation } = step;
  const turned = foundInToggledState(step);
  if (turned && operation.type === 'click' && operation.led)
    return skipped(step, labelOf(turned.element), [sayAlreadyInState(operation.led)], [], turned);
  const ready = await awaitTarget(step, world);
  const dismissed = ready.dismissed;
  if ('bail' in ready) {
    if (step.after !== undefined) return skipped(step, operationLabel(step), [step.after], dismissed);
    if (operation.optional && ready.bail.kind === 'target-missing')
      return skipped(step, operationLabel(step), [saying('noteNotThere')], dismissed);
    return failed(step, ready.bail, dismissed);
  }
  const second = await endOfDrag(step, world);
  if (second && 'kind' in second)
    return step.after === undefined ? failed(step, second, dismissed) : skipped(step, operationLabel(step), [step.after], dismissed);
  const { found, notes } = ready;
  // Waiting for the second target may have moved the first.
  const at = second ? aimAt(found, operation) : ready;
  try {
    if ('bail' in at) return failed(step, at.bail, dismissed);
    const aimed = { element: found.element, point: at.point, words: ready.words, ...(second && { second }) };
    return await proceed({ step, aimed, found, label: ready.label, dismissed, notes, find: timeNow() - began }, world);
  } finally {
    second?.close?.();
  }
}

async function proceed(begun: Begun, world: LegContext): Promise<OperationRecord> {
  const { step, aimed, label, found, dismissed } = begun;
  world.overlay?.point(aimed.element, sayDoing(world.leg.doing?.[step.operation.type], label));
  const refused = world.leg.dryRun ? undefined : whyNotOnThis(step, aimed.element);
  if (refused) return { ...failed(step, refused, dismissed), ...foundParts(found), label };
  const already = found && alreadyDone(step, found.element, () => isNextReady(step, world));
  if (already) return skipped(step, label, [already], dismissed, found);
  if (!world.leg.dryRun) return actAndSettle(begun, world);
  return {
    ...emptyRecord(step, label),
    ...foundParts(found),
    ...dismissedPart(dismissed),
    status: 'done',
    notes: [...begun.notes, saying('onlyShown')],
  };
}

/** Identity, and what was dispatched before, are checked last, whoever planned the operation. */
function whyNotOnThis(step: LegOperation, element: Element): Bail | undefined {
  const { operation, replaces } = step;
  const options = operation.type === 'select' ? operation.options : undefined;
  if (!replaces && !step.open?.length) return undefined;
  return (replaces && whyNotStandIn(element, replaces, options)) ?? whyDoneBefore(step, element);
}

/** A label for an operation whose element is not known: what it was to act on, as a found element has its own label. */
function operationLabel({ operation }: LegOperation): string {
  return shorten(operation.note ?? (sayTarget(operation as Target) || operation.type), 400);
}

function failed(step: LegOperation, bail: Bail, dismissed: string[] = []): OperationRecord {
  return { ...emptyRecord(step, operationLabel(step)), ...dismissedPart(dismissed), status: 'failed', bail };
}

function skipped(step: LegOperation, label: string, notes: Told[], dismissed: string[], found?: Found): OperationRecord {
  return { ...emptyRecord(step, label), ...foundParts(found), ...dismissedPart(dismissed), notes };
}
