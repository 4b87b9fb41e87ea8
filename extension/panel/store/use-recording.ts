import { create } from 'zustand';
import type { Fault } from '../../../src/model/fault';
import type { Recording } from '../../../src/model/recording';
import type { Shown } from '../../../src/model/shown';
import { call } from '../../../src/wire/call';
import type { Answered } from '../../../src/wire/calls';
import { showView } from './use-view';

interface RecordingStore {
  recording: Recording | null;
  fault: Fault | undefined;
}

/** The showing in progress, if there is one. */
export const useRecording = create<RecordingStore>(() => ({ recording: null, fault: undefined }));
const { getState: get, setState: set } = useRecording;

/** A recording that begins (also from the right-click menu) comes to the front; one that ends leaves. */
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

/** Replaces the steps: shown at once, kept when the worker agrees. */
export async function changeSteps(steps: Shown[]): Promise<void> {
  const { recording } = get();
  if (recording) set({ recording: { ...recording, steps } });
  take(await call('record.steps', { steps }));
}

/** Replays it without saving it. What it finds comes over the feed, as of any run. */
export async function tryRecording(name: string): Promise<void> {
  set({ fault: undefined });
  const answer = await call('record.try', { name });
  if (!answer.ok) set({ fault: answer.failure });
}

/** Answers the saved playbook's place. */
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
  const answer = await call('record.discard', {});
  if (answer.ok) hearRecording(null);
  else set({ fault: answer.failure });
}

function take(answer: Answered<Recording>): void {
  if (!answer.ok) return set({ fault: answer.failure });
  set({ fault: undefined });
  hearRecording(answer.value);
}
