import { isSameKindOfPath, pathOf, pathPattern } from '../lib/url';
import { NO_DELTA } from '../model/page/no-delta';
import { isSameEffect } from '../model/page/same-effect';
import { sayOperation } from '../model/plan/operation-words';
import type { Bail } from '../model/run/bail';
import type { Fault } from '../model/run/fault';
import type { OperationRecord } from '../model/run/record';
import { items, otherTab, type QueueItem, queue, type Run } from '../model/run/run';
import type { RunEvent } from '../model/run/run-event';
import type { Saying, Told } from '../model/saying';
import { saying } from '../model/saying-of';
import { accessQuestion } from './access-question';
import { backToOpener } from './back-to-opener';
import { bailEvent } from './bail-event';
import type { Drive } from './drive-context';
import { formEffects, isFormAgain, isRefused, LED_AWAY, newWords, withSaidBefore } from './form-again';
import { scanPage } from './scan-page';

/** The document was unloaded during a leg. The operation that was being dispatched caused it; if there was none, the cause is unknown. */
export async function handleDocumentLoss(way: Drive, legId: string): Promise<void> {
  const { ports, run, append, signal } = way;
  const before = run().snapshot?.url ?? '';
  const acting = items(run()).find((item) => item.status === 'dispatching');
  const wanted = acting?.expects?.navigatesTo;
  if (wanted !== undefined) await ports.page.arrive(run().tabId, (url) => isSameKindOfPath(wanted, pathOf(url), pathOf(before)), signal);
  const looked = await scanPage(way);
  const at = ports.clock.now();
  if (!looked.ok) {
    const asked = accessQuestion(run(), looked.failure, at);
    if (asked) return append(asked);
    const [next] = queue(run());
    const closed = acting && looked.failure.kind === 'tab-gone' && next && otherTab(run(), next) !== undefined;
    if (!closed && looked.failure.kind === 'tab-gone' && (await backToOpener(way, closedUnder(acting, before, legId, at)))) return;
    if (!closed) return handleFault(way, legId, looked.failure);
    // A pop-up that its last step closed; the playbook goes on elsewhere.
    await append({ kind: 'executed', at, record: navigatedRecord(acting, before, before) });
    return append({ kind: 'reported', at, legId, lost: true });
  }
  const { url } = looked.value;
  const isAgain = acting !== undefined && isFormAgain(run(), acting, looked.value);
  const says = isAgain ? newWords(run().snapshot, looked.value).join(' ').slice(0, 1000) : '';
  const came = isAgain ? formEffects(run(), acting, looked.value) : [];
  const kept = withSaidBefore(acting?.expects?.effects ?? [], came);
  if (acting) await append({ kind: 'executed', at, record: navigatedRecord(acting, before, url, kept) });
  const [next] = items(run()).filter(({ status }) => status === 'sent');
  const awaited = next && awaitsNavigation(next, url) ? next : undefined;
  if (awaited) await append({ kind: 'executed', at, record: onlyWaited(navigatedRecord(awaited, before, url)) });
  await append({ kind: 'reported', at, legId, lost: true });
  await append({ kind: 'looked', at, snapshot: looked.value });
  const bail = awaited ? undefined : whyLossStops(way, acting, { from: before, to: url, came, says });
  if (bail) await append(bailEvent(run(), bail, ports.clock.now(), acting?.id));
}

/** What was done to a tab as it closed: that it did more than that was not seen. */
function closedUnder(acting: QueueItem | undefined, url: string, legId: string, at: number): RunEvent[] {
  const record = acting && { ...navigatedRecord(acting, url, url), delta: NO_DELTA, effect: 'unknown' as const, notes: [] };
  return [...(record ? [{ kind: 'executed' as const, at, record }] : []), { kind: 'reported', at, legId, lost: true }];
}

const onlyWaited = ({ effect: _effect, ...record }: OperationRecord): OperationRecord => ({ ...record, dispatched: false });

/** A `wait` for exactly this navigation. */
function awaitsNavigation({ operation }: QueueItem, url: string): boolean {
  return operation.type === 'wait' && operation.until === 'url' && url.includes(operation.text ?? '');
}

/**
 * Why the run stops at a navigation; '' where it goes on. An expected navigation is fine if it led to the expected page, one that nobody
 * expected if nothing was left to do. An operation with another expected outcome did not reach that. A page is more than its URL: one that
 * shows the submitted form again is the expected one only if it did so when it was recorded, see `isRefused`.
 */
function whyLossStops(way: Drive, acting: QueueItem | undefined, { from, to: url, came, says }: Loss): Bail | undefined {
  const [next] = queue(way.run());
  const isAgain = came.length > 0;
  const left: Bail = { kind: 'page-left', url, from, ...(isAgain && { formAgain: says ? { says } : {} }) };
  if (!acting && url === from && mayGoOn(way.run())) return undefined;
  const { navigatesTo, effects, ...others } = acting?.expects ?? {};
  const isPromised = effects?.some((words) => isSameEffect(words, documentOf(url))) ?? false;
  const promisesPage = navigatesTo !== undefined || isPromised;
  if (promisesPage && isAgain && isRefused(effects ?? [], came)) return left;
  if (navigatesTo !== undefined) return isSameKindOfPath(navigatesTo, pathOf(url), pathOf(from)) ? undefined : left;
  if (isPromised) return undefined;
  if (isOutcomeUnknown(acting, way.run()) && !isAgain) return undefined;
  return next || Object.keys(others).length ? left : undefined;
}

