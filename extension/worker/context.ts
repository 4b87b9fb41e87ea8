import type { Result } from '../../src/lib/result';
import type { Snapshot } from '../../src/model/page/snapshot';
import type { Fault } from '../../src/model/run/fault';
import type { RunEvent } from '../../src/model/run/run-event';
import type { PlaybookSaving } from '../../src/model/run/saving';
import type { BridgeState } from '../../src/wire/bridge-panel-calls';
import type { Capture } from './recording/capture';
import type { Picks } from './recording/picking';
import type { Spent } from './runs/day-meter';
import type { GivenFiles } from './runs/given-files';
import type { PlannerDependencies } from './runs/planner-port';
import type { GivenSecrets } from './runs/run-session';
import type { Runs } from './runs/runs';
import type { Stores } from './stores';

export interface WorkerContext {
  stores: Stores;
  runs: Runs;
  capture: Capture;
  picks: Picks;
  planner: PlannerDependencies;
  given: GivenFiles;
  secrets: GivenSecrets;
  /** The page of a tab as it is now, without what is secret. */
  look(tabId: number): Promise<Result<Snapshot, Fault>>;
  /** A download began in the page with this address. */
  downloaded(url: string): Promise<void>;
  /** What each playbook saved. */
  savings(): Promise<PlaybookSaving[]>;
  /** What model calls cost today. */
  spent(domain?: string): Promise<Spent>;
  /** Removes runs that the settings no longer keep. */
  tidy(): Promise<void>;
  /** Removes these runs with their files, as far as they have ended; resolves to how many. */
  removeRuns(runIds: readonly string[]): Promise<Result<number, Fault>>;
  /** Tells open panels that a view is out of date. */
  changed(what: 'playbooks' | 'settings' | 'secrets' | 'site'): void;
  bridge: Bridge;
}
/** The way from other programs to this browser, by the native host that `abra bridge install` registers. */
export interface Bridge {
  state(): Promise<BridgeState>;
  /** Resolves to the new program's token. */
  add(name: string): Promise<string>;
  revoke(id: string): Promise<void>;
  /** Programs may act in this tab; undefined: in none. */
  choose(tabId: number | undefined): Promise<void>;
  /** Looks for the host again. */
  connect(): Promise<void>;
  /** An event of any run. */
  hear(runId: string, event: RunEvent): void;
}
