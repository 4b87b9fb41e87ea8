import { create } from 'zustand';
import { fromBase64, toBase64 } from '../../../src/lib/base64';
import { tellTogether } from '../../../src/lib/tell-together';
import type { PageOffer } from '../../../src/model/page/page-offer';
import type { Fault } from '../../../src/model/run/fault';
import { call } from '../../../src/wire/call';
import type { FeedMessage, PanelParams } from '../../../src/wire/calls';
import { BEGIN_MS, patienceWith } from '../../../src/wire/feed';
import type { RunSummary } from '../../../src/wire/shapes';
import { say } from '../../locales/say';
import { sayOffer } from '../words/say-offer';
import { faultInWords } from '../words/say-told';
import { goalAt, historyOf, newer, older, readGoals, remember } from './goal-history';
import { kept } from './kept';
import { LOADING, type Loaded, loaded } from './loaded';
import { hear, isUnknown, NO_RUNS, type PanelRuns, show, withJournal } from './runs';
import { saveFile } from './save-file';
import { notify } from './use-notices';
import { usePageOffers } from './use-page-offers';
import { whenDrawn } from './when-drawn';

const keptGoals = kept('goals', readGoals);

interface RunsStore extends PanelRuns {
  history: ReturnType<typeof historyOf>;
  past: Loaded<RunSummary[]>;
  /** The past run that the person opened. */
  opened: string | undefined;
  /** The goal whose run was requested and has not begun yet; empty for a playbook's. */
  starting: string | undefined;
  fault: Fault | undefined;
}

/** Runs of all tabs, the one that is shown, and the goals typed before. */
export const useRuns = create<RunsStore>(() => ({
  ...NO_RUNS,
  history: historyOf(keptGoals.get()),
  past: LOADING,
  opened: undefined,
  starting: undefined,
  fault: undefined,
}));
const { getState: get, setState: set } = useRuns;

/** What is drawn together: each change is made to what those before it left; where none changes anything, nothing is drawn. */
const drawn = tellTogether<Change>((changes) =>
  set((runs) => {
    let store = runs;
    for (const change of changes) {
      const changed = change(store);
      if (changed !== store) store = { ...store, ...changed };
    }
    return store;
  }),
);
type Change = (runs: RunsStore) => Partial<RunsStore>;

/** Runs whose beginning was heard and is not drawn yet. */
const beginning = new Set<string>();

/**
 * Handles a message of the feed: how a run goes on is drawn four times a second at most, that it asks or ends at once. The journal of a run that began before
 * the panel opened is loaded.
 */
export function hearRun(message: FeedMessage): void {
  if (message.kind === 'event' && message.event.kind === 'started') beginning.add(message.runId);
  if (message.kind === 'event' && isUnknown(get(), message) && !beginning.has(message.runId)) void loadRun(message.runId, false);
  const change: Change = (runs) => {
    if ('runId' in message) beginning.delete(message.runId);
    return hear(runs, message);
  };
  drawn.add(change, patienceWith(message));
  if (message.kind === 'event' && message.event.kind === 'finished') whenDrawn(() => void loadPastRuns());
}

/** The run that was asked for last: its id once it has begun, and whether the person wants it stopped. */
let requested: { runId?: string; isStopped?: true } = {};

/** Starts a run for a goal; its first event arrives over the feed. Resolves to whether it began. */
export async function startGoal(params: PanelParams<'run.start'>): Promise<boolean> {
  const history = remember(get().history, params.goal);
  void keepGoals(history.goals);
  requested = {};
  drawn.add(() => ({ history, starting: params.goal, fault: undefined }), 0);
  return begun(await call('run.start', params));
}

/** Without what is secret in them. The tables of words that tell it are loaded with the first. */
async function keepGoals(goals: readonly string[]): Promise<void> {
  const { withoutGoalSecrets } = await import('../../../src/model/goal/goal-secrets');
  keptGoals.set(goals.map((goal) => withoutGoalSecrets(goal).goal));
}

/** Does what the page in front offers; `text` is written into a field. Resolves to whether it began. */
export async function startOffer(offer: PageOffer, text?: string): Promise<boolean> {
  const { tabId } = usePageOffers.getState();
  if (tabId === undefined) return false;
  const goal = sayOffer(offer, text).slice(0, 8000);
  requested = {};
  drawn.add(() => ({ starting: goal, fault: undefined }), 0);
  return begun(await call('run.choose', { tabId, offer, goal, ...(text !== undefined && { text }) }));
}

/** Runs a playbook. Resolves to whether it began. */
export async function startPlaybook(params: PanelParams<'run.play'>): Promise<boolean> {
  requested = {};
  drawn.add(() => ({ starting: '', fault: undefined }), 0);
  return begun(await call('run.play', params));
}

