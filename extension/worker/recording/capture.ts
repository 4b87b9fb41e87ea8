import { shownFormEffects } from '../../../src/agent/form-again';
import { fail, ok, type Result } from '../../../src/lib/result';
import { addressOf } from '../../../src/lib/url';
import type { Shown } from '../../../src/model/page/shown';
import { type Gap, MAX_GAPS } from '../../../src/model/playbook/gap';
import { sayGapWithHint } from '../../../src/model/playbook/gap-words';
import type { Recording } from '../../../src/model/playbook/recording';
import { withSteps } from '../../../src/model/playbook/recording-lines';
import type { Fault } from '../../../src/model/run/fault';
import { faultOf } from '../../../src/model/say-in-english';
import { saying } from '../../../src/model/saying-of';
import { joinStep } from '../../../src/playbook/learn/join-step';
import type { MessageSender } from '../../../src/wire/answer-panel';
import { callPage } from '../../../src/wire/call-page';
import type { FeedMessage } from '../../../src/wire/calls';
import { reach } from '../pages/documents';
import type { RecordingStore } from './recording-store';
import { readPage, type Watch, watchTabs } from './watch-tabs';

/** Recording of a person: at most one at a time, stored so that it survives worker and browser. */
export interface Capture {
  start(tabId: number): Promise<Result<Recording, Fault>>;
  set(status: Recording['status']): Promise<Result<Recording, Fault>>;
  /** Replaces the steps, and where given the gaps. */
  replaceSteps(steps: Shown[], gaps?: Gap[]): Promise<Result<Recording, Fault>>;
  /** The recording was tried by this run, in this tab. */
  tried(runId: string, tabId: number): Promise<Result<Recording, Fault>>;
  shown(step: Shown, from: MessageSender): void;
  /** Something was shown that no step holds. */
  gap(gap: Gap, from: MessageSender): void;
  /** A document of the recorded tab was replaced: the new one is recorded too. */
  documentChanged(tabId: number): void;
  /** A recorded document may have new frames: they are recorded too. */
  framesCame(from: MessageSender): Promise<void>;
  /** A script of the page goes back or forward: the next document of its tab is no way of the person. */
  went(from: MessageSender): void;
  /** The person went into the frame with this path; what they do in one that Abra may not see is missed. */
  entered(path: readonly number[], from: MessageSender): Promise<void>;
  current(): Promise<Recording | undefined>;
  /** The URL on which the recording was stopped; undefined while it goes on. */
  endedAt(): Promise<string | undefined>;
  /** Takes the recording away, which was saved. */
  end(): Promise<void>;
  /** Takes it away; it can be had back until the next one begins or the browser is closed. */
  discard(): Promise<void>;
  /** Brings back, stopped, what was discarded last. */
  restore(): Promise<Result<Recording, Fault>>;
}

const UNSAVED = faultOf('wire', saying('recordingThere'));
const NONE = faultOf('wire', saying('noRecording'));

const GONE = faultOf('wire', saying('recordingTabGone'));

const NOT_THERE = faultOf('wire', saying('recordingNotBack'));

/** Proposes the name and params of a recording. */
export type Propose = (recording: Recording) => Pick<Recording, 'proposedName' | 'params'>;

