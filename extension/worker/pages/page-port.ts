import type { LegAnswer, LegOrder, PagePort, ScanOrder } from '../../../src/agent/ports';
import { fail, ok, type Result } from '../../../src/lib/result';
import { parseUrl } from '../../../src/lib/url';
import { mergeFrames, type ScannedFrame } from '../../../src/model/page/merge-frames';
import { NO_DELTA } from '../../../src/model/page/no-delta';
import type { FrameKey, FrameScan, Snapshot } from '../../../src/model/page/snapshot';
import type { Fault } from '../../../src/model/run/fault';
import type { Leg, Progress, Report } from '../../../src/model/run/leg';
import type { OperationRecord } from '../../../src/model/run/record';
import { faultOf } from '../../../src/model/say-in-english';
import { saying } from '../../../src/model/saying-of';
import type { MessageSender } from '../../../src/wire/answer-panel';
import { callPage } from '../../../src/wire/call-page';
import type { PageRequest } from '../../../src/wire/calls';
import { giveActor, reach } from './documents';
import { tellDownload } from './downloads';
import type { KnownSecrets } from './known-secrets';
import { lookUntil } from './look-until';
import { arriveAt, navigateTab, openTab } from './navigation';
import { type DebuggerInput, hasTrustedInput, openDebuggerInput } from './trusted-input';
import { watchAnswers } from './watch-answers';
import { wholeReport } from './whole-report';

/** What the port adds to a leg: settings, secrets for exactly this origin, files. */
export type Extras = (
  order: LegOrder,
  origin: () => Promise<string>,
) => Promise<Pick<Leg, 'patience' | 'settleLimit' | 'secrets' | 'secretsFor' | 'files' | 'overlay' | 'doing'>>;

export interface TabPort extends PagePort {
  /** Progress of a leg; accepted only from the document that runs it. */
  heard(progress: readonly Progress[], from: MessageSender): void;
  /** Is a real hand at work in the tab? Its strokes look like the person's. */
  hasHand(tabId: number): boolean;
  /** Whoever drives this browser saw a download begin in the page with this address. */
  downloaded(url: string): Promise<void>;
  /** A request for trusted input by the document that runs a leg. */
  stroke(asked: PageRequest<'stroke'>, from: MessageSender): Promise<Result<Record<string, never>, Fault>>;
}

/** Scanner and actor of real tabs, by messages. */
export function tabPort(
  extras: Extras,
  known: KnownSecrets,
  picture: PagePort['picture'],
  opened: Pick<PagePort, 'follow' | 'tabs'>,
): TabPort {
  const listeners = new Map<string, { frame: FrameKey; tabId: number; hear: (progress: Progress) => void; hand?: DebuggerInput }>();
  // Progress from before this worker took the leg up: a page goes on while no worker runs, and its messages start the next one.
  let early: { progress: Progress; from: MessageSender }[] = [];
  chrome.tabs.onRemoved.addListener((tabId) => void lastSeen.delete(tabId));
  const port: TabPort = {
    scan: (tabId, order, signal) => look(tabId, order, known, signal),
    picture,
    follow: opened.follow,
    tabs: async (from, since) => known.load().then(async () => known.hide(await opened.tabs(from, since))),
    close: (tabId) => chrome.tabs.remove(tabId).catch(() => undefined),
    watch: watchAnswers,
    navigate: (tabId, to, signal) => navigateTab(tabId, to, signal),
    arrive: arriveAt,
    open: openTab,
    heard: (told, from) => {
      for (const progress of told) {
        const listener = listeners.get(progress.legId);
        if (!listener) early = [...early.slice(1 - EARLY), { progress, from }];
        else if (listener.tabId === from.tabId && listener.frame.documentId === from.documentId) listener.hear(known.hide(progress));
      }
    },
    downloaded: (url) => tellDownload(listeners.values(), url),
    hasHand: (tabId) => [...listeners.values()].some((one) => one.tabId === tabId && one.hand !== undefined),
    stroke: async ({ legId, stroke }, from) => {
      const listener = listeners.get(legId);
      const asks = listener?.tabId === from.tabId && listener.frame.documentId === from.documentId;
      return asks && listener.hand ? listener.hand.do(stroke) : fail(faultOf('wire', saying('noHand')));
    },
    run: async (order, hear, signal) => {
      const heard: Heard = new Map();
      const hearing = (progress: Progress) => {
        if (progress.phase === 'done') heard.set(progress.record.operationId, progress.record);
        hear(progress);
      };
      const hand = hasRealHand(order) ? openDebuggerInput(order.tabId) : undefined;
      listeners.set(order.legId, { frame: order.frame, tabId: order.tabId, hear: hearing, ...(hand && { hand }) });
      const before = early;
      early = [];
      for (const { progress, from } of before) port.heard([progress], from);
      const stop = () => void callPage(documentOf(order), 'stop', { runId: order.runId });
      signal.addEventListener('abort', stop, { once: true });
      try {
        return await runLeg(order, { extras, known }, lastSeen.get(order.tabId), heard, signal);
      } finally {
        signal.removeEventListener('abort', stop);
        listeners.delete(order.legId);
        await hand?.letGo();
      }
    },
  };
  return port;
}

