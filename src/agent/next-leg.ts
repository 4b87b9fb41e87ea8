import type { FrameKey, Snapshot, SnapshotFrame } from '../model/page/snapshot';
import type { FramePlace, Target } from '../model/page/target';
import type { Operation } from '../model/plan/operation';
import { sayOperation } from '../model/plan/operation-words';
import { isCompletion } from '../model/plan/plan-kind';
import { isFinal } from '../model/risk/risk';
import type { Bail } from '../model/run/bail';
import { elementsOfItem } from '../model/run/item';
import type { LegOperation } from '../model/run/leg';
import { currentPlan, otherTab, type QueueItem, queue, type Run } from '../model/run/run';
import { confirmedKeys } from './confirmation';
import { isDryRun, whyNotLookedFor, whyNotYet } from './dry-run';
import { frameFor } from './frame-for';
import { openOperations } from './open-operations';
import { judgeOperation } from './policy';
import { textFrom } from './text-source';

export interface NextLeg {
  frame: FrameKey;
  operations: LegOperation[];
}

/**
 * The longest part of the queue that one document can run from one message: it ends at a change of frame, at a navigation (a planned one is
 * done by the worker, an expected one ends the leg), and before an operation that policy judges alone. A bail when the first operation
 * names an element or frame that is not there.
 */
export function nextLeg(run: Run): NextLeg | Bail {
  const snapshot = run.snapshot;
  const [first, ...rest] = queue(run);
  if (!snapshot || !first) return { kind: 'target-missing', wanted: 'a page to act on', nearest: [] };
  const begin = placeInFrame(first, run, snapshot);
  if ('kind' in begin) return begin;
  const operations = [begin.operation];
  let last = first;
  for (const item of rest) {
    // Its element is looked up in the page as it is then.
    if (item.forItem) break;
    if (beginsLeg(item.operation) || (isDryRun(run) ? whyNotLookedFor(item.operation) : standsAlone(run, item, last))) break;
    const placed = placeInFrame(item, run, snapshot, begin.frame);
    if ('kind' in placed || placed.frame.documentId !== begin.frame.documentId) break;
    operations.push(placed.operation);
    last = item;
  }
  const { frameId, documentId } = begin.frame;
  return {
    frame: { frameId, documentId },
    operations: isDryRun(run) ? operations.map((operation) => withWhyNotYet(operation, run)) : operations,
  };
}

/** An operation with everything that the page checks it against. */
export function legOperation(item: QueueItem, run: Run): LegOperation {
  const { id, operation, expects, replaces, accepted } = item;
  const allowed = confirmedKeys(item, run);
  const open = openOperations(run, item);
  const from = textFrom(item, run);
  return {
    id,
    operation,
    ...(expects ? { expects } : {}),
    ...(operation.irreversible || isFinal(operation) ? { exact: true } : {}),
    ...(allowed.length ? { allowed } : {}),
    ...(replaces ? { replaces: accepted ? { ...replaces, accepted } : replaces } : {}),
    ...(open.length ? { open } : {}),
    ...(from ? { textFrom: from.slice(0, 50) } : {}),
    ...(isLast(item, run) ? { last: true } : {}),
  };
}

/** Does it write, and is nothing planned after it? */
function isLast({ id, operation }: QueueItem, run: Run): boolean {
  const plan = currentPlan(run)?.plan;
  return operation.type === 'type' && queue(run).at(-1)?.id === id && !!plan && !isCompletion(plan) && plan.more !== true;
}

/** May it not be in a leg with the one before it? */
const standsAlone = (run: Run, item: QueueItem, last: QueueItem): boolean =>
  otherTab(run, item) !== undefined ||
  last.expects?.navigatesTo !== undefined ||
  last.operation.irreversible === true ||
  !('allow' in judgeOperation(item, run)) ||
  item.operation.irreversible === true ||
  run.started.play?.stepwise === true ||
  item.unproven === true;

function withWhyNotYet(operation: LegOperation, run: Run): LegOperation {
  const item = queue(run).find(({ id }) => id === operation.id);
  const after = item && whyNotYet(run, item);
  return after === undefined ? operation : { ...operation, after };
}

