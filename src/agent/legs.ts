import { parseUrl } from '../lib/url';
import type { FrameKey } from '../model/page/snapshot';
import { sayOperation } from '../model/plan/operation-words';
import { isModel } from '../model/plan/planners';
import type { Bail } from '../model/run/bail';
import type { LegOperation, Progress, Report } from '../model/run/leg';
import type { OperationRecord } from '../model/run/record';
import { currentPlan, items, type QueueItem } from '../model/run/run';
import type { RunEvent } from '../model/run/run-event';
import { faultOf } from '../model/say-in-english';
import { saying } from '../model/saying-of';
import { isWeb } from './address';
import { bailEvent } from './bail-event';
import { handleDocumentLoss, handleFault, handleTabLoss, isGone, navigatedRecord } from './document-loss';
import type { Drive } from './drive-context';
import { destinationOf } from './judge-navigation';
import { endsWithLeg } from './known-goal';
import { atItem, legOperation } from './next-leg';
import { notAllowed } from './not-allowed';
import type { LegAnswer } from './ports';
import { scanPage } from './scan-page';

/** Sends one leg and takes in its report. What is in flight is journaled before the message is sent. */
export async function beginLeg(
  way: Drive,
  legId: string,
  { frame, operations }: { frame: FrameKey; operations: LegOperation[] },
): Promise<void> {
  await way.append({ kind: 'sent', at: way.ports.clock.now(), legId, operationIds: operations.map(({ id }) => id), frame });
  await runLeg(way, legId, frame, operations);
}

/** After the worker was restarted: sends the same leg to the same document, which answers from memory and acts on nothing twice. */
export async function resumeLeg(way: Drive): Promise<void> {
  const { inflight, plans } = way.run();
  if (!inflight) return;
  const known = plans.flatMap((plan) => plan.items);
  const operations = inflight.operationIds.flatMap((id): LegOperation[] => {
    const queued = known.find((one) => one.id === id);
    const { snapshot } = way.run();
    const item = queued && snapshot ? atItem(queued, snapshot) : queued;
    return item && !('kind' in item) ? [{ ...legOperation(item, way.run()), ...refOf(way, item) }] : [];
  });
  await runLeg(way, inflight.legId, inflight.frame, operations);
}

function refOf(way: Drive, item: QueueItem): { ref?: number } {
  const elementId = 'elementId' in item.operation ? item.operation.elementId : undefined;
  const ref = way.run().snapshot?.elements.find(({ id }) => id === elementId)?.ref;
  return elementId === undefined || ref === undefined ? {} : { ref };
}

async function runLeg(way: Drive, legId: string, frame: FrameKey, operations: LegOperation[]): Promise<void> {
  const { ports, run, append, signal } = way;
  const heard: Progress[] = [];
  let taking: Promise<void> | undefined;
  // Events that arrive while the journal is being written are written together.
  const take = async () => {
    while (heard.length) await append(...eventsOf(way, legId, heard.splice(0)));
    taking = undefined;
  };
  const hear = (progress: Progress) => {
    heard.push(progress);
    taking ??= Promise.resolve().then(take);
  };
  const { plan, by } = currentPlan(run()) ?? {};
  // What the embedded planner and recall put there is how they read the goal: for the log, not for who watches.
  const thought = plan && by && isModel(by) && 'thought' in plan ? plan.thought : undefined;
  const { dryRun, settleLimit } = run().started.play ?? {};
  const answer = await ports.page.run(
    {
      runId: run().id,
      legId,
      tabId: run().tabId,
      frame,
      operations,
      ...(thought ? { thought } : {}),
      ...(dryRun ? { dryRun } : {}),
      ...(settleLimit === undefined ? {} : { settleLimit }),
      wanted: run().started.goal,
      ...(endsWithLeg(run()) ? { ends: true } : {}),
      known: ports.memory.known(run()),
    },
    hear,
    signal,
  );
  await taking;
  if (!answer.ok) return handleFault(way, legId, answer.failure);
  await takeAnswer(way, legId, answer.value);
}

