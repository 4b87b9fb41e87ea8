import { fail, ok, type Result } from '../../src/lib/result';
import type { Fault } from '../../src/model/fault';
import type { PlaybookSaving } from '../../src/model/saving';
import { faultOf, saying } from '../../src/model/say-in-english';
import type { Snapshot } from '../../src/model/snapshot';
import { offerCommands } from '../../src/planner/embedded/offer-commands';
import type { PanelHandlers } from '../../src/wire/answer-panel';
import { callPage } from '../../src/wire/call-page';
import type { Bridge } from './bridge/bridge';
import { bridgeHandlers } from './bridge/bridge-handlers';
import { giveActor, reach } from './pages/documents';
import { siteState } from './pages/site-state';
import { unseenFrames } from './pages/unseen-frames';
import { playbookHandlers } from './playbooks/playbook-handlers';
import type { Capture } from './recording/capture';
import type { Picks } from './recording/picking';
import { recordingHandlers } from './recording/recording-handlers';
import type { Spent } from './runs/day-meter';
import type { GivenFiles } from './runs/given-files';
import type { PlannerDependencies } from './runs/planner-port';
import { runHandlers } from './runs/run-handlers';
import type { GivenSecrets } from './runs/run-session';
import type { Runs } from './runs/runs';
import { settingsHandlers } from './settings-handlers';
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
  /** The person is about to run something in this tab. */
  lookAhead(tabId: number): Promise<void>;
  /** A run begins in this tab; what its first moves ask of the page, and of what is known of its domain, is asked already. */
  begins(at: { tabId: number } | { domain: string }): void;
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

/** The handlers of all calls of the panel, one per row of the table in `wire/calls`. */
export function panelHandlers(world: () => Promise<WorkerContext>): PanelHandlers {
  return {
    'site.state': async ({ tabId }) => ok(await siteState(tabId)),
    'site.commands': async ({ tabId, language }) => {
      const looked = await (await world()).look(tabId);
      return ok({ commands: looked.ok ? offerCommands(looked.value, language) : [] });
    },
    'site.prepare': async ({ tabId }) => {
      await (await world()).lookAhead(tabId);
      return ok({});
    },
    'site.frames': async ({ tabId }) => ok({ unseen: await unseenFrames(tabId) }),
    ...runHandlers(world),
    ...playbookHandlers(world),
    ...settingsHandlers(world),
    ...recordingHandlers(world),
    ...bridgeHandlers(world),
    'pick.start': async ({ tabId, exact }) => (await world()).picks.start(tabId, exact),
    'pick.cancel': async () => {
      await (await world()).picks.cancel();
      return ok({});
    },
    'page.sequence': async ({ tabId, sequence }) =>
      onTop(tabId, async (documentId) => {
        await giveActor(tabId, [documentId]);
        const answer = await callPage({ tabId, documentId }, 'sequence', sequence);
        return 'gone' in answer ? fail(GONE) : answer.ok ? ok({ result: answer.value }) : answer;
      }),
    'page.downloaded': async ({ url }) => {
      await (await world()).downloaded(url);
      return ok({});
    },
    'page.snapshot': async ({ tabId }) => {
      const looked = await (await world()).look(tabId);
      return looked.ok ? ok({ snapshot: looked.value }) : looked;
    },
  };
}

const GONE = faultOf('page-unreachable', saying('pageWentAway'));

async function onTop<Value>(tabId: number, work: (documentId: string) => Promise<Result<Value, Fault>>): Promise<Result<Value, Fault>> {
  const reached = await reach(tabId);
  if (!reached.ok) return reached;
  const top = reached.value.find(({ frameId }) => frameId === 0);
  return top ? work(top.documentId) : fail(GONE);
}