/** The frame of the next operation, where it is not among those that were looked at. */
export function missingFrame(run: Run): FramePlace | undefined {
  const [first] = queue(run);
  const { elementId, fingerprint } = (first?.operation ?? {}) as Target;
  const wanted = elementId === undefined ? fingerprint?.frame : undefined;
  return wanted?.path.length && run.snapshot && !frameFor(wanted, run.snapshot) ? wanted : undefined;
}

/**
 * The operation with the number of its element, where it is meant for another item than the recorded one: the one element that is to that item what the recorded one
 * is to its own. A bail where there is none, or where nobody can say which of several.
 */
export function atItem(item: QueueItem, snapshot: Snapshot): QueueItem | Bail {
  const { forItem, operation } = item;
  if (!forItem || operation.type === 'navigate') return item;
  const { fingerprint, ...rest } = operation;
  const found = fingerprint ? elementsOfItem(fingerprint, { ...forItem, recorded: forItem.value }, snapshot) : [];
  const [only, another] = found;
  if (only && !another) return { ...item, operation: { ...rest, elementId: only.id } as Operation };
  const nearest = found
    .slice(0, 6)
    .map(({ name, selector }) => ({ label: name, selector: selector.slice(0, 1000), score: 0, differs: [] }));
  return { kind: found.length ? 'target-ambiguous' : 'target-missing', wanted: sayOperation(operation).slice(0, 1000), nearest };
}

/** The frame of an operation, and its form for that document. `current` is where operations without a target go. */
function placeInFrame(
  given: QueueItem,
  run: Run,
  snapshot: Snapshot,
  current?: SnapshotFrame,
): { frame: SnapshotFrame; operation: LegOperation } | Bail {
  const item = atItem(given, snapshot);
  if ('kind' in item) return item;
  const target = item.operation as Target;
  const base = legOperation(item, run);
  if (target.elementId !== undefined) {
    const element = snapshot.elements.find(({ id }) => id === target.elementId);
    const frame = element && snapshot.frames[element.frame];
    if (!element || !frame) return { kind: 'target-missing', wanted: `element ${target.elementId}`, nearest: [] };
    return withSecond({ ...base, ref: element.ref }, item, snapshot, frame);
  }
  const wanted = target.fingerprint?.frame;
  // A fingerprint without a frame is of the top document.
  const frame = wanted?.path.length ? frameFor(wanted, snapshot) : target.fingerprint || !current ? snapshot.frames[0] : current;
  if (!frame)
    return {
      kind: 'target-missing',
      wanted: `frame ${wanted?.url ?? ''}`,
      nearest: snapshot.frames.map(({ url }) => ({ label: url, score: 0, differs: [] })).slice(0, 6),
    };
  return withSecond(base, item, snapshot, frame);
}

function withSecond(operation: LegOperation, item: QueueItem, snapshot: Snapshot, frame: SnapshotFrame) {
  const to = item.operation.type === 'drag' ? item.operation.to : undefined;
  const second = to?.elementId;
  if (second === undefined) return to?.fingerprint ? withEndFrame(operation, to.fingerprint.frame, snapshot, frame) : { frame, operation };
  const element = snapshot.elements.find(({ id }) => id === second);
  if (!element || snapshot.frames[element.frame] !== frame)
    return { kind: 'target-missing', wanted: `element ${second} in the same frame`, nearest: [] } satisfies Bail;
  return { frame, operation: { ...operation, toRef: element.ref } };
}

/** A drag may end in another frame than it begins in. */
function withEndFrame(operation: LegOperation, wanted: FramePlace | undefined, snapshot: Snapshot, frame: SnapshotFrame) {
  const end = wanted?.path.length ? frameFor(wanted, snapshot) : snapshot.frames[0];
  if (!end) return { kind: 'target-missing', wanted: `frame ${wanted?.url ?? ''}`, nearest: [] } satisfies Bail;
  return { frame, operation: end === frame ? operation : { ...operation, toFrame: end.path } };
}

/** Operations that no page can do itself. */
const isDoneByWorker = ({ type }: Operation): boolean => type === 'navigate' || type === 'screenshot';

/** Files are asked for right before they are used. */
const beginsLeg = (operation: Operation): boolean => isDoneByWorker(operation) || operation.type === 'upload';
