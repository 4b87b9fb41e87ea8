import { isPlace, pathOf, placeOfPath } from '../lib/url';
import type { Bail } from '../model/bail';
import type { Fault } from '../model/fault';
import { sayOperation } from '../model/operation-words';
import type { OperationRecord } from '../model/record';
import { items, otherTab, type QueueItem, queue, type Run } from '../model/run';
import type { RunEvent } from '../model/run-event';
import { bailEvent } from './bail-event';
import type { Drive } from './drive';
import { FORM_AGAIN, isFormAgain, LED_AWAY } from './form-again';
import { lookAtPage } from './look';

/** The document went away. The operation that was being dispatched did it; if none was, nobody knows what happened. */
export async function takeLoss(way: Drive, legId: string): Promise<void> {
  const { ports, run, append, signal } = way;
  const before = run().snapshot?.url ?? '';
  const acting = items(run()).find((item) => item.status === 'dispatching');
  const wanted = acting?.expects?.navigatesTo;
  if (wanted !== undefined) await ports.page.arrive(run().tabId, (url) => isPlace(wanted, pathOf(url), pathOf(before)), signal);
  const looked = await lookAtPage(way);
  const at = ports.clock.now();
  if (!looked.ok) {
    const [next] = queue(run());
    const closed = acting && looked.failure.kind === 'tab-gone' && next && otherTab(run(), next) !== undefined;
    if (!closed) return takeFault(way, legId, looked.failure);
    // A pop-up that its last step closed; the playbook goes on elsewhere.
    await append({ kind: 'executed', at, record: leftRecord(acting, before, before) });
    return append({ kind: 'reported', at, legId, lost: true });
  }
  const url = looked.value.url;
  const effects = acting && isFormAgain(run(), acting, looked.value) ? [FORM_AGAIN] : [];
  if (acting) await append({ kind: 'executed', at, record: leftRecord(acting, before, url, effects) });
  const [next] = items(run()).filter(({ status }) => status === 'sent');
  const awaited = next && awaitsNavigation(next, url) ? next : undefined;
  if (awaited) await append({ kind: 'executed', at, record: onlyWaited(leftRecord(awaited, before, url)) });
  await append({ kind: 'reported', at, legId, lost: true });
  await append({ kind: 'looked', at, snapshot: looked.value });
  const bail = awaited ? undefined : whyLossStops(way, acting, before, url, effects);
  if (bail) await append(bailEvent(run(), bail, ports.clock.now(), acting?.id));
}

const onlyWaited = ({ effect: _effect, ...record }: OperationRecord): OperationRecord => ({ ...record, dispatched: false });

/** It was there to wait for just this. */
function awaitsNavigation({ operation }: QueueItem, url: string): boolean {
  return operation.type === 'wait' && operation.until === 'url' && url.includes(operation.text ?? '');
}

/**
 * A promised navigation is fine where it led to the promised page, and one that nobody promised where nothing was to be done after it. An operation that
 * promised something else did not do that, be it the last. A page is more than its address: one that shows the form again that was sent is only the
 * promised one where it showed that when it was learned.
 */
function whyLossStops(way: Drive, acting: QueueItem | undefined, from: string, url: string, came: readonly string[]): Bail | undefined {
  const [next] = queue(way.run());
  const left: Bail = { kind: 'page-left', url, from };
  if (!acting && url === from && mayGoOn(way.run())) return undefined;
  const { navigatesTo, effects, ...others } = acting?.expects ?? {};
  const promisesPage = navigatesTo !== undefined || effects?.includes(documentOf(url));
  if (promisesPage && came.includes(FORM_AGAIN) && !effects?.includes(FORM_AGAIN)) return left;
  if (navigatesTo !== undefined) return isPlace(navigatesTo, pathOf(url), pathOf(from)) ? undefined : left;
  if (effects?.includes(documentOf(url))) return undefined;
  if (isFirstTime(acting, way.run()) && !came.includes(FORM_AGAIN)) return undefined;
  return next || Object.keys(others).length ? left : undefined;
}

/**
 * A playbook that was taken in from elsewhere and has not run here does not know yet what its steps lead to: where none of its outcome is known, the
 * next step's own target decides, and the person says yes to each step. Numbers are those of the old document.
 */
