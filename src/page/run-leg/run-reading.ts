import { within } from '../../lib/deadline';
import { timeNow } from '../../lib/time-now';
import type { Target } from '../../model/page/target';
import { needsTarget } from '../../model/plan/needs-target';
import type { OperationOf } from '../../model/plan/operation';
import type { Bail } from '../../model/run/bail';
import type { LegOperation } from '../../model/run/leg';
import type { OperationRecord } from '../../model/run/record';
import { saying } from '../../model/saying-of';
import { labelOf } from '../dom/label';
import { isVisible } from '../dom/visible';
import { describe } from '../find/describe';
import { find } from '../find/find';
import type { Found } from '../find/found';
import { extract } from '../read/extract';
import { containsText, urlFits, whatDoesNotHold } from '../read/holds';
import { placeOfWords } from '../read/place-of-words';
import { shownText, shownTextOf } from '../read/shown-text';
import { until } from '../rest/until';
import type { LegContext } from './leg-context';
import { openPatience } from './patience';
import type { ReadingOperation } from './reading-operation';
import { emptyRecord, foundParts } from './record';

/** Waits, asserts or extracts, within the leg's patience (a wait: within its own timeout); optional ones that do not hold are skipped. */
export async function runReading(step: LegOperation, operation: ReadingOperation, world: LegContext): Promise<OperationRecord> {
  const began = timeNow();
  const read = operation.type === 'wait' ? await wait(step, operation, world) : await assertOrExtract(step, operation, world);
  const took = { find: timeNow() - began, act: 0, settle: 0 };
  const record = {
    ...emptyRecord(step, read.found ? labelOf(read.found.element) : operation.type),
    ...foundParts(read.found),
    took,
    url: location.href,
  };
  if (!read.bail) return { ...record, status: 'done', ...(read.value !== undefined && { value: read.value }) };
  if (step.after !== undefined) return { ...record, notes: [step.after] };
  if (operation.optional && !world.signal.aborted) return { ...record, notes: [saying('didNotHold')] };
  return { ...record, status: 'failed', bail: world.signal.aborted ? { kind: 'stopped' } : read.bail };
}

interface Read {
  found?: Found | undefined;
  value?: string;
  bail?: Bail;
}

async function wait(step: LegOperation, operation: OperationOf<'wait'>, world: LegContext): Promise<Read> {
  const { signal, observation } = world;
  const { duration, timeout, until: condition } = operation;
  if (!condition && duration !== undefined) {
    await within(duration, () => new Promise<void>(() => undefined), signal);
    return signal.aborted ? { bail: { kind: 'stopped' } } : {};
  }
  const ms = timeout ?? world.leg.patience;
  let found: Found | undefined;
  const holds = () => {
    found = lookFor(step);
    const shown = !!found && isVisible(found.element);
    if (condition === 'gone') return needsTarget(step) ? !shown : !containsText(shownText(), operation.text ?? '');
    // Without a URL any other one will do. A document that is left ends here: the worker sees the navigation.
    if (condition === 'url') return operation.text ? urlFits(operation.text) : location.href !== world.from;
    if (condition === 'text')
      return containsText(needsTarget(step) ? (found ? shownTextOf(found.element) : '') : shownText(), operation.text ?? '');
    return shown;
  };
  if (await until(() => holds() || undefined, { ms, observation, signal })) return { found };
  return { found, bail: { kind: 'out-of-time', waitedFor: waitedFor(operation), ms } };
}

function waitedFor({ until: condition, text }: OperationOf<'wait'>): string {
  if (condition === 'url' && !text) return 'another page';
  return [condition ?? 'visible', text].filter(Boolean).join(' ');
}

async function assertOrExtract(
  step: LegOperation,
  operation: OperationOf<'assert'> | OperationOf<'extract'>,
  world: LegContext,
): Promise<Read> {
  const aimed = needsTarget(step);
  let read: Read = {};
  const look = () => {
    const found = aimed ? lookFor(step) : undefined;
    read = { found };
    if (operation.type === 'assert') {
      const fails = whatDoesNotHold(operation, aimed, found?.element);
      if (!fails) return true;
      read = { found, bail: { kind: 'assert-failed', ...fails } };
      return undefined;
    }
    const place = operation.words ? placeOfWords(operation.words, found?.element) : found?.element;
    if ((aimed || operation.words) && !place) {
      const failure = find(operation as Target);
      read = { bail: 'kind' in failure ? failure : { kind: 'target-missing', wanted: operation.name, nearest: [] } };
      return undefined;
    }
    const value = extract(operation, place);
    const from: Found | undefined = operation.words && place ? { element: place, by: 'element', fingerprint: describe(place) } : found;
    read = typeof value === 'string' ? { found: from, value } : { found: from, bail: value };
    return true;
  };
  const patience = openPatience(world);
  await until(look, { ms: step.after === undefined ? patience.left() : 0, observation: world.observation, signal: patience.signal });
  patience.end();
  return read;
}

function lookFor(step: LegOperation): Found | undefined {
  const found = find(step.operation as Target, step.ref === undefined ? {} : { ref: step.ref });
  return 'kind' in found ? undefined : found;
}
