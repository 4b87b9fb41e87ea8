import type { DBSchema } from 'idb';
import type { KnownGoal, OptionMap, Playbook } from '../model/playbook/playbook';
import type { StoredEvent } from './stored-snapshots';

/** One event of a run's journal; `index` counts from 0 within the run. */
export interface JournalRow {
  runId: string;
  index: number;
  event: StoredEvent;
}

/** What a list of runs shows, stored beside the journal so that listing does not read events. Times are epoch ms. */
export interface RunRow {
  runId: string;
  goal: string;
  tabId: number;
  startedAt: number;
  lastAt: number;
  /** Number of events in the journal. */
  events: number;
  outcome?: 'success' | 'failed' | 'stopped' | 'crashed';
  summary?: string;
  /** The site of the page that was first looked at. */
  domain?: string;
  /** Ids of the playbooks that were made of it. */
  learned?: string[];
  /** Model calls, and what they cost in estimated dollars where that is known of each. */
  calls?: number;
  dollars?: number | undefined;
  /** Time that it waited for its person, ms; and since when it waits. */
  waited?: number;
  waitsSince?: number;
  /** 1 while it has not finished; absent afterwards, so that the index holds active runs only. */
  active?: 1;
}

/** What a list of sites shows. `revision` grows with every write to anything of the domain. */
export interface DomainRow {
  domain: string;
  revision: number;
  playbooks: number;
  /** ISO time of the last use of any of its playbooks. */
  lastUsed: string;
}

/** One option map of a domain. */
export interface OptionsRow {
  domain: string;
  map: string;
  options: OptionMap[string];
}

export interface GoalsRow {
  domain: string;
  goals: KnownGoal[];
}

/** Playbooks that were removed; the removal can be undone until `until` (epoch ms). */
export interface TrashRow {
  token: string;
  until: number;
  playbooks: Playbook[];
}

/** A screenshot or a file. `bytes` are stored unchanged. */
export interface ArtifactRow {
  id: string;
  /** The run or playbook it belongs to. */
  owner: string;
  name: string;
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** For a file of the person: its last modification, epoch ms. */
  lastModified?: number;
  /** Epoch ms. */
  at: number;
}

export interface AbraSchema extends DBSchema {
  journal: { key: [string, number]; value: JournalRow };
  runs: { key: string; value: RunRow; indexes: { active: number; started: number } };
  domains: { key: string; value: DomainRow };
  playbooks: { key: [string, string]; value: Playbook; indexes: { domain: string; lastUsed: string } };
  optionMaps: { key: [string, string]; value: OptionsRow; indexes: { domain: string } };
  knownGoals: { key: string; value: GoalsRow };
  trash: { key: string; value: TrashRow };
  artifacts: { key: string; value: ArtifactRow; indexes: { owner: string; at: number } };
}