/** The recording of this extension. `tell` reaches open panels. */
export function capture(store: RecordingStore, tell: (message: FeedMessage) => void, propose: Propose): Capture {
  const { change, keep, update } = turns(store, tell, propose);
  const goingBack = new Set<number>();
  const watch: Watch = watchTabs({
    moved: (tabId, isLoaded) => void documentChanged(tabId, isLoaded),
    opened: (tabId, opener) =>
      void change(async (now) => {
        if (now?.status !== 'recording' || !(await watch.has(opener))) return;
        await watch.begin(tabId);
        await keep({ ...now, tabs: [...now.tabs.filter((tab) => tab !== tabId), tabId] });
      }),
  });
  const loading = new Map<number, Arrived>();
  const documentChanged = (tabId: number, isLoaded?: boolean) =>
    change(async (now) => {
      if (now?.status !== 'recording' || !(await watch.has(tabId))) return;
      const came = await watch.refresh(tabId);
      if (came) loading.set(tabId, { documentId: came.documentId, by: now.steps.at(-1)?.at });
      const isOwn = came !== undefined && goingBack.delete(tabId);
      const step = came && !isOwn && now.tabId === tabId ? wayTo(came, now.steps.at(-1)) : undefined;
      const steps = step ? joinStep(now.steps, step) : isLoaded ? await withForm(now.steps, tabId, loading) : now.steps;
      if (steps !== now.steps) await keep(withSteps(now, steps));
    });
  const begin = async (tabId: number, now: Recording | undefined): Promise<Result<Recording, Fault>> => {
    if (now?.steps.length) return now.status === 'recording' && now.tabs.includes(tabId) ? ok(now) : fail(UNSAVED);
    if (now) await watch.end();
    const watched = await watch.begin(tabId);
    if (!watched.ok) return watched;
    await store.forgetAside();
    const recording: Recording = { tabId, ...watched.value, status: 'recording', steps: [], tabs: [tabId], proposedName: '', params: [] };
    await keep(recording);
    return ok(recording);
  };
  return {
    start: (tabId) => change((now) => begin(tabId, now)),
    set: async (status) => {
      const before = status === 'recording' ? await store.load() : undefined;
      if (before && !(await chrome.tabs.get(before.tabId).catch(() => undefined))) return fail(GONE);
      // First this: what pages still report belongs to the recording.
      if (status !== 'recording') await watch.pause();
      const result = await update((now) => ({ ...now, status }));
      if (!result.ok) return result;
      const { tabId } = result.value;
      if (status === 'recording') await watch.resume(tabId);
      await store.setEnd(status === 'stopped' ? await pageOf(tabId) : undefined);
      return result;
    },
    replaceSteps: (steps, gaps) => update((now) => ({ ...withSteps(now, steps), ...(gaps ? { gaps } : {}) })),
    tried: (runId, tabId) =>
      update(({ gone: _gone, ...now }) => ({ ...now, tabId, tabs: now.tabs.includes(tabId) ? now.tabs : [tabId], trial: { runId } })),
    ...fromPages(change, keep, watch, propose),
    documentChanged: (tabId) => void documentChanged(tabId),
    went: ({ tabId }) => void goingBack.add(tabId),
    framesCame: ({ tabId }) => documentChanged(tabId),
    current: () => change(async (now) => now),
    endedAt: store.end,
    ...removal(store, change, keep, watch),
  };
}

/** A document that came by the step of this time. */
interface Arrived {
  documentId: string;
  by: number | undefined;
}

/** The steps, of which the one that led to a loaded page promises the form that it shows again. */
async function withForm(steps: Shown[], tabId: number, loading: Map<number, Arrived>): Promise<Shown[]> {
  const page = loading.get(tabId);
  loading.delete(tabId);
  const read = page && (await readPage({ tabId, documentId: page.documentId }));
  const index = steps.findIndex(({ at }) => at === page?.by);
  const { delta, ...step } = steps[index] ?? {};
  if (read?.before === undefined || !delta?.effects?.some((effect) => effect.startsWith('document '))) return steps;
  const effects = shownFormEffects(steps.slice(0, index + 1), { text: read.before }, read.now);
  return steps.with(index, { ...step, delta: { ...delta, effects: [...delta.effects, ...effects] } } as Shown);
}

type Turns = ReturnType<typeof turns>;

/** A recording goes, and comes back. */
function removal(
  store: RecordingStore,
  change: Turns['change'],
  keep: Turns['keep'],
  watch: Watch,
): Pick<Capture, 'end' | 'discard' | 'restore'> {
  const takeAway = (before?: () => Promise<void>) =>
    change(async () => {
      await watch.end();
      await before?.();
      await keep(undefined);
    });
  return {
    end: () => takeAway(),
    discard: () => takeAway(store.setAside),
    restore: () =>
      change(async (now) => {
        const before = now ? undefined : await store.takeBack();
        if (!before) return fail(NOT_THERE);
        await keep(before);
        return ok(before);
      }),
  };
}

