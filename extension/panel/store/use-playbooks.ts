import { create } from 'zustand';
import type { Playbook } from '../../../src/model/playbook/playbook';
import type { PlaybookSummary } from '../../../src/model/playbook/playbook-summary';
import type { Fault } from '../../../src/model/run/fault';
import type { PlaybookSaving } from '../../../src/model/run/saving';
import type { Sayings } from '../../../src/model/saying';
import { call } from '../../../src/wire/call';
import type { PanelAnswer, PanelParams } from '../../../src/wire/calls';
import { say } from '../../locales/say';
import { faultInWords, saySaid } from '../words/say-told';
import { LOADING, type Loaded, loaded } from './loaded';
import { saveFile } from './save-file';
import { notify } from './use-notices';

/** One playbook, as its own view needs it. */
export type PlaybookDetails = PanelAnswer<'playbooks.one'>;

interface PlaybooksStore {
  /** The rows of the list, of all sites. */
  rows: Loaded<PlaybookSummary[]>;
  /** The playbook that was opened last. */
  opened: { domain: string; id: string; details: Loaded<PlaybookDetails> } | undefined;
  /** What each has saved so far. */
  savings: PlaybookSaving[];
}

/** The playbooks of all sites. The worker has them whole; the panel has the rows of its list, and one whole. */
export const usePlaybooks = create<PlaybooksStore>(() => ({ rows: LOADING, opened: undefined, savings: [] }));
const { getState: get, setState: set } = usePlaybooks;

/** Loads the rows of the list. */
export async function loadRows(): Promise<void> {
  const answer = loaded(await call('playbooks.all', {}));
  set({ rows: answer.status === 'ready' ? { status: 'ready', value: answer.value.playbooks } : answer });
}

/** Loads what the playbooks saved; without an answer there is nothing to say. */
export async function loadSaved(): Promise<void> {
  const answer = await call('run.savings', {});
  if (answer.ok) set({ savings: answer.value.savings });
}

/** Loads one playbook whole. */
export async function loadPlaybook(domain: string, id: string): Promise<void> {
  const isSame = ({ opened }: PlaybooksStore) => opened?.domain === domain && opened.id === id;
  if (!isSame(get())) set({ opened: { domain, id, details: LOADING } });
  const details = loaded(await call('playbooks.one', { domain, id }));
  if (isSame(get())) set({ opened: { domain, id, details } });
}

/** Reloads all that is shown, when the feed says that playbooks changed. */
export async function reloadPlaybooks(): Promise<void> {
  const { opened } = get();
  await Promise.all([loadRows(), opened && loadPlaybook(opened.domain, opened.id)]);
}

/** Puts a playbook under these tags, or on top of the list, or takes it down. */
export async function sortPlaybook(params: PanelParams<'playbooks.sort'>): Promise<void> {
  const fault = await settle(await call('playbooks.sort', params));
  if (fault) notify({ text: faultInWords(fault), tone: 'bad' });
}

/** Renames a playbook. */
export async function renamePlaybook(domain: string, id: string, name: string): Promise<Fault | undefined> {
  return settle(await call('playbooks.rename', { domain, id, name }));
}

/** Removes playbooks at once; the notice offers Undo. */
export async function removePlaybooks(gone: readonly Pick<Playbook, 'id' | 'name' | 'domain'>[]): Promise<void> {
  const tokens: string[] = [];
  for (const [domain, ids] of bySite(gone)) {
    const answer = await call('playbooks.remove', { domain, ids });
    if (!answer.ok) return notify({ text: faultInWords(answer.failure), tone: 'bad' });
    tokens.push(answer.value.undo);
  }
  const [first] = gone;
  const text =
    first && gone.length === 1 ? say('told.deletedPlaybook', { name: first.name }) : say('told.deletedPlaybooks', { count: gone.length });
  notify({ text, undo: () => undo(...tokens) });
  await reloadPlaybooks();
}

/** The ids of playbooks, by their site. */
function bySite(playbooks: readonly Pick<Playbook, 'id' | 'domain'>[]): [string, string[]][] {
  const sites = new Map<string, string[]>();
  for (const { domain, id } of playbooks) sites.set(domain, [...(sites.get(domain) ?? []), id]);
  return [...sites];
}

/** What to export, for playbooks of any sites. */
export function exportOf(chosen: readonly Pick<Playbook, 'id' | 'domain'>[], format: PanelParams<'playbooks.export'>['format']) {
  const [[domain, ids] = ['', []], ...others] = bySite(chosen);
  return { domain, ids, format, ...(others.length > 0 && { also: others.map(([site, more]) => ({ domain: site, ids: more })) }) };
}

/** Removes playbooks by their last use or health. */
export async function prunePlaybooks(olderThanDays: number): Promise<void> {
  const answer = await call('playbooks.prune', { olderThanDays });
  if (!answer.ok) return notify({ text: faultInWords(answer.failure), tone: 'bad' });
  const { removed, undo: token } = answer.value;
  if (removed === 0) notify({ text: say('told.nothingIsThatOldNothing') });
  else notify({ text: say('told.deletedPlaybooks', { count: removed }), undo: () => undo(token) });
  await reloadPlaybooks();
}

/** Downloads a file of the playbooks that `prunePlaybooks` would delete. */
export async function exportOldPlaybooks(olderThanDays: number): Promise<void> {
  const answer = await call('playbooks.exportOld', { olderThanDays });
  if (!answer.ok) return notify({ text: faultInWords(answer.failure), tone: 'bad' });
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
  if (!answer.ok) return notify({ text: faultInWords(answer.failure), tone: 'bad' });
  const { fileName, mediaType, text, notes } = answer.value;
  saveFile(fileName, mediaType, text);
  notify(told(say('told.saved', { fileName }), say('told.savedPartly', { fileName }), notes));
}

/** The same, for the clipboard. */
export async function copyPlaybooks(params: PanelParams<'playbooks.export'>): Promise<void> {
  const answer = await call('playbooks.export', params);
  if (!answer.ok) return notify({ text: faultInWords(answer.failure), tone: 'bad' });
  try {
    await navigator.clipboard.writeText(answer.value.text);
    notify(told(say('told.copied'), say('told.copiedPartly'), answer.value.notes));
  } catch {
    notify({ text: say('told.chromeDidNotLetIt'), tone: 'bad' });
  }
}

/** What the format could not express, one line each. */
const told = (whole: string, partly: string, notes: readonly Sayings[]) =>
  notes.length ? { text: partly, list: [...new Set(notes.map((note) => saySaid(note)))] } : { text: whole };

async function undo(...tokens: string[]): Promise<void> {
  for (const token of tokens) {
    const answer = await call('playbooks.undo', { undo: token });
    if (!answer.ok) return notify({ text: faultInWords(answer.failure), tone: 'bad' });
  }
  notify({ text: say('told.broughtBack') });
  await reloadPlaybooks();
}

async function settle(answer: { ok: true } | { ok: false; failure: Fault }): Promise<Fault | undefined> {
  await reloadPlaybooks();
  return answer.ok ? undefined : answer.failure;
}