const isFirstTime = (acting: QueueItem | undefined, run: Run) => !!acting?.unproven && !acting.expects && !isNumbered(run);

/**
 * The page was made anew by itself before anything was dispatched, as pages do that load themselves again: what is known by fingerprint is looked for in the new document.
 * Numbers are those of the old one.
 */
const mayGoOn = (run: Run) => !isNumbered(run) && run.losses < MAX_LOSSES;
const isNumbered = (run: Run) => queue(run).some(({ operation }) => 'elementId' in operation && operation.elementId !== undefined);
/** A page that never stops doing that is told of. */
const MAX_LOSSES = 3;

/** A new document at the path of the old one, as an outcome names it. */
const documentOf = (url: string) => `document ${placeOfPath(pathOf(url))}`;

export function leftRecord(item: QueueItem, from: string, to: string, came: readonly string[] = []): OperationRecord {
  const effects = [...(pathOf(from) === pathOf(to) ? [documentOf(to)] : []), ...came];
  return {
    operationId: item.id,
    status: 'done',
    label: item.label ?? sayOperation(item.operation),
    dispatched: true,
    ...(item.found ? { found: item.found } : {}),
    delta: {
      url: { from, to },
      appeared: [],
      disappeared: [],
      changed: [],
      ...(effects.length ? { effects } : {}),
      totals: { appeared: 0, disappeared: 0, changed: 0 },
    },
    effect: 'seen',
    notes: [LED_AWAY],
    took: { find: 0, act: 0, settle: 0 },
    url: to,
  };
}

/**
 * The world broke in the middle of a leg. What was being dispatched may have been done or not, and is told so; a tab that was closed, or has
 * crashed, may be opened again.
 */
export async function takeFault({ ports, run, append }: Drive, legId: string, fault: Fault): Promise<void> {
  const at = ports.clock.now();
  const acting = items(run()).find(({ status, operation }) => status === 'dispatching' && operation.type !== 'navigate');
  const gone = WHY_GONE[fault.kind];
  if (acting) await append(...unknownOutcome(run(), acting, legId, gone ?? fault.message, at));
  return gone ? loseTab(run(), fault, at, append) : acting ? undefined : append({ kind: 'faulted', at, fault });
}

/** Why a page is gone that can be opened again. */
const WHY_GONE: { [Kind in Fault['kind']]?: string } = {
  'tab-gone': 'the tab was closed meanwhile',
  'page-crashed': 'the page crashed meanwhile',
};
export const isGone = ({ kind }: Fault): boolean => kind in WHY_GONE;

/** A run that has done something waits for its person, who may want its page opened again; one that has done nothing is over. */
export function loseTab(run: Run, fault: Fault, at: number, append: Drive['append']): Promise<void> {
  const begun = items(run).some(({ record }) => record?.dispatched);
  return append(begun ? { kind: 'closed', at } : { kind: 'faulted', at, fault });
}

/**
 * The browser died, or the extension with it, while the run went on: what it was doing is told as unknown. The page may have told of that without being
 * heard, so that the first operation of a leg of which nothing is known may have been dispatched.
 */
export function cutOff(run: Run, at: number): RunEvent[] {
  const open = items(run).filter(({ id, record }) => run.inflight?.operationIds.includes(id) && !record);
  const [acting] = open;
  const unknown = acting && run.inflight ? unknownOutcome(run, acting, run.inflight.legId, 'the browser was closed meanwhile', at) : [];
  return [{ kind: 'closed', at, browser: true }, ...unknown];
}

function unknownOutcome(run: Run, item: QueueItem, legId: string, why: string, at: number): RunEvent[] {
  const url = run.snapshot?.url ?? '';
  const { delta: _delta, effect: _effect, ...record } = leftRecord(item, url, url);
  const bail: Bail = { kind: 'outcome-unknown', wanted: `${item.operation.type} ${record.label}`.slice(0, 1000), why: why.slice(0, 1000) };
  const nothing = { appeared: [], disappeared: [], changed: [], totals: { appeared: 0, disappeared: 0, changed: 0 } };
  return [
    { kind: 'executed', at, record: { ...record, status: 'failed', delta: nothing, notes: [], bail } },
    { kind: 'reported', at, legId, lost: true },
    bailEvent(run, bail, at, item.id),
  ];
}
