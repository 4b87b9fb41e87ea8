import { fail, ok, type Result } from '../../src/lib/result';
import type { Fault } from '../../src/model/fault';
import { DEFAULT_SETTINGS } from '../../src/model/settings';
import type { PanelHandlers } from '../../src/wire/answer-panel';
import { callPage } from '../../src/wire/call-page';
import type { Capture } from './capture';
import { reach } from './documents';
import { go } from './navigation';
import { fallbackFor, type PlannerWorld, plannerFor } from './planner-port';
import { playbookHandlers } from './playbook-handlers';
import { recordingHandlers } from './recording-handlers';
import type { Runs } from './runs';
import { settingsHandlers } from './settings-handlers';
import { siteState } from './site-state';
import type { Stores } from './stores';

export interface World {
  stores: Stores;
  runs: Runs;
  capture: Capture;
  planner: PlannerWorld;
  /** Tells the panels that a view is out of date. */
  changed(what: 'playbooks' | 'settings' | 'site'): void;
}

/** One handler a row of the table of calls. */
export function panelHandlers(world: () => Promise<World>): PanelHandlers {
  return {
    'site.state': async ({ tabId }) => ok(await siteState(tabId)),
    ...runHandlers(world),
    ...playbookHandlers(world),
    ...settingsHandlers(world),
    ...recordingHandlers(world),
    'page.sequence': async ({ tabId, sequence }) =>
      onTop(tabId, async (documentId) => {
        const answer = await callPage({ tabId, documentId }, 'sequence', sequence);
        return 'gone' in answer ? fail(GONE) : answer.ok ? ok({ result: answer.value }) : answer;
      }),
    'page.snapshot': async ({ tabId }) =>
      onTop(tabId, async (documentId) => {
        const answer = await callPage({ tabId, documentId }, 'look', {});
        return 'gone' in answer ? fail(GONE) : answer.ok ? ok({ snapshot: answer.value }) : answer;
      }),
  };
}

const GONE: Fault = { kind: 'page-unreachable', message: 'The page went away before it answered. Look at it, then try again.' };

async function onTop<Value>(tabId: number, work: (documentId: string) => Promise<Result<Value, Fault>>): Promise<Result<Value, Fault>> {
  const reached = await reach(tabId);
  if (!reached.ok) return reached;
  const top = reached.value.find(({ frameId }) => frameId === 0);
  return top ? work(top.documentId) : fail(GONE);
}

type RunCalls = 'run.start' | 'run.play' | 'run.stop' | 'run.answer' | 'run.list' | 'run.load';

function runHandlers(world: () => Promise<World>): Pick<PanelHandlers, RunCalls> {
  return {
    'run.start': async ({ goal, tabId, planner, workflow, usePlaybooks, learn }) => {
      const { runs, planner: plannerWorld } = await world();
      if (workflow?.url && !(await reach(tabId)).ok) {
        const gone = await go(tabId, { to: 'url', url: workflow.url }, new AbortController().signal);
        if (!gone.ok) return gone;
      }
      const switches = await switchesFor(await world(), tabId, { usePlaybooks, learn });
      const begin = workflow
        ? { planner: 'embedded' as const, workflow: { name: workflow.name, ...(await fallbackFor(plannerWorld)) } }
        : { planner: await plannerFor(planner, plannerWorld) };
      return ok({ runId: await runs.start({ goal: goal.trim(), tabId, ...begin, ...switches }) });
    },
    'run.play': async ({ domain, id, tabId, variant, params, stepwise, dryRun }) => {
      const { runs, stores, planner } = await world();
      const memory = await stores.playbooks.load(domain);
      if (!memory.ok) return memory;
      const playbook = memory.value.playbooks.find((one) => one.id === id);
      if (!playbook) return fail({ kind: 'storage', message: 'This playbook no longer exists. Reload the list.' });
      const switches = await switchesFor(await world(), tabId, {});
      const play = {
        playbookId: id,
        ...(variant ? { variant } : {}),
        ...(params ? { params } : {}),
        ...(stepwise || playbook.unproven ? { stepwise: true } : {}),
        ...(dryRun ? { dryRun } : {}),
      };
      const goal = variant ? `${playbook.name}: ${variant}` : playbook.name;
      return ok({ runId: await runs.start({ goal, tabId, planner: await plannerFor(undefined, planner), ...switches, play }) });
    },
    'run.stop': async ({ runId }) => {
      await (await world()).runs.stop(runId);
      return ok({});
    },
    'run.answer': async ({ runId, questionId, choice }) => {
      await (await world()).runs.answer(runId, questionId, choice);
      return ok({});
    },
    'run.list': async () => {
      const rows = await (await world()).stores.journal.list(50);
      if (!rows.ok) return rows;
      return ok({
        runs: rows.value.map(({ runId, goal, startedAt, outcome }) => ({
          runId,
          goal,
          startedAt,
          outcome: outcome ?? ('running' as const),
        })),
      });
    },
    'run.load': async ({ runId }) => {
      const events = await (await world()).stores.journal.load(runId);
      return events.ok ? ok({ events: events.value }) : events;
    },
  };
}

/** What the settings say of budgets and memory, for the site that the tab shows. */
async function switchesFor({ stores }: World, tabId: number, wished: { usePlaybooks?: boolean | undefined; learn?: boolean | undefined }) {
  const settings = await stores.settings.load();
  const { budgets, usePlaybooks, learn, sitesWithoutPlaybooks } = settings.ok ? settings.value : DEFAULT_SETTINGS;
  const { domain } = await siteState(tabId);
  const here = !sitesWithoutPlaybooks.includes(domain);
  return { budgets, usePlaybooks: wished.usePlaybooks ?? (usePlaybooks && here), learn: wished.learn ?? (learn && here) };
}
