import { create } from 'zustand';
import { filesFor } from '../../../src/model/playbook/files-for';
import type { FeedMessage } from '../../../src/wire/calls';
import { say } from '../../locales/say';
import { notify } from './use-notices';
import { giveFiles } from './use-runs';

interface FilesStore {
  /** For the next run. */
  dropped: readonly File[];
  /** By the id of their run, until it ends. */
  ofRuns: Readonly<Record<string, readonly File[]>>;
}

/** Files that the person gave together with a goal. They stay in the panel until a step uploads them. */
export const useFiles = create<FilesStore>(() => ({ dropped: [], ofRuns: {} }));
const { getState: get, setState: set } = useFiles;

/** A run is given at most so many (`run.give`). */
const MOST_FILES = 20;
/** What the wire carries as base64. */
const MOST_BYTES = 40_000_000;

/** Keeps what was dropped for the next run; folders and what is too large or too many are refused with a sentence. A file of the same name is replaced. */
export function dropFiles(transfer: DataTransfer): void {
  const items = [...transfer.items].filter(({ kind }) => kind === 'file');
  if (items.some((item) => item.webkitGetAsEntry()?.isDirectory)) return notify({ text: say('run.noFolders'), tone: 'bad' });
  addFiles(items.flatMap((item) => item.getAsFile() ?? []));
}

function addFiles(files: readonly File[]): void {
  const names = new Set(files.map(({ name }) => name));
  const dropped = [...get().dropped.filter(({ name }) => !names.has(name)), ...files];
  if (dropped.length > MOST_FILES) return notify({ text: say('run.tooManyFiles', { most: MOST_FILES }), tone: 'bad' });
  if (dropped.reduce((sum, { size }) => sum + size, 0) > MOST_BYTES)
    return notify({ text: say('run.filesTooLarge', { megabytes: MOST_BYTES / 1_000_000 }), tone: 'bad' });
  set({ dropped });
}

/** Takes one away again. */
export const removeFile = (file: File): void => set(({ dropped }) => ({ dropped: dropped.filter((one) => one !== file) }));

/** The run that began gets what was dropped for it. */
export function filesGoWith(runId: string): void {
  set(({ dropped, ofRuns }) => (dropped.length ? { dropped: [], ofRuns: { ...ofRuns, [runId]: dropped } } : {}));
}

/** Answers a run's question for files with those that came with its goal; where they leave a doubt, the person is asked as ever. */
export function hearForFiles(message: FeedMessage): void {
  if (message.kind !== 'event') return;
  const { event, runId } = message;
  const files = get().ofRuns[runId];
  if (!files) return;
  if (event.kind === 'finished') set(({ ofRuns: { [runId]: _ended, ...ofRuns } }) => ({ ofRuns }));
  if (event.kind !== 'questioned' || event.question.kind !== 'file') return;
  const meant = filesFor(files, event.question.text);
  if (meant.length) void giveFiles(runId, event.question.id, meant);
}
