import { newId } from '../../src/lib/ids';
import { fail, ok, type Result } from '../../src/lib/result';
import { domainOf, pathOf } from '../../src/lib/url';
import type { Fault } from '../../src/model/fault';
import type { Shown } from '../../src/model/leg';
import type { OperationRecord } from '../../src/model/record';
import type { Teller } from '../../src/wire/answer-panel';
import { callPage } from '../../src/wire/call-page';
import type { FeedMessage, Recording } from '../../src/wire/calls';
import { reach } from './documents';

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
  discard(): Promise<void>;
}

const NONE: Fault = { kind: 'wire', message: 'Nothing is being recorded. Right-click a page and choose "Record playbook" first.' };

export function capture(store: RecordingStore, tell: (message: FeedMessage) => void, nameFor: (recording: Recording) => string): Capture {
  // Steps come faster than storage writes: one change after another.
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

  return {
    start: (tabId) =>
      change(async () => {
        const watched = await watch(tabId, true);
        if (!watched.ok) return watched;
        const recording: Recording = { tabId, ...watched.value, status: 'recording', steps: [], proposedName: '' };
        await keep(recording);
        return ok(recording);
      }),
    set: async (status) => {
      const result = await update((now) => ({ ...now, status }));
      if (result.ok) await watch(result.value.tabId, status === 'recording');
      return result;
    },
    replaceSteps: (steps) => update((now) => ({ ...now, steps })),
    shown: (step, from) =>
      void update((now) => (now.status === 'recording' && now.tabId === from.tabId ? { ...now, steps: withStep(now.steps, step) } : now)),
    documentChanged: (tabId) =>
      void change(async (now) => {
        if (now?.tabId === tabId && now.status === 'recording') await watch(tabId, true);
      }),
    current: () => change(async (now) => now),
    discard: () =>
      change(async (now) => {
        if (now) await watch(now.tabId, false);
        await keep(undefined);
      }),
  };
}

const withStep = (steps: Shown[], step: Shown): Shown[] => (step.replaces ? [...steps.slice(0, -1), step] : [...steps, step]);

async function watch(tabId: number, on: boolean): Promise<Result<Pick<Recording, 'domain' | 'pagePath' | 'viewport'>, Fault>> {
  const reached = await reach(tabId);
  if (!reached.ok) return reached;
  await Promise.all(reached.value.map(({ documentId }) => callPage({ tabId, documentId }, 'capture', { on })));
  const top = reached.value.find(({ frameId }) => frameId === 0);
  const scan = top && (await callPage({ tabId, documentId: top.documentId }, 'look', {}));
  if (!scan?.ok) return fail({ kind: 'page-unreachable', message: 'The page cannot be watched. Reload it and record again.' });
  const { url, viewport } = scan.value;
  return ok({ domain: domainOf(url), pagePath: pathOf(url), viewport: { width: viewport.width, height: viewport.height } });
}

/** A step as the record of an operation that worked, for distilling a playbook; `next` tells where it led. */
export function recordOf(step: Shown, next: Shown | undefined): OperationRecord {
  const found = 'fingerprint' in step.operation ? step.operation.fingerprint : undefined;
  const url = next?.url ?? step.url;
  return {
    operationId: newId('shown', step.at),
    status: 'done',
    label: step.label,
    dispatched: true,
    ...(found ? { found } : {}),
    ...(step.options ? { options: step.options } : {}),
    delta: {
      ...(url === step.url ? {} : { url: { from: step.url, to: url } }),
      appeared: [],
      disappeared: [],
      changed: [],
      totals: { appeared: 0, disappeared: 0, changed: 0 },
    },
    notes: [],
    took: { find: 0, act: 0, settle: 0 },
    url,
  };
}