/** Stops a run. */
export async function stopRun(runId: string): Promise<void> {
  const answer = await call('run.stop', { runId });
  if (!answer.ok) set({ fault: answer.failure });
}

/** Stops the run that was asked for and is not shown yet, as soon as it has begun. */
export function stopBeginning(): void {
  requested.isStopped = true;
  if (requested.runId !== undefined) void stopRun(requested.runId);
}

/** Keeps a run that reached its goal as a playbook, where it was not to be learned from. Resolves to whether it was. */
export async function keepRun(runId: string): Promise<boolean> {
  const answer = await call('run.keep', { runId });
  if (!answer.ok) set({ fault: answer.failure });
  return answer.ok;
}

/** Sends a run the files that it asked for. Resolves to whether it accepted them. */
export async function giveFiles(runId: string, questionId: string, files: readonly File[]): Promise<boolean> {
  const read = await Promise.all(
    files.map(async (file) => {
      const { name, type, lastModified } = file;
      return { name, type, lastModified, base64: toBase64(new Uint8Array(await file.arrayBuffer())) };
    }),
  );
  const answer = await call('run.give', { runId, questionId, files: read });
  if (!answer.ok) set({ fault: answer.failure });
  return answer.ok;
}

/** Sends a run the value of the secret that it asked for. Resolves to whether it accepted it. */
export async function giveSecret(runId: string, questionId: string, value: string): Promise<boolean> {
  const answer = await call('run.giveSecret', { runId, questionId, value });
  if (!answer.ok) set({ fault: answer.failure });
  return answer.ok;
}

/** Downloads the artifact of a step. */
export async function savePicture(id: string): Promise<void> {
  const answer = await call('run.picture', { id });
  if (!answer.ok) return set({ fault: answer.failure });
  const { fileName, mediaType, base64 } = answer.value;
  saveFile(fileName, mediaType, fromBase64(base64));
}

/** Answers the question of a run. */
export async function answerQuestion(runId: string, questionId: string, choice: string): Promise<void> {
  const answer = await call('run.answer', { runId, questionId, choice });
  if (!answer.ok) set({ fault: answer.failure });
}

/** Loads the list of past runs. */
export async function loadPastRuns(): Promise<void> {
  const answer = loaded(await call('run.list', {}));
  set({ past: answer.status === 'ready' ? { status: 'ready', value: answer.value.runs } : answer });
}

/** Loads the list of all runs that are kept. */
export async function loadAllRuns(): Promise<Loaded<RunSummary[]>> {
  const answer = loaded(await call('run.list', { limit: 10_000 }));
  return answer.status === 'ready' ? { status: 'ready', value: answer.value.runs } : answer;
}

/** Deletes runs with their pictures and files. */
export async function deleteRuns(runIds: readonly string[]): Promise<void> {
  const answer = await call('run.remove', { runIds: [...runIds] });
  if (!answer.ok) notify({ text: faultInWords(answer.failure), tone: 'bad' });
  else notify({ text: say('told.deletedRuns', { count: answer.value.removed }) });
  await loadPastRuns();
}

/** Loads the journal of a run, and shows the run if `shown` is set. */
export async function loadRun(runId: string, shown: boolean): Promise<void> {
  const answer = await call('run.load', { runId });
  // What waits to be drawn is in the journal too.
  drawn.now();
  if (answer.ok) set((runs) => ({ ...withJournal(runs, answer.value.events, shown), ...(shown ? { opened: runId } : {}) }));
  else set({ fault: answer.failure });
}

/** Downloads the journal of a run. */
export async function saveJournal(runId: string): Promise<void> {
  const answer = await call('run.load', { runId });
  if (answer.ok) saveFile(`abra-${runId}.json`, 'application/json', JSON.stringify(answer.value.events, null, 2));
  else set({ fault: answer.failure });
}

/** Shows a run, loading its journal where needed. */
export const showRun = (runId: string | undefined) => set((runs) => ({ ...show(runs, runId), fault: undefined }));

/** Goes through the earlier goals; returns the text for the goal field. */
export function stepHistory(direction: 'older' | 'newer', typed: string): string {
  const before = get().history;
  const history = direction === 'older' ? older(before, typed) : newer(before);
  set({ history });
  return history === before ? typed : goalAt(history);
}

/** Resolves to whether the run began, when the panel shows that: the answer waits to be drawn with the run's first events. */
function begun(answer: Awaited<ReturnType<typeof call<'run.start'>>>): Promise<boolean> {
  if (answer.ok) {
    requested.runId = answer.value.runId;
    if (requested.isStopped) void stopRun(requested.runId);
  }
  return new Promise((resolve) => {
    const change: Change = (runs) => {
      resolve(answer.ok);
      return { ...(answer.ok ? show(runs, answer.value.runId) : { fault: answer.failure }), starting: undefined };
    };
    drawn.add(change, answer.ok ? BEGIN_MS : 0);
  });
}
