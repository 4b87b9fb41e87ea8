import { SECRET_GIVEN } from '../../../src/agent/ask-to-go-on';
import { FILES_GIVEN } from '../../../src/agent/next-move';
import { fail, ok, type Result } from '../../../src/lib/result';
import { withoutBlankSecrets } from '../../../src/model/goal/blank-secrets';
import { operationOf } from '../../../src/model/page/page-offers';
import type { Fault } from '../../../src/model/run/fault';
import { foldRun } from '../../../src/model/run/fold';
import type { RunClient, RunEvent } from '../../../src/model/run/run-event';
import { faultOf } from '../../../src/model/say-in-english';
import { saying } from '../../../src/model/saying-of';
import type { PanelHandlers } from '../../../src/wire/answer-panel';
import { callPage } from '../../../src/wire/call-page';
import type { PanelParams } from '../../../src/wire/calls';
import type { SiteState } from '../../../src/wire/shapes';
import type { WorkerContext } from '../context';
import { hasLoaded, navigateTab } from '../pages/navigation';
import { siteState, tabPlace } from '../pages/site-state';
import { pictureAnswer } from '../pictures/keep-picture';
import { lastGoal } from './last-goal';
import { needsApproval } from './needs-approval';
import { fallbackFor, type PlannerDependencies, plannerFor } from './planner-port';
import { switchesFor } from './run-switches';
import { savedBy } from './saved';
import { sequenceRun } from './sequence-run';
import { startPageOf } from './start-page';

type RunCalls =
  | 'run.start'
  | 'run.play'
  | 'run.sequence'
  | 'run.choose'
  | 'run.stop'
  | 'run.resume'
  | 'run.keep'
  | 'run.saved'
  | 'run.savings'
  | 'run.answer'
  | 'run.give'
  | 'run.giveSecret'
  | 'run.list'
  | 'run.remove'
  | 'run.load'
  | 'run.picture';

/** The panel's calls about runs: start, answer, stop, show. */
export function runHandlers(world: () => Promise<WorkerContext>): Pick<PanelHandlers, RunCalls> {
  return { ...beginHandlers(world), ...followers(world), ...tellers(world) };
}

type Begins = 'run.start' | 'run.play' | 'run.sequence' | 'run.choose';

/** The calls that begin a run. `client`: the program that it is for. */
export function beginHandlers(world: () => Promise<WorkerContext>, client?: RunClient): Pick<PanelHandlers, Begins> {
  const by = client ? { client } : {};
  return {
    'run.start': async (params) => {
      const { runs } = await world();
      const { goal, tabId, workflow } = params;
      const start = workflow?.url;
      const isToGo = start !== undefined && !canAct(await siteState(tabId));
      const gone = isToGo ? await navigateTab(tabId, { to: 'url', url: start }, new AbortController().signal) : undefined;
      if (gone && !gone.ok) return gone;
      // A program begins a workflow while its page loads.
      const loaded = start ? () => hasLoaded(tabId) : undefined;
      const how = await howToBegin(params, await world());
      return ok({ runId: await runs.start({ goal: goal.trim(), tabId, ...how, ...by }, {}, loaded) });
    },
    'run.play': async ({ domain, id, tabId, variant, params, stepwise, dryRun }) => {
      const { runs, stores, planner } = await world();
      const memory = await stores.playbooks.load(domain);
      if (!memory.ok) return memory;
      const playbook = memory.value.playbooks.find((one) => one.id === id);
      if (!playbook) return fail(faultOf('storage', saying('playbookGone')));
      const url = (await chrome.tabs.get(tabId).catch(() => undefined))?.url ?? '';
      // A preview looks at the page as it is.
      const start = dryRun ? undefined : startPageOf(playbook, url);
      const gone = start === undefined ? undefined : await navigateTab(tabId, { to: 'url', url: start }, new AbortController().signal);
      if (gone && !gone.ok) return gone;
      const switches = await switchesFor(await world(), (await tabPlace(tabId)).domain, {});
      const { values, secrets } = withoutBlankSecrets(playbook.params, params ?? {});
      const repairer = await plannerFor(undefined, planner);
      // Only a repair of it has a plan of a model.
      const approve = await needsApproval(await planner.settings(), repairer, domain, () => stores.journal.list(MAX_EARLIER));
      const play = {
        playbookId: id,
        ...(variant ? { variant } : {}),
        ...(params ? { params: values } : {}),
        ...(stepwise || playbook.unproven ? { stepwise: true } : {}),
        ...(dryRun ? { dryRun } : {}),
      };
      const goal = variant ? `${playbook.name}: ${variant}` : playbook.name;
      const begin = { goal, tabId, planner: repairer, ...switches, play, ...(approve && { approve }), ...by };
      return ok({ runId: await runs.start(begin, secrets) });
    },
    'run.sequence': async ({ tabId, operations, secrets, settleLimit }) => {
      const { runs } = await world();
      const site = await siteState(tabId);
      const switches = await switchesFor(await world(), site.domain, { learn: false, usePlaybooks: false });
      const begin = sequenceRun(operations, site, new Date().toISOString(), settleLimit);
      return ok({ runId: await runs.start({ tabId, ...begin, ...switches, ...by }, secrets) });
    },
    'run.choose': async ({ tabId, offer, goal, text }) => {
      const { runs } = await world();
      const site = await siteState(tabId);
      const switches = await switchesFor(await world(), site.domain, { learn: false, usePlaybooks: false });
      const { planner, play } = sequenceRun([operationOf(offer, text)], site, new Date().toISOString());
      return ok({ runId: await runs.start({ goal, tabId, planner, ...switches, ...(play && { play: { ...play, offer } }), ...by }, {}) });
    },
  };
}

