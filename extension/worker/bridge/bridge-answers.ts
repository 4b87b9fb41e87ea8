import { ok } from '../../../src/lib/result';
import { foldRun } from '../../../src/model/run/fold';
import type { Run } from '../../../src/model/run/run';
import type { RunClient } from '../../../src/model/run/run-event';
import type { PanelHandlers } from '../../../src/wire/answer-panel';
import type { BridgeCall } from '../../../src/wire/bridge-calls';
import type { BridgeClient, BridgeRefusal } from '../../../src/wire/bridge-panel-calls';
import type { PanelAnswer, PanelParams } from '../../../src/wire/calls';
import type { WorkerContext } from '../context';
import { siteState } from '../pages/site-state';
import { playbookHandlers } from '../playbooks/playbook-handlers';
import { beginHandlers, stopRunOf } from '../runs/run-handlers';
import { must } from '../stores';
import { type BridgeAnswer, refusal } from './conversation';

/** What the answers need beside the worker. */
export interface BridgePort {
  world(): Promise<WorkerContext>;
  /** The tab that the person chose. */
  tab(): Promise<number | undefined>;
  /** The program itself stops this run. */
  stopping(runId: string): void;
}

type Given<Name extends BridgeCall> = Name extends keyof PanelHandlers ? PanelParams<Name> : object;
type Answers = { [Name in BridgeCall]: (params: Given<Name>, client: RunClient) => Promise<BridgeAnswer> };

/** Carries out the calls of programs: in the tab that the person chose, on that tab's site, and with runs of the program's own, all else is refused. */
export function bridgeAnswers({ world, tab, stopping }: BridgePort) {
  const inTab = async (tabId: number, work: () => Promise<BridgeAnswer>): Promise<BridgeAnswer> =>
    (await tab()) === tabId ? work() : refused('tab', OTHER_TAB);
  const ofOwn = async (runId: string, client: RunClient, work: (run: Run) => Promise<BridgeAnswer>): Promise<BridgeAnswer> => {
    const run = foldRun(must(await (await world()).stores.journal.load(runId)));
    return run?.started.client?.id === client.id ? work(run) : refused('run', `There is no run ${runId} of yours.`);
  };
  const begin = (tabId: number, work: () => Promise<BridgeAnswer>): Promise<BridgeAnswer> =>
    inTab(tabId, async () => ((await isBusy(await world(), tabId)) ? refused('busy', BUSY) : work()));
  const here = async () => {
    const tabId = await tab();
    return tabId === undefined ? undefined : siteState(tabId);
  };
  const answers: Answers = {
    'bridge.tab': async () => {
      const site = await here();
      return site ? ok(site) : refused('tab', NO_TAB);
    },
    'site.state': ({ tabId }) => inTab(tabId, async () => ok(await siteState(tabId))),
    'page.snapshot': ({ tabId }) =>
      inTab(tabId, async () => {
        const looked = await (await world()).look(tabId);
        return looked.ok ? ok({ snapshot: looked.value }) : looked;
      }),
    'run.start': (given, client) => begin(given.tabId, () => beginHandlers(world, client)['run.start'](given)),
    'run.play': (given, client) =>
      begin(given.tabId, async () =>
        (await here())?.domain === given.domain ? beginHandlers(world, client)['run.play'](given) : refused('site', OTHER_SITE),
      ),
    'run.sequence': (given, client) => begin(given.tabId, () => beginHandlers(world, client)['run.sequence'](given)),
    'run.stop': ({ runId }, client) =>
      ofOwn(runId, client, async () => {
        stopping(runId);
        await stopRunOf(await world(), runId);
        return ok({});
      }),
    'run.load': ({ runId }, client) =>
      ofOwn(runId, client, async () => ok({ events: must(await (await world()).stores.journal.load(runId)) })),
    'playbooks.domains': async (given) => {
      const all = await playbookHandlers(world)['playbooks.domains'](given as PanelParams<'playbooks.domains'>);
      const domain = (await here())?.domain;
      const domains = all.ok ? (all.value as PanelAnswer<'playbooks.domains'>).domains.filter((one) => one.domain === domain) : [];
      return all.ok ? ok({ domains }) : all;
    },
    'playbooks.list': async (given) =>
      (await here())?.domain === given.domain ? playbookHandlers(world)['playbooks.list'](given) : refused('site', OTHER_SITE),
  };
  return async (name: BridgeCall, params: unknown, { id, name: called }: BridgeClient): Promise<BridgeAnswer> => {
    try {
      return await (answers[name] as (given: unknown, client: RunClient) => Promise<BridgeAnswer>)(params, { id, name: called });
    } catch (error) {
      return refusal(`Abra failed: ${String(error).slice(0, 400)}`);
    }
  };
}

const refused = (why: BridgeRefusal, message: string): BridgeAnswer => ({ ...refusal(message), refused: why });

const NO_TAB =
  'The person has not chosen a tab. Ask them to open Abra’s panel beside the page that you may act in, and to press “Allow in this tab”.';
const OTHER_TAB = `That is not the tab that the person chose, or they took it back. ${NO_TAB}`;
const OTHER_SITE = 'That is not the site of the tab that the person chose.';
const BUSY = 'A run goes on in this tab, or waits for the person. Wait until it has ended.';

/** Does a run go on or wait in this tab, whoever began it? */
async function isBusy({ stores: { journal } }: WorkerContext, tabId: number): Promise<boolean> {
  const active = must(await journal.active());
  const runs = await Promise.all(active.map(async ({ runId }) => foldRun(must(await journal.load(runId)))));
  return runs.some((run) => run !== undefined && !run.finished && run.tabs.includes(tabId));
}