/** The handlers of the recorded pages' messages. */
function fromPages(
  change: Turns['change'],
  keep: Turns['keep'],
  watch: Watch,
  propose: Propose,
): Pick<Capture, 'shown' | 'gap' | 'entered'> {
  const hear = (from: MessageSender, next: (now: Recording) => Promise<Recording>) =>
    change(async (now) => {
      if (now?.status === 'recording' && (await watch.has(from.tabId))) await keep(await next(now));
    });
  return {
    shown: (step, from) =>
      void hear(from, async (now) => {
        const steps = joinStep(now.steps, inTab(await onPage(step, from), now.tabs.indexOf(from.tabId)));
        return withProposals(withSteps(now, steps), propose);
      }),
    gap: (gap, from) => void hear(from, (now) => withGap(now, gap, from)),
    entered: (path, from) =>
      hear(from, async (now) => {
        if (await watch.records(from.tabId, path)) return now;
        await watch.refresh(from.tabId);
        return withGap(now, { kind: 'frame', at: Date.now(), label: '', url: addressOf(from.url) }, from);
      }),
  };
}

/** The recording with a gap, which the person is told of at once. */
async function withGap(now: Recording, gap: Gap, from: MessageSender): Promise<Recording> {
  const tab = now.tabs.indexOf(from.tabId);
  const told = { ...(await onPage(gap, from)), ...(tab > 0 ? { tab } : {}) };
  void showGap(from.tabId, told);
  return { ...now, gaps: [...(now.gaps ?? []), told].sort((one, other) => one.at - other.at).slice(0, MAX_GAPS) };
}

/** Steps arrive faster than storage writes: changes are applied one after another. */
function turns(store: RecordingStore, tell: (message: FeedMessage) => void, propose: Propose) {
  let turn: Promise<unknown> = Promise.resolve();
  const change = <Value>(work: (now: Recording | undefined) => Promise<Value>): Promise<Value> => {
    const next = turn.then(async () => work(await store.load()));
    turn = next.catch(() => undefined);
    return next;
  };
  const keep = async (recording: Recording | undefined) => {
    await store.save(recording);
    tell({ kind: 'recording', recording: recording ?? null });
  };
  const update = (patch: (now: Recording) => Recording): Promise<Result<Recording, Fault>> =>
    change(async (now) => {
      if (!now) return fail(NONE);
      const next = withProposals(patch(now), propose);
      await keep(next);
      return ok(next);
    });
  return { change, keep, update };
}

const withProposals = (recording: Recording, propose: Propose): Recording => ({ ...recording, ...propose(recording) });

/** A step has the number of its tab, unless it is the first one. */
const inTab = (step: Shown, tab: number): Shown => (tab > 0 ? { ...step, operation: { ...step.operation, tab } } : step);

/** Landmarks of a frame's element include those around the frame. */
async function onPage<Told extends { url: string }>(step: Told, { tabId, frameId }: MessageSender): Promise<Told> {
  if (frameId === 0) return step;
  const url = await pageOf(tabId);
  return url ? { ...step, url } : step;
}

async function pageOf(tabId: number): Promise<string | undefined> {
  const url = (await chrome.tabs.get(tabId).catch(() => undefined))?.url;
  return url && addressOf(url).slice(0, 4000);
}

/** A navigation by the address bar or by reloading that follows a step this much later was the person's own, ms. */
const BY_STEP = 5000;

/** The navigation for a page that no step led to: by URL, back, or reload. */
function wayTo({ kind, url }: { kind: string; url: string }, last: Shown | undefined): Shown | undefined {
  const now = Date.now();
  // The page itself says when it goes back.
  if (kind !== 'back_forward' && last && now - last.at < BY_STEP) return undefined;
  const way = { reload: 'reload', back_forward: 'back', typed: 'url' } as const;
  const to = way[kind as keyof typeof way];
  if (!to) return undefined;
  return { at: now, operation: { type: 'navigate', to, ...(to === 'url' ? { url } : {}) }, label: '', url };
}

/** Tells the person at once, in the tab's top document, which has the mark of the recording. */
async function showGap(tabId: number, gap: Gap): Promise<void> {
  const reached = await reach(tabId);
  const top = reached.ok ? reached.value.find(({ frameId }) => frameId === 0) : undefined;
  if (top) await callPage({ tabId, documentId: top.documentId }, 'sayGap', { text: sayGapWithHint(gap) });
}
