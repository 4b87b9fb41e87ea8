import { shorten } from '../../lib/text';
import { timeNow } from '../../lib/time-now';
import type { LedTo } from '../../model/operations/parts';
import { EFFECTS } from '../../model/operations/rows';
import { sayTarget } from '../../model/operations/say-target';
import type { Target } from '../../model/page/target';
import { needsTarget } from '../../model/plan/needs-target';
import type { Bail } from '../../model/run/bail';
import type { LegOperation } from '../../model/run/leg';
import type { OperationRecord } from '../../model/run/record';
import type { Saying, SayingKind, Told } from '../../model/saying';
import { saying } from '../../model/saying-of';
import { labelOf } from '../dom/label';
import * as dom from '../dom/native-accessors';
import { optionName } from '../dom/option-name';
import { followPoint } from '../dom/ratio';
import { checkedness } from '../dom/states';
import { find } from '../find/find';
import type { Found } from '../find/found';
import { whyNotStandIn } from '../find/stand-in';
import { isLedTo } from '../observe/led-to';
import { sayDoing } from '../overlay/doing';
import { actAndSettle } from './act-and-settle';
import { awaitTarget } from './await-target';
import { whyDoneBefore } from './done-before';
import { endInFrame } from './end-in-frame';
import type { LegContext } from './leg-context';
import { type ActionTarget, aimAt, untargeted } from './perform-operation';
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

/** Where a drag ends, when it ends on an element. */
async function endOfDrag(step: LegOperation, world: LegContext): Promise<ActionTarget['second'] | Bail> {
  const { operation } = step;
  if (operation.type !== 'drag' || (!operation.to && step.toRef === undefined)) return undefined;
  const { ref: _ref, replaces: _replaces, ...end }: LegOperation = { ...step, operation: { type: 'hover', ...operation.to } };
  if (step.toFrame) {
    const inFrame = await endInFrame(step.toFrame, end, world);
    return 'bail' in inFrame ? inFrame.bail : inFrame;
  }
  const ready = await awaitTarget(end, world, step.toRef);
  if ('bail' in ready) return ready.bail;
  const { element } = ready.found;
  return { element, place: followPoint(element, ready.point) };
}

/**
 * The target of a toggling click under its name in the other state ("Show" and "Hide"), where it is in the wanted state already and
 * therefore cannot be found by its recorded name.
 */
function foundInToggledState({ operation, ref, exact }: LegOperation): Found | undefined {
  const led = operation.type === 'click' ? operation.led : undefined;
  const then = operation.type === 'click' ? operation.fingerprint : undefined;
  if (!led?.name || !then?.name || ref !== undefined || exact || !('kind' in find(operation as Target))) return undefined;
  const isOld = (text: string | undefined) => text === then.name;
  const { selectors, attributes, company: _company, text: _text, ...rest } = then;
  const found = find({
    fingerprint: {
      ...rest,
      name: led.name,
      selectors: selectors.filter((selector) => !selector.includes(then.name ?? '')),
      attributes: Object.fromEntries(Object.entries(attributes).filter(([, value]) => !isOld(value))),
    },
  });
  return 'element' in found && isLedTo(led, found.element) ? found : undefined;
}

/** Why there is nothing left to do, in a sentence; undefined when there is. `nextIsThere`: can the next operation's target be used now? */
function alreadyDone({ operation, expects }: LegOperation, element: Element, nextIsThere: () => boolean): Saying | undefined {
  if (operation.type === 'check') {
    const state = checkedness(element);
    return state === (operation.checked ? 'checked' : 'unchecked') ? sayAlreadyInState({ state }) : undefined;
  }
  if (operation.type === 'select' && element instanceof HTMLSelectElement) {
    const chosen = Array.from(element.selectedOptions, (option) => optionName(option, [...element.options]));
    const same = chosen.length === operation.options.length && operation.options.every((option) => chosen.includes(option.trim()));
    return same ? saying('alreadyChosen') : undefined;
  }
  if (operation.type === 'click' && operation.led) return isLedTo(operation.led, element) ? sayAlreadyInState(operation.led) : undefined;
  if (operation.type === 'click' && opens(expects) && dom.getAttribute(element, 'aria-expanded') === 'true' && nextIsThere())
    return saying('alreadyOpen');
  return undefined;
}

/** The sentence of the record for a target that was in the wanted state. */
const sayAlreadyInState = ({ state }: LedTo): Saying => saying(SAID[state]);

const SAID = {
  expanded: 'alreadyOpen',
  shown: 'alreadyOpen',
  collapsed: 'alreadyClosed',
  hidden: 'alreadyClosed',
  pressed: 'alreadyPressed',
  released: 'alreadyNotPressed',
  selected: 'alreadySelected',
  unselected: 'alreadyNotSelected',
  checked: 'alreadyChecked',
  unchecked: 'alreadyUnchecked',
} as const satisfies Record<LedTo['state'], SayingKind>;

/** Did it open something when it was recorded? */
const opens = (expects: LegOperation['expects']) => expects?.changed?.some((change) => change.startsWith('aria-expanded of')) === true;
