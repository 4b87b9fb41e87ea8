import { newId } from '../lib/ids';
import { unreachable } from '../lib/never';
import { contradictionIn } from '../model/page/contradiction';
import { NO_USAGE } from '../model/run/add-usage';
import { fold } from '../model/run/fold';
import { currentPlan, isTeaching, items, type Run } from '../model/run/run';
import type { QueuedOperation, RunEvent } from '../model/run/run-event';
import { saying } from '../model/saying-of';
import { accessQuestion } from './access-question';
import { backToOpener } from './back-to-opener';
import { bailEvent } from './bail-event';
import { changesTab, changeTab } from './change-tab';
import { handleTabLoss, isGone } from './document-loss';
import type { Drive } from './drive-context';
import { isDryRun, passedOver } from './dry-run';
import { endAs } from './end-as';
import { frameFor } from './frame-for';
import { keepPicture } from './keep-picture';
import { beginLeg, navigateTo, resumeLeg } from './legs';
import type { Move } from './move';
import { nextMove } from './next-move';
import { askMemory, askPlanner } from './planning';
import type { Ports } from './ports';
import { reopenPage } from './reopen-page';
import { type Awaited, scanPage } from './scan-page';
import { stepOf } from './step-of';
import { watchPage } from './watch-page';

/**
 * The one loop: does the next move until nothing can be done without a person, or the run has ended and what it taught was learned. May be called again for the
 * same run at any time (a new worker, an answered question); all it knows comes from `run`. Resolves to the run then.
 */
export async function drive(ports: Ports, run: Run, signal: AbortSignal): Promise<Run> {
  let state = run;
  let waiting: RunEvent[] = [];
  let writing = 0;
  const write = async (events: readonly RunEvent[]) => {
    const all = [...waiting, ...events];
    waiting = [];
    if (!all.length) return;
    // Where another write is under way, the events of that are told first.
    const isToldAhead = !writing && events.some(isTeachingEnd);
    const tell = () => {
      for (const event of events) state = fold(state, event) ?? state;
      for (const event of all) ports.feed.event(state.id, event);
    };
    writing++;
    try {
      const written = ports.journal.append(state.id, ...all);
      if (isToldAhead) tell();
      await written;
    } finally {
      writing--;
    }
    if (!isToldAhead) tell();
    for (const event of all) ports.feed.written(state.id, event);
  };
  const append = async (...events: RunEvent[]) => {
    // Reports of a page after the run was stopped without it are dropped.
    if (!events.length || (state.finished && !events.every(({ kind }) => kind === 'learned'))) return;
    // Behind a write that is under way nothing is folded before it.
    if (writing || !(events.every(mayWait) || isLastReport(state, events, ports.clock.now()))) return write(events);
    waiting.push(...events);
    for (const event of events) state = fold(state, event) ?? state;
  };
  const way: Drive = { ports, signal, run: () => state, append };
  try {
    for (;;) {
      const move = signal.aborted && !state.finished ? stopNow(state) : nextMove(state, ports.clock.now());
      if (move.do === 'rest') break;
      await (AT_PAGE.has(move.do) ? watchPage(way, () => make(way, move)) : make(way, move));
    }
  } finally {
    if (waiting.length) await write([]);
  }
  await learn(way);
  return state;
}

/**
 * A look, and a plan that memory alone made, cost nothing to make again if the worker dies before they are written, and nothing outside hears of them: they
 * are written with what follows, in one transaction, before a page or a planner is asked to do anything for them.
 */
const mayWait = (event: RunEvent): boolean =>
  event.kind === 'looked' || event.kind === 'recalled' || (event.kind === 'planned' && (event.by === 'recall' || event.by === 'play'));

/**
 * The end of a run that is learned from. The person waits for it and nothing more is done in the page, so the panel is told of it while it is being written. Programs wait
 * for `learned`, which is told once it is written. If the worker dies in between, the next one asks the page for the same report and tells the same end again.
 */
const isTeachingEnd = (event: RunEvent): boolean => event.kind === 'finished' && event.teaches === true;

/** A report after which nothing is left to do but to end: it is written with the end, which is made of it in this very task. */
const isLastReport = (run: Run, events: readonly RunEvent[], now: number): boolean =>
  events.some(({ kind }) => kind === 'reported') &&
  nextMove(
    events.reduce((state, event) => fold(state, event) ?? state, run),
    now,
  ).do === 'finish';

/** What asks the page something. */
const AT_PAGE = new Set<Move['do']>(['look', 'await-frame', 'send', 'resume', 'navigate', 'picture']);

/** An operation that the page had begun without reporting its end is named. */
function stopNow(run: Run): Move {
  const open = items(run).find(({ status }) => status === 'dispatching');
  return endAs('stopped', open ? saying('stoppedDuring', { step: stepOf(open) }) : saying('stoppedByYou'));
}