/** The events of a page's progress. Progress of an operation that has its record is dropped. */
function eventsOf({ ports, run }: Drive, legId: string, told: readonly Progress[]): RunEvent[] {
  const { inflight } = run();
  if (inflight?.legId !== legId) return [];
  const at = ports.clock.now();
  const recorded = new Set<string>();
  const heard = (id: string) => recorded.has(id) || !isOpen(inflight.operationIds, id, run);
  return told.flatMap((progress): RunEvent[] => {
    if (progress.legId !== legId || progress.phase === 'finding') return [];
    if (progress.phase === 'done') {
      const { record } = progress;
      // It is still to be done: the report says which confirmation is needed first.
      if (record.bail?.kind === 'needs-yes' || heard(record.operationId)) return [];
      recorded.add(record.operationId);
      return [{ kind: 'executed', at, record }];
    }
    const { operationId, label, found } = progress;
    return heard(operationId) ? [] : [{ kind: 'dispatching', at, operationId, label, ...(found ? { found } : {}) }];
  });
}

function isOpen(inLeg: string[] | undefined, id: string, run: Drive['run']): boolean {
  return inLeg?.includes(id) === true && !items(run()).find((item) => item.id === id)?.record;
}

async function takeAnswer(way: Drive, legId: string, answer: LegAnswer): Promise<void> {
  if ('lost' in answer) return handleDocumentLoss(way, legId);
  const { ports, run, append } = way;
  const { report, snapshot } = answer;
  const untold = eventsOf(
    way,
    legId,
    report.records.map((record) => ({ phase: 'done', legId, record })),
  );
  const at = ports.clock.now();
  await append(
    ...untold,
    { kind: 'reported', at, legId, delta: report.delta, ...(report.bail ? { bail: report.bail } : {}) },
    ...(snapshot ? [{ kind: 'looked' as const, at, snapshot }] : []),
  );
  if (report.bail && report.bail.kind !== 'needs-yes')
    await append(bailEvent(run(), ports.memory.diagnose(run(), report.bail), ports.clock.now(), failedId(report)));
}

const failedId = (report: Report) => report.records.find(({ status }) => status === 'failed')?.operationId;

/** A planned navigation is done by the worker: no page can do it to itself and survive. */
export async function navigateTo(way: Drive, item: QueueItem): Promise<void> {
  const { ports, run, append, signal } = way;
  if (item.operation.type !== 'navigate') return;
  const before = run().snapshot?.url ?? '';
  const { to = 'url' } = item.operation;
  if (to === 'tab' || to === 'new-tab' || to === 'close-tab') return;
  // The same object that was judged: nothing of the run has changed since.
  const destination = destinationOf(item, run());
  if (destination && 'why' in destination) return append(bailEvent(run(), notAllowed(destination.why), ports.clock.now(), item.id));
  const began = ports.clock.now();
  // Begun before the worker was stopped: it happened or is happening; the scan waits for it.
  const begun = item.status === 'dispatching';
  if (!begun) await append({ kind: 'dispatching', at: began, operationId: item.id, label: sayOperation(item.operation) });
  const gone = begun
    ? await whereItWent(way)
    : await ports.page.navigate(run().tabId, { to, ...(destination ? { url: destination.url.href } : {}) }, signal);
  const at = ports.clock.now();
  if (!gone.ok && isGone(gone.failure)) return handleTabLoss(run(), gone.failure, at, append);
  if (!gone.ok) return append({ kind: 'faulted', at, fault: gone.failure });
  const landed = parseUrl(gone.value.url);
  if (!landed || !isWeb(landed)) return append({ kind: 'faulted', at, fault: NOT_OPENED });
  const stayed = 'stayed' in gone.value && gone.value.stayed;
  const bail: Bail | undefined = stayed ? notAllowed(saying('stayed')) : undefined;
  const record: OperationRecord = {
    ...navigatedRecord(item, before, gone.value.url),
    label: sayOperation(item.operation),
    notes: [],
    took: { find: 0, act: 0, settle: at - began },
    ...(bail && { status: 'failed', effect: 'unknown', bail }),
  };
  await append({ kind: 'executed', at, record });
  if (bail) await append(bailEvent(run(), bail, at, item.id));
}

const NOT_OPENED = faultOf('page-unreachable', saying('pageNotOpened'));

async function whereItWent(way: Drive) {
  const looked = await scanPage(way);
  return looked.ok ? { ok: true as const, value: { url: looked.value.url } } : looked;
}