/** A document that went `from` one URL `to` another. */
interface Loss {
  from: string;
  to: string;
  /** Effects of a form that is shown again. */
  came: readonly string[];
  /** What a form that is shown again says that it did not say before. */
  says: string;
}

/**
 * A playbook from a format that does not tell what its steps lead to has no expected outcomes until it has run here: the next step's own target decides,
 * and the person confirms each step; so it does in a sequence that another program gave as it is. Numbers belong to the old document.
 */
const isOutcomeUnknown = (acting: QueueItem | undefined, run: Run) => !!acting?.outcomeUnknown && !acting.expects && !isNumbered(run);

/**
 * The page reloaded by itself before anything was dispatched: targets known by fingerprint are looked for in the new document. Numbers
 * belong to the old one.
 */
const mayGoOn = (run: Run) => !isNumbered(run) && run.losses < MAX_DOCUMENT_LOSSES;
const isNumbered = (run: Run) => queue(run).some(({ operation }) => 'elementId' in operation && operation.elementId !== undefined);
/** A page that reloads more often than this is reported. */
const MAX_DOCUMENT_LOSSES = 3;

/** A new document at the path of the old one, as an outcome names it. */
const documentOf = (url: string) => `document ${pathPattern(pathOf(url))}`;

/** The record of an operation whose document was unloaded: it led `from` one URL `to` another, with effects `came`. */
export function navigatedRecord(item: QueueItem, from: string, to: string, came: readonly string[] = []): OperationRecord {
  const effects = [...(pathOf(from) === pathOf(to) ? [documentOf(to)] : []), ...came];
  return {
    operationId: item.id,
    status: 'done',
    label: item.label ?? sayOperation(item.operation),
    dispatched: true,
    ...(item.found ? { found: item.found } : {}),
    delta: {
      ...NO_DELTA,
      url: { from, to },
      ...(effects.length ? { effects } : {}),
    },
    effect: 'seen',
    notes: [LED_AWAY],
    took: { find: 0, act: 0, settle: 0 },
    url: to,
  };
}

/**
 * The tab, page or wire failed in the middle of a leg. What was being dispatched may have been done or not, which is reported; a tab that
 * was closed or has crashed may be opened again.
 */
export async function handleFault({ ports, run, append }: Drive, legId: string, fault: Fault): Promise<void> {
  const at = ports.clock.now();
  const acting = items(run()).find(({ status, operation }) => status === 'dispatching' && operation.type !== 'navigate');
  const gone = WHY_GONE[fault.kind];
  if (acting) await append(...unknownOutcome(run(), acting, legId, gone ?? whyOf(fault), at));
  return gone ? handleTabLoss(run(), fault, at, append) : acting ? undefined : append({ kind: 'faulted', at, fault });
}

/** Why a page is gone that can be opened again. */
const WHY_GONE: { [Kind in Fault['kind']]?: Saying } = {
  'tab-gone': saying('tabClosedMeanwhile'),
  'page-crashed': saying('crashedMeanwhile'),
};
const whyOf = ({ message, says = [] }: Fault): Told => (says.length === 1 && says[0]) || message.slice(0, 1000);
/** Is the page gone, so that it could be opened again? */
export const isGone = ({ kind }: Fault): boolean => kind in WHY_GONE;

/** A run that has done something waits for its person, who may want its page opened again; one that has done nothing is over. */
export function handleTabLoss(run: Run, fault: Fault, at: number, append: Drive['append']): Promise<void> {
  const begun = items(run).some(({ record }) => record?.dispatched);
  return append(begun ? { kind: 'closed', at } : { kind: 'faulted', at, fault });
}

/**
 * The browser or the extension was stopped while the run went on: the outcome of what it was doing is reported as unknown. The page's last
 * messages may be lost, so the first operation of a leg without a record may have been dispatched.
 */
export function interruptedEvents(run: Run, at: number): RunEvent[] {
  const open = items(run).filter(({ id, record }) => run.inflight?.operationIds.includes(id) && !record);
  const [acting] = open;
  const unknown = acting && run.inflight ? unknownOutcome(run, acting, run.inflight.legId, saying('browserClosedMeanwhile'), at) : [];
  return [{ kind: 'closed', at, browser: true }, ...unknown];
}

function unknownOutcome(run: Run, item: QueueItem, legId: string, why: Told, at: number): RunEvent[] {
  const url = run.snapshot?.url ?? '';
  const { delta: _delta, effect: _effect, ...record } = navigatedRecord(item, url, url);
  const bail: Bail = { kind: 'outcome-unknown', wanted: `${item.operation.type} ${record.label}`.slice(0, 1000), why };
  return [
    { kind: 'executed', at, record: { ...record, status: 'failed', delta: NO_DELTA, notes: [], bail } },
    { kind: 'reported', at, legId, lost: true },
    bailEvent(run, bail, at, item.id),
  ];
}