async function make(way: Drive, move: Exclude<Move, { do: 'rest' }>): Promise<void> {
  switch (move.do) {
    case 'look':
      return move.again === undefined ? look(way) : lookAgain(way, move.again);
    case 'await-frame':
      return awaitFrame(way, move);
    case 'recall':
    case 'play':
      return askMemory(way, move.do);
    case 'plan':
      return askPlanner(way, move.purpose);
    case 'send':
      return beginLeg(way, newId('leg', way.ports.clock.now()), move);
    case 'resume':
      return resumeLeg(way);
    case 'reopen':
      return reopenPage(way);
    case 'follow':
      return followTab(way, move);
    case 'navigate':
      return changesTab(move.item) ? changeTab(way, move.item) : navigateTo(way, move.item);
    case 'picture':
      return keepPicture(way, move.item);
    case 'pass':
      return way.append({
        kind: 'executed',
        at: way.ports.clock.now(),
        record: passedOver(move.item, move.why, way.run().snapshot?.url ?? ''),
      });
    case 'ask':
      return way.append({ kind: 'questioned', at: way.ports.clock.now(), question: move.question });
    case 'go-on':
      return goOn(way, move.queue);
    case 'bail':
      return way.append(bailEvent(way.run(), move.bail, way.ports.clock.now(), move.item?.id));
    case 'finish':
      return finish(way, move);
    default:
      return unreachable(move);
  }
}

/** Each operation gets a new id: for the old one the page would answer from memory. */
async function goOn({ ports, run, append }: Drive, rest: readonly QueuedOperation[]): Promise<void> {
  const plan = currentPlan(run());
  if (!plan) return;
  const at = ports.clock.now();
  const queue = rest.map((one) => ({ ...one, id: newId('op', at) }));
  const { incomplete } = plan;
  await append({
    kind: 'planned',
    at,
    by: plan.by,
    plan: plan.plan,
    queue,
    usage: NO_USAGE,
    resumes: true,
    ...(incomplete ? { incomplete } : {}),
  });
}

/** The step stops where the frame does not come in time. */
async function awaitFrame(way: Drive, { frame, bail, item }: Move & { do: 'await-frame' }): Promise<void> {
  await look(way, { frame });
  const { snapshot, stale } = way.run();
  if (snapshot && !stale && !frameFor(frame, snapshot)) await way.append(bailEvent(way.run(), bail, way.ports.clock.now(), item.id));
}

async function look(way: Drive, awaited: Awaited = {}): Promise<void> {
  const { ports, run, append } = way;
  const looked = await scanPage(way, awaited);
  const at = ports.clock.now();
  if (looked.ok) return append({ kind: 'looked', at, snapshot: looked.value });
  if (looked.failure.kind === 'tab-gone' && (await backToOpener(way))) return;
  if (isGone(looked.failure)) return handleTabLoss(run(), looked.failure, at, append);
  await append(accessQuestion(run(), looked.failure, at) ?? { kind: 'faulted', at, fault: looked.failure });
}

/** The page is looked at once more as it comes to rest, and the journal says why. */
async function lookAgain(way: Drive, why: string): Promise<void> {
  await look(way, { whole: true });
  const { snapshot, fault, closed } = way.run();
  if (snapshot && !fault && !closed)
    await way.append({ kind: 'looked-again', at: way.ports.clock.now(), why, still: contradictionIn(snapshot) !== undefined });
}

async function finish({ ports, run, append }: Drive, { do: _do, ...end }: Move & { do: 'finish' }): Promise<void> {
  const teaches = run().started.learn && !isDryRun(run()) && items(run()).some(({ record }) => record);
  await append({ kind: 'finished', at: ports.clock.now(), ...end, ...(teaches && { teaches }) });
}

/** What a run taught is learned once its end was told, as nobody waits for it. The journal says that it was: a worker that died before is followed by one that learns it. */
async function learn({ ports, run, append }: Drive): Promise<void> {
  const { finished } = run();
  if (!finished || !isTeaching(run())) return;
  const lessons = await ports.memory.learn(run(), finished.outcome === 'crashed' ? 'failed' : finished.outcome);
  await append({ kind: 'learned', at: ports.clock.now(), ...lessons });
}

/** Switches to the tab that a playbook's step acts in: back to an earlier one, or to the one that an earlier step opened. */
async function followTab({ ports, run, append, signal }: Drive, { tab, item }: Move & { do: 'follow' }): Promise<void> {
  const { since = 0, known = {} } = currentPlan(run())?.tabs ?? {};
  const before = known[tab];
  const to = before === undefined ? { from: Object.values(known), since, nth: tab } : { tabId: before };
  const tabId = await ports.page.follow(to, signal);
  const at = ports.clock.now();
  if (tabId !== undefined) return append({ kind: 'followed', at, tab, tabId });
  if (signal.aborted) return;
  const wanted = before === undefined ? `tab ${tab + 1}, which an earlier step opened` : `tab ${tab + 1}, which was closed`;
  await append(bailEvent(run(), { kind: 'target-missing', wanted, nearest: [] }, at, item.id));
}
