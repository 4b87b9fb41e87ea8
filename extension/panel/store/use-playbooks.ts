import { create } from 'zustand';
import type { Fault } from '../../../src/model/fault';
import type { OptionMap, Playbook } from '../../../src/model/playbook';
import { call } from '../../../src/wire/call';
import type { PanelParams } from '../../../src/wire/calls';
import { say } from '../../locales/say';
import { LOADING, type Loaded, loaded } from './loaded';
import { saveFile } from './save-file';
import { notify } from './use-notices';

export interface DomainCount {
  domain: string;
  playbooks: number;
}

export interface PlaybookShelf {
  domain: string;
  playbooks: Playbook[];
  optionMap: OptionMap;
}

interface PlaybooksStore {
  domains: Loaded<DomainCount[]>;
  /** What was loaded so far, by domain. */
  shelves: Record<string, Loaded<PlaybookShelf>>;
}

/** Playbooks by domain. */
export const usePlaybooks = create<PlaybooksStore>(() => ({ domains: LOADING, shelves: {} }));
const { getState: get, setState: set } = usePlaybooks;

/** Loads the list of sites. */
export async function loadDomains(): Promise<void> {
  const answer = loaded(await call('playbooks.domains', {}));
  set({ domains: answer.status === 'ready' ? { status: 'ready', value: answer.value.domains } : answer });
}

/** Loads the playbooks of one site. */
export async function loadShelf(domain: string): Promise<void> {
  if (!domain) return;
  const shelf = loaded(await call('playbooks.list', { domain }));
  set(({ shelves }) => ({ shelves: { ...shelves, [domain]: shelf } }));
}

/** Reloads all that is shown, when the feed says that playbooks changed. */
export async function reloadPlaybooks(): Promise<void> {
  await Promise.all([loadDomains(), ...Object.keys(get().shelves).map(loadShelf)]);
}

/** Renames a playbook. */
export async function renamePlaybook(domain: string, id: string, name: string): Promise<Fault | undefined> {
  return settle(await call('playbooks.rename', { domain, id, name }));
}

/** Removes a playbook at once; the notice offers Undo. */
export async function removePlaybooks(domain: string, gone: Pick<Playbook, 'id' | 'name'>[]): Promise<void> {
  const answer = await call('playbooks.remove', { domain, ids: gone.map(({ id }) => id) });
  const [first] = gone;
  const text =
    first && gone.length === 1 ? say('told.deletedPlaybook', { name: first.name }) : say('told.deletedPlaybooks', { count: gone.length });
  if (answer.ok) notify({ text, undo: () => undo(answer.value.undo) });
  else notify({ text: answer.failure.message, tone: 'bad' });
  await reloadPlaybooks();
}

/** Removes playbooks by their last use or health. */
export async function prunePlaybooks(olderThanDays: number): Promise<void> {
  const answer = await call('playbooks.prune', { olderThanDays });
  if (!answer.ok) return notify({ text: answer.failure.message, tone: 'bad' });
  const { removed, undo: token } = answer.value;
  if (removed === 0) notify({ text: say('told.nothingIsThatOldNothing') });
  else notify({ text: say('told.deletedPlaybooks', { count: removed }), undo: () => undo(token) });
  await reloadPlaybooks();
}

/** Downloads a file of the playbooks that `prunePlaybooks` would delete. */
export async function exportOldPlaybooks(olderThanDays: number): Promise<void> {
  const answer = await call('playbooks.exportOld', { olderThanDays });
  if (!answer.ok) return notify({ text: answer.failure.message, tone: 'bad' });
  const { fileName, mediaType, text, playbooks } = answer.value;
  if (playbooks === 0) return notify({ text: say('told.nothingIsThatOld') });
  saveFile(fileName, mediaType, text);
  notify({ text: say('told.savedPlaybooks', { count: playbooks, fileName }) });
}

/** Asks the worker to make a version active, to pin it or to undo it. */
export async function requestVersionChange(params: PanelParams<'playbooks.version'>): Promise<Fault | undefined> {
  return settle(await call('playbooks.version', params));
}

/** Saves an edited playbook as a new version. */
export async function editPlaybook(playbook: Playbook, why: string): Promise<Fault | undefined> {
  return settle(await call('playbooks.edit', { playbook, why }));
}

/** Downloads a file, and shows what the format could not express. */
export async function requestExport(params: PanelParams<'playbooks.export'>): Promise<void> {
  const answer = await call('playbooks.export', params);
  if (!answer.ok) return notify({ text: answer.failure.message, tone: 'bad' });
  const { fileName, mediaType, text, notes } = answer.value;
  saveFile(fileName, mediaType, text);
  notify(told(say('told.saved', { fileName }), say('told.savedPartly', { fileName }), notes));
}

/** The same, for the clipboard. */
export async function copyPlaybooks(params: PanelParams<'playbooks.export'>): Promise<void> {
  const answer = await call('playbooks.export', params);
  if (!answer.ok) return notify({ text: answer.failure.message, tone: 'bad' });
  try {
    await navigator.clipboard.writeText(answer.value.text);
    notify(told(say('told.copied'), say('told.copiedPartly'), answer.value.notes));
  } catch {
    notify({ text: say('told.chromeDidNotLetIt'), tone: 'bad' });
  }
}

/** What the format could not express, one line each. */
const told = (whole: string, partly: string, notes: string[]) =>
  notes.length ? { text: partly, list: [...new Set(notes)] } : { text: whole };

async function undo(token: string): Promise<void> {
  const answer = await call('playbooks.undo', { undo: token });
  notify(answer.ok ? { text: say('told.broughtBack') } : { text: answer.failure.message, tone: 'bad' });
  await reloadPlaybooks();
}

async function settle(answer: { ok: true } | { ok: false; failure: Fault }): Promise<Fault | undefined> {
  await reloadPlaybooks();
  return answer.ok ? undefined : answer.failure;
}