/** Who plans a goal, with which of the settings and what was said before. A person waits for it: whatever it asks of Chrome and of the journal is asked together. */
async function howToBegin({ goal, tabId, planner, workflow, usePlaybooks, learn }: PanelParams<'run.start'>, world: WorkerContext) {
  const { journal } = world.stores;
  const place = tabPlace(tabId);
  const domain = place.then((found) => found.domain);
  const begin = workflow
    ? workflowOf(workflow.name, world.planner)
    : plannerFor(planner, world.planner).then((kind) => ({ planner: kind }));
  const beforeIt = async () =>
    (await begin).planner === 'embedded' ? undefined : lastGoal(goal, tabId, (await place).url, journal, Date.now());
  const approval = async () =>
    needsApproval(await world.planner.settings(), (await begin).planner, domain, () => journal.list(MAX_EARLIER));
  const [how, switches, before, approve] = await Promise.all([
    begin,
    domain.then((here) => switchesFor(world, here, { usePlaybooks, learn })),
    beforeIt(),
    approval(),
  ]);
  return { ...how, ...switches, ...(before && { before }), ...(approve && { approve }) };
}

const workflowOf = async (name: string, planner: PlannerDependencies) => ({
  planner: 'embedded' as const,
  workflow: { name, ...(await fallbackFor(planner)) },
});

const canAct = ({ access }: SiteState) => access === 'granted' || access === 'this-tab';

type AfterCalls = 'run.resume' | 'run.keep' | 'run.saved' | 'run.savings';

/** What a person does with a run that has ended. */
function followers(world: () => Promise<WorkerContext>): Pick<PanelHandlers, AfterCalls> {
  return {
    'run.resume': async ({ runId, reload, ...said }) => {
      const { runs, stores } = await world();
      const events = reload ? await stores.journal.load(runId) : undefined;
      const run = events?.ok ? foldRun(events.value) : undefined;
      const gone = run ? await navigateTab(run.tabId, { to: 'reload' }, new AbortController().signal) : undefined;
      if (gone && !gone.ok) return gone;
      await runs.goOn(runId, said);
      return ok({});
    },
    'run.keep': async ({ runId }) => {
      await (await world()).runs.keep(runId);
      return ok({});
    },
    'run.savings': async () => ok({ savings: await (await world()).savings() }),
    'run.saved': async ({ runId }) => {
      const { journal } = (await world()).stores;
      const events = await journal.load(runId);
      if (!events.ok) return events;
      const run = foldRun(events.value);
      const rows = await journal.list(MAX_EARLIER);
      return rows.ok ? ok(run ? savedBy(run, rows.value) : {}) : rows;
    },
  };
}

function tellers(world: () => Promise<WorkerContext>): Omit<Pick<PanelHandlers, RunCalls>, Begins | AfterCalls> {
  return {
    'run.stop': async ({ runId }) => {
      await stopRunOf(await world(), runId);
      return ok({});
    },
    'run.answer': async ({ runId, questionId, choice }) => {
      const { runs, stores } = await world();
      await endRing(await stores.journal.load(runId));
      await runs.answer(runId, questionId, choice);
      return ok({});
    },
    'run.give': async ({ runId, questionId, files }) => {
      const { runs, given } = await world();
      const kept = await given.keep(runId, questionId.replace(/^file-/, ''), files);
      if (!kept.ok) return kept;
      await runs.answer(runId, questionId, FILES_GIVEN);
      return ok({});
    },
    'run.giveSecret': async ({ runId, questionId, value }) => {
      const { runs, stores, secrets } = await world();
      const events = await stores.journal.load(runId);
      if (!events.ok) return events;
      const question = foldRun(events.value)?.question;
      if (question?.id !== questionId || !question.secret) return ok({});
      await secrets.give(runId, question.secret, value);
      await runs.answer(runId, questionId, SECRET_GIVEN);
      return ok({});
    },
    'run.remove': async ({ runIds }) => {
      const removed = await (await world()).removeRuns(runIds);
      return removed.ok ? ok({ removed: removed.value }) : removed;
    },
    'run.list': async ({ limit = 50 }) => {
      const rows = await (await world()).stores.journal.list(limit);
      if (!rows.ok) return rows;
      return ok({
        runs: rows.value.map(({ runId, goal, startedAt, outcome, domain }) => ({
          runId,
          goal,
          startedAt,
          outcome: outcome ?? ('running' as const),
          ...(domain ? { domain } : {}),
        })),
      });
    },
    'run.picture': async ({ id }) => {
      const row = await (await world()).stores.artifacts.load(id);
      if (!row.ok) return row;
      return row.value ? pictureAnswer(row.value) : fail(faultOf('storage', saying('pictureGone')));
    },
    'run.load': async ({ runId }) => {
      const events = await (await world()).stores.journal.load(runId);
      return events.ok ? ok({ events: events.value }) : events;
    },
  };
}

/** The person stops a run, in the panel or in its page. */
export async function stopRunOf({ runs, stores }: WorkerContext, runId: string): Promise<void> {
  await runs.stop(runId);
  await endRing(await stores.journal.load(runId));
}

/** As many runs as are kept at most by default. */
export const MAX_EARLIER = 200;

/** What the person was asked about is ringed in its page no longer. */
async function endRing(events: Result<RunEvent[], Fault>): Promise<void> {
  const run = events.ok ? foldRun(events.value) : undefined;
  const documents = new Set(run?.snapshot?.frames.map(({ documentId }) => documentId));
  if (run) await Promise.all([...documents].map((documentId) => callPage({ tabId: run.tabId, documentId }, 'endRing', {})));
}