async function look(tabId: number, order: ScanOrder, known: KnownSecrets, signal: AbortSignal): Promise<Result<Snapshot, Fault>> {
  const seen = () => lastSeen.get(tabId);
  const looked = await lookUntil({ tabId, order, seen, look: () => scanTab(tabId, order, known) }, signal);
  // A run that scans will most likely act: the actor is injected while it is being planned.
  const top = looked.ok ? looked.value.frames.find(({ frameId }) => frameId === 0) : undefined;
  if (top) void giveActor(tabId, [top.documentId]);
  return looked;
}

/** A leg has at most a hundred operations with two messages each; older ones belong to a leg that nobody takes up. */
const EARLY = 200;

/** The last snapshot of each tab, so that numbers stay the same; a worker's end only loses that. */
const lastSeen = new Map<number, Snapshot>();

const documentOf = ({ tabId, frame }: LegOrder) => ({ tabId, documentId: frame.documentId });

/** May the document request trusted input? In a frame the answer is that there is none. */
const asksForHand = ({ dryRun }: LegOrder) => hasTrustedInput && !dryRun;
/** Debugger coordinates are those of the top document. */
const hasRealHand = (order: LegOrder) => asksForHand(order) && order.frame.frameId === 0;

async function runLeg(
  order: LegOrder,
  { extras, known }: { extras: Extras; known: KnownSecrets },
  previous: Snapshot | undefined,
  heard: Heard,
  signal: AbortSignal,
): Promise<Result<LegAnswer, Fault>> {
  const [more] = await Promise.all([extras(order, () => originOf(order, previous)), giveFor(order), known.load()]);
  const leg: Leg = { runId: order.runId, id: order.legId, operations: order.operations, known: order.known ?? [], ...more };
  if (order.thought) leg.thought = order.thought;
  if (order.dryRun) leg.dryRun = true;
  if (order.ends) leg.ends = true;
  if (order.wanted) leg.wanted = order.wanted.slice(0, 4000);
  if (asksForHand(order)) leg.realHand = true;
  // Stopped before the page had got the leg, so it could not report anything.
  if (signal.aborted) return ok({ report: { legId: order.legId, records: [], bail: { kind: 'stopped' }, delta: NO_DELTA } });
  const answer = await askLeg(order, leg, heard);
  if (!answer.ok) return 'gone' in answer ? ok({ lost: true }) : fail(answer.failure);
  const { scan, ...rest } = answer.value;
  const report: Report = known.hide(rest);
  if (!scan) return ok({ report });
  const snapshot = await around(order, scan, previous, known);
  return ok(snapshot ? { report, snapshot } : { report });
}

/** Injects the actor where a leg runs, and into all documents of the tab if a drag ends in another one. */
async function giveFor({ tabId, frame, operations }: LegOrder): Promise<void> {
  const reached = operations.some(({ toFrame }) => toFrame) ? await reach(tabId) : undefined;
  await giveActor(tabId, [frame.documentId, ...(reached?.ok ? reached.value.map(({ documentId }) => documentId) : [])]);
}

/** Records that a leg reported on its way, by operation id. */
type Heard = Map<string, OperationRecord>;

async function askLeg(order: LegOrder, leg: Leg, heard: Heard): ReturnType<typeof callPage<'runLeg'>> {
  const first = await callPage(documentOf(order), 'runLeg', leg);
  const answer = first.ok || !('gone' in first) ? first : await askAgain(order, leg);
  if (!answer.ok) return answer;
  const whole = wholeReport(answer.value, heard, leg.operations);
  return whole ? ok(whole) : callPage(documentOf(order), 'runLeg', leg);
}

/**
 * Chrome may have refused the script, or the message, although the document is there. Then it answers from memory for what it has begun,
 * and dispatches nothing twice; an unloaded one gets nothing.
 */
async function askAgain(order: LegOrder, leg: Leg): ReturnType<typeof callPage<'runLeg'>> {
  await giveFor(order);
  return callPage(documentOf(order), 'runLeg', leg);
}

