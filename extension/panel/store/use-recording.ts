import { create } from 'zustand';
import type { Shown } from '../../../src/model/page/shown';
import type { Gap } from '../../../src/model/playbook/gap';
import type { Recording } from '../../../src/model/playbook/recording';
import { recordingLines, withSteps } from '../../../src/model/playbook/recording-lines';
import type { Fault } from '../../../src/model/run/fault';
import type { Run } from '../../../src/model/run/run';
import { call } from '../../../src/wire/call';
import type { Answered } from '../../../src/wire/calls';
import { say } from '../../locales/say';
import { sayToPerson } from '../words/say-to-person';
import { faultInWords } from '../words/say-told';
import { removeShown } from './recorded-steps';
import { notify } from './use-notices';
import { useRuns } from './use-runs';
import { showView } from './use-view';

interface RecordingStore {
  recording: Recording | null;
  fault: Fault | undefined;
}

/** The current recording, if there is one. */
export const useRecording = create<RecordingStore>(() => ({ recording: null, fault: undefined }));
const { getState: get, setState: set } = useRecording;

/** The recording's last try, and whether it still acts by the steps, which are locked until it ends. */
export function useTrial({ trial }: Recording): { tried: Run | undefined; isTrying: boolean } {
  const tried = useRuns(({ logs }) => (trial ? logs[trial.runId]?.run : undefined));
  return { tried, isTrying: tried !== undefined && !tried.finished };
}

/** When a recording begins (also from the context menu) its view opens; when it ends, the view closes. */
export function hearRecording(recording: Recording | null): void {
  const before = get().recording;
  set({ recording });
  if (recording && !before) showView('recording');
  if (!recording && before) showView('playbooks');
}

/** Starts to record the tab. */
export async function startRecording(tabId: number): Promise<void> {
  take(await call('record.start', { tabId }));
}

/** Changes the recording's draft. */
export async function setRecording(status: Recording['status']): Promise<void> {
  take(await call('record.set', { status }));
}

/** Replaces the steps, and where given the gaps: they are shown at once, before the worker has stored them. */
export async function changeSteps(steps: Shown[], gaps?: Gap[]): Promise<void> {
  const { recording } = get();
  const withGaps = gaps ? { gaps } : {};
  if (recording) set({ recording: { ...withSteps(recording, steps), ...withGaps } });
  take(await call('record.steps', { steps, ...withGaps }));
}

/** Removes a step, which can be undone. */
export async function removeRecorded(step: Shown): Promise<void> {
  const steps = get().recording?.steps ?? [];
  const at = steps.findIndex((one) => one.at === step.at);
  if (at < 0) return;
  notify({
    text: say('told.removedStep', { number: at + 1, operation: sayToPerson(step.operation, step.label) }),
    undo: () => void putBack(step, at),
  });
  await changeSteps(removeShown(steps, at));
}

/** Where it was: steps that came since are behind it. */
async function putBack(step: Shown, at: number): Promise<void> {
  const steps = get().recording?.steps;
  if (steps && !steps.some((one) => one.at === step.at)) await changeSteps([...steps.slice(0, at), step, ...steps.slice(at)]);
}

/** Takes a gap away: it was shown again, or does not matter. `step`: what the person put in its place. */
export async function closeGap(gap: Gap, step?: Shown): Promise<void> {
  const { recording } = get();
  if (!recording) return;
  const gaps = (recording.gaps ?? []).filter((one) => one !== gap && JSON.stringify(one) !== JSON.stringify(gap));
  const before = recordingLines(recording).findIndex((line) => 'gap' in line && line.gap.at === gap.at);
  const steps = recordingLines(recording).flatMap((line, index) => ('step' in line ? [line.step] : index === before && step ? [step] : []));
  await changeSteps(steps, gaps);
}

/** Starts a trial of the recording without saving it, or with `dryRun` only shows what its steps would act on. Its events arrive over the feed, as those of any run. */
export async function tryRecording(name: string, dryRun = false): Promise<void> {
  set({ fault: undefined });
  const answer = await call('record.try', { name, ...(dryRun ? { dryRun } : {}) });
  if (!answer.ok) set({ fault: answer.failure });
}

/** Saves the recording; resolves to the place of the playbook. */
export async function saveRecording(name: string): Promise<{ id: string; domain: string } | undefined> {
  const answer = await call('record.save', { name });
  if (!answer.ok) {
    set({ fault: answer.failure });
    return undefined;
  }
  hearRecording(null);
  return answer.value;
}

/** Discards the recording. */
export async function discardRecording(): Promise<void> {
  const hadSteps = get().recording?.steps.length;
  const answer = await call('record.discard', {});
  if (!answer.ok) return set({ fault: answer.failure });
  hearRecording(null);
  if (hadSteps) notify({ text: say('told.discardedTheRecording'), undo: () => void restoreRecording() });
}

async function restoreRecording(): Promise<void> {
  const answer = await call('record.restore', {});
  if (answer.ok) hearRecording(answer.value);
  else notify({ text: faultInWords(answer.failure), tone: 'bad' });
}

function take(answer: Answered<Recording>): void {
  if (!answer.ok) return set({ fault: answer.failure });
  set({ fault: undefined });
  hearRecording(answer.value);
}
