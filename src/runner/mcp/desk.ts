import type { Snapshot } from '../../model/page/snapshot';
import type { DomainPlaybooks } from '../../model/playbook/playbook';
import type { Run } from '../../model/run/run';
import type { RunEvent } from '../../model/run/run-event';
import type { PlannerKind } from '../../model/settings';
import type { PanelAnswer, PanelCall, PanelParams } from '../../wire/calls';
import type { GivenAtStart } from './given-at-start';

/** The calls of the panel's wire that tools make. */
export type ToolCall = Extract<
  PanelCall,
  | 'site.state'
  | 'page.snapshot'
  | 'run.start'
  | 'run.play'
  | 'run.sequence'
  | 'run.stop'
  | 'run.answer'
  | 'run.load'
  | 'playbooks.domains'
  | 'playbooks.list'
  | 'playbooks.export'
>;

/** What the tools need of a browser with Abra: one that was started for them, or the person's own over the bridge. */
export interface ToolBrowser {
  /** Rejects with the fault's sentence. */
  call<Name extends ToolCall>(name: Name, params: PanelParams<Name>): Promise<PanelAnswer<Name>>;
  /** The run of now, from its journal. */
  load(runId: string): Promise<Run>;
  /** Every event of runs; `missed` where some may not have been heard. Returns how to stop listening. */
  onEvent(hear: (event: RunEvent, runId: string) => void, missed: () => void): () => void;
  playbooks(domain: string): Promise<DomainPlaybooks>;
}

/** How runs on a desk are begun. */
export interface DeskOptions {
  /** Default: as the browser's settings say. */
  planner?: PlannerKind;
  /** Does a run that reached its goal leave a playbook? */
  learn: boolean;
  /** The longest run, ms; one that takes longer is stopped. */
  longest: number;
}

/** A tab that the client knows by its number. */
export interface DeskTab {
  number: number;
  /** Chrome's own number. */
  tabId: number;
  address(): string;
  /** The page as the client was last shown it: what changed since then is told against this. */
  shown?: Snapshot;
}

/** One browser with its tabs, as MCP clients work on it. */
export interface Desk {
  readonly options: DeskOptions;
  /** Who decides what a run asks: the client's person by the tool `answer`, or they themselves in the panel. */
  readonly asks: 'client' | 'panel';
  /** What runs may be given beside choices; where it is missing, nothing. */
  readonly given?: GivenAtStart;
  browser(): Promise<ToolBrowser>;
  /** Opens an address in the tab that is worked in, or in a new one. */
  open(address: string, isNew?: boolean): Promise<DeskTab>;
  /** The tab of this number, else the one that is worked in. */
  tab(number?: number): Promise<DeskTab>;
  tabs(): Promise<DeskTab[]>;
  /** A run has gone on in this tab of Chrome. */
  follow(tabId: number): Promise<void>;
  closeTab(number: number): Promise<void>;
  close(): Promise<void>;
}