/** The snapshot of the whole tab after a leg: the document that ran it has scanned already; only other frames are asked. */
async function around(
  order: LegOrder,
  scan: FrameScan,
  previous: Snapshot | undefined,
  known: KnownSecrets,
): Promise<Snapshot | undefined> {
  const here: ScannedFrame = { ...order.frame, scan };
  const alone = scan.path.length === 0 && scan.children.length === 0;
  const others = alone ? { scans: [], refused: [] } : await scanOthers(order, order.frame.documentId);
  if (!others) return undefined;
  return remember(order.tabId, known.hideOn(withRefused(mergeFrames([here, ...others.scans], previous), others)));
}

async function scanOthers({ tabId, wanted }: LegOrder, except: string): Promise<Scans | undefined> {
  const reached = await reach(tabId);
  return reached.ok
    ? scanAll(
        tabId,
        reached.value.filter(({ documentId }) => documentId !== except),
        wanted,
      )
    : undefined;
}

/** The scans of the documents of a tab; those unloaded meanwhile are missing, and those that the schema refused are named. */
interface Scans {
  scans: ScannedFrame[];
  refused: { frameId: number; fault: Fault }[];
}

async function scanAll(tabId: number, frames: FrameKey[], wanted?: string): Promise<Scans> {
  const asked = wanted ? { wanted: wanted.slice(0, 4000) } : {};
  const answers = await Promise.all(
    frames.map(async (frame) => ({ frame, answer: await callPage({ tabId, documentId: frame.documentId }, 'look', asked) })),
  );
  return {
    scans: answers.flatMap(({ frame, answer }) => (answer.ok ? [{ ...frame, scan: answer.value }] : [])),
    refused: answers.flatMap(({ frame: { frameId }, answer }) => (isRefused(answer) ? [{ frameId, fault: answer.failure }] : [])),
  };
}

/** Each with the boxes that a screenshot has to paint over; undefined where a document would not answer. */
async function withCovers(tabId: number, scans: ScannedFrame[], known: KnownSecrets): Promise<ScannedFrame[] | undefined> {
  const documents = scans.map(({ documentId }) => documentId);
  await giveActor(tabId, documents);
  const covered = await Promise.all(
    scans.map(async (frame) => {
      const place = { tabId, documentId: frame.documentId };
      const seen = await callPage(place, 'inSight', {});
      const answer = seen.ok ? await callPage(place, 'covers', { spans: known.spans(seen.value.text) }) : seen;
      return answer.ok ? [{ ...frame, scan: { ...frame.scan, covers: answer.value.boxes } }] : [];
    }),
  );
  return covered.every((one) => one.length) ? covered.flat() : undefined;
}

const isRefused = (answer: object): answer is { failure: Fault } => 'failure' in answer && (answer.failure as Fault).kind === 'wire';

/** Readers of the snapshot, and of the journal, are told what is missing in it. */
const withRefused = (snapshot: Snapshot, { refused }: Scans): Snapshot =>
  refused.length
    ? { ...snapshot, more: [...snapshot.more, ...refused.map(({ fault }) => `A frame is left out. ${fault.message}`)] }
    : snapshot;

/** A new snapshot of all documents of a tab. */
export async function scanTab(
  tabId: number,
  { previous, wanted, covers }: ScanOrder,
  known: KnownSecrets,
): Promise<Result<Snapshot, Fault>> {
  await known.load();
  for (let tries = 0; tries < LOOKS; tries++) {
    const reached = await reach(tabId);
    if (!reached.ok) return reached;
    const all = await scanAll(tabId, reached.value, wanted);
    const top = all.refused.find(({ frameId }) => frameId === 0);
    if (top) return fail(top.fault);
    // The top document may have been replaced between injection and scan: reach the next one then.
    if (!all.scans.some(({ scan }) => scan.path.length === 0)) continue;
    const scans = covers ? await withCovers(tabId, all.scans, known) : all.scans;
    if (scans) return ok(remember(tabId, known.hideOn(withRefused(mergeFrames(scans, previous ?? lastSeen.get(tabId)), all))));
  }
  return fail(faultOf('page-unreachable', saying('keepsReloading')));
}

const LOOKS = 5;

function remember(tabId: number, snapshot: Snapshot): Snapshot {
  lastSeen.set(tabId, snapshot);
  return snapshot;
}

/** The origin of the document that gets the leg; for the top document as Chrome says it, because a page can lie. */
async function originOf({ tabId, frame }: LegOrder, previous: Snapshot | undefined): Promise<string> {
  const top = frame.frameId === 0 ? (await chrome.tabs.get(tabId).catch(() => undefined))?.url : undefined;
  const url = top ?? previous?.frames.find(({ documentId }) => documentId === frame.documentId)?.url ?? '';
  return parseUrl(url)?.origin ?? '';
}
