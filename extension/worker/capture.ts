import { fail, ok, type Result } from '../../src/lib/result';
import type { Fault } from '../../src/model/fault';
import type { Shown } from '../../src/model/leg';
import type { Teller } from '../../src/wire/answer-panel';
import type { FeedMessage, Recording } from '../../src/wire/calls';
import { joinStep } from './join-step';
import { type Watch, watchTabs } from './watch-tabs';

/** Where a showing outlives the worker. */
export interface RecordingStore {
  load(): Promise<Recording | undefined>;
  save(recording: Recording | undefined): Promise<void>;
}

/** A person shows the way: at most one showing at a time, kept in session storage so that it survives the worker. */
export interface Capture {
  start(tabId: number): Promise<Result<Recording, Fault>>;
  set(status: Recording['status']): Promise<Result<Recording, Fault>>;
  replaceSteps(steps: Shown[]): Promise<Result<Recording, Fault>>;
  shown(step: Shown, from: Teller): void;
  /** A document of the recorded tab was replaced: the new one is watched too. */
  documentChanged(tabId: number): void;
  current(): Promise<Recording | undefined>;
  /** The page it was stopped on; undefined while it goes on. */
  endedAt(): Promise<string | undefined>;
  discard(): Promise<void>;
}

const END = 'recording-end';
const NONE: Fault = { kind: 'wire', message: 'Nothing is being recorded. Right-click a page and choose "Record playbook" first.' };

export function capture(store: RecordingStore, tell: (message: FeedMessage) => void, nameFor: (recording: Recording) => string): Capture {
  const { change, keep, update } = turns(store, tell, nameFor);
  const watch: Watch = watchTabs({
    moved: (tabId) => documentChanged(tabId),
    opened: (tabId, opener) =>
      void change(async (now) => {
        if (now?.status === 'recording' && (await watch.has(opener))) await watch.begin(tabId);
      }),
  });
  const documentChanged = (tabId: number) =>
    void change(async (now) => {
      if (now?.status !== 'recording' || !(await watch.has(tabId))) return;
      const came = await watch.refresh(tabId);
      const step = came && now.tabId === tabId ? wayTo(came, now.steps.at(-1)) : undefined;
      if (step) await keep({ ...now, steps: joinStep(now.steps, step) });
    });

  return {
    start: (tabId) =>
      change(async (now) => {
        if (now) await watch.end();
        const watched = await watch.begin(tabId);
        if (!watched.ok) return watched;
        const recording: Recording = { tabId, ...watched.value, status: 'recording', steps: [], proposedName: '' };
        await keep(recording);
        return ok(recording);
      }),
    set: async (status) => {
      // First: what the pages still have to tell belongs to the showing.
      if (status !== 'recording') await watch.pause();
      const result = await update((now) => ({ ...now, status }));
      if (!result.ok) return result;
      const { tabId } = result.value;
      if (status === 'recording') await watch.resume(tabId);
      await chrome.storage.session.set({ [END]: status === 'stopped' ? ((await pageOf(tabId)) ?? '') : '' });
      return result;
    },
    replaceSteps: (steps) => update((now) => ({ ...now, steps })),
    shown: (step, from) =>
      void change(async (now) => {
        if (now?.status !== 'recording' || !(await watch.has(from.tabId))) return;
        const steps = joinStep(now.steps, await onPage(step, from));
        await keep({ ...now, steps, proposedName: nameFor({ ...now, steps }) });
      }),
    documentChanged,
    current: () => change(async (now) => now),
    endedAt: async () => ((await chrome.storage.session.get(END))[END] as string | undefined) || undefined,
    discard: () =>
      change(async () => {
        await watch.end();
        await keep(undefined);
      }),
  };
}

/** Steps come faster than storage writes: one change after another. */
function turns(store: RecordingStore, tell: (message: FeedMessage) => void, nameFor: (recording: Recording) => string) {
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
      const next = patch(now);
      const named = { ...next, proposedName: nameFor(next) };
      await keep(named);
      return ok(named);
    });
  return { change, keep, update };
}

/** What a frame shows stands in the page around it. */
async function onPage(step: Shown, { tabId, frameId }: Teller): Promise<Shown> {
  if (frameId === 0) return step;
  const url = await pageOf(tabId);
  return url ? { ...step, url } : step;
}

/** Without query and hash. */
async function pageOf(tabId: number): Promise<string | undefined> {
  const url = (await chrome.tabs.get(tabId).catch(() => undefined))?.url;
  return url?.replace(/[?#].*$/s, '').slice(0, 4000);
}

/** A page comes this long after the step that leads to it at most, ms; later it was the person's own doing. */
const BY_STEP = 5000;

/** A page that no step led to was asked for: by address, back, or reload. */
function wayTo({ kind, url }: { kind: string; url: string }, last: Shown | undefined): Shown | undefined {
  const now = Date.now();
  if (last && now - last.at < BY_STEP) return undefined;
  const way = { reload: 'reload', back_forward: 'back', typed: 'url' } as const;
  const to = way[kind as keyof typeof way];
  if (!to) return undefined;
  return { at: now, operation: { type: 'navigate', to, ...(to === 'url' ? { url } : {}) }, label: '', url };
}
