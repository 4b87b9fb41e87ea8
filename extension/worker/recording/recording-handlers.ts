import { fail, ok, type Result } from '../../../src/lib/result';
import type { Shown } from '../../../src/model/page/shown';
import type { Gap } from '../../../src/model/playbook/gap';
import type { Fault } from '../../../src/model/run/fault';
import { faultOf } from '../../../src/model/say-in-english';
import { saying } from '../../../src/model/saying-of';
import { type Draft, draftOf } from '../../../src/playbook/learn/draft-of';
import { mergeDomain } from '../../../src/playbook/merge/merge';
import type { PanelHandlers } from '../../../src/wire/answer-panel';
import type { WorkerContext } from '../context';
import { navigateTab } from '../pages/navigation';
import { tabPlace } from '../pages/site-state';
import { plannerFor } from '../runs/planner-port';
import { switchesFor } from '../runs/run-switches';

type RecordCalls = 'record.start' | 'record.set' | 'record.steps' | 'record.try' | 'record.save' | 'record.discard' | 'record.restore';

/** The panel's calls about a recording and the playbook it becomes. */
export function recordingHandlers(world: () => Promise<WorkerContext>): Pick<PanelHandlers, RecordCalls> {
  return {
    'record.start': async ({ tabId }) => (await world()).capture.start(tabId),
    'record.set': async ({ status }) => (await world()).capture.set(status),
    'record.steps': async ({ steps, gaps }) => replaceSteps(await world(), steps, gaps),
    'record.try': async ({ name, dryRun }) => tryOut(await world(), name, dryRun),
    'record.save': async ({ name }) => save(await world(), name),
    'record.discard': async () => {
      await (await world()).capture.discard();
      return ok({});
    },
    'record.restore': async () => (await world()).capture.restore(),
  };
}

/** A try that goes on is stopped: it acts by steps that are no longer these. */
async function replaceSteps({ capture, runs }: WorkerContext, steps: Shown[], gaps: Gap[] | undefined) {
  const trial = (await capture.current())?.trial;
  const changed = await capture.replaceSteps(steps, gaps);
  if (trial && changed.ok && !changed.value.trial) await runs.stop(trial.runId);
  return changed;
}

async function draft({ capture }: WorkerContext, name: string | undefined): Promise<Result<Draft, Fault>> {
  const recording = await capture.current();
  if (!recording?.steps.length) return fail(faultOf('wire', saying('nothingRecorded')));
  const made = draftOf(recording, { ...(name ? { name } : {}), end: await capture.endedAt(), now: new Date().toISOString() });
  return made ? ok(made) : fail(faultOf('wire', saying('stepWithoutElement')));
}

async function save(world: WorkerContext, name: string): Promise<Result<{ id: string; domain: string }, Fault>> {
  const made = await draft(world, name);
  if (!made.ok) return made;
  const { playbook, optionMap } = made.value;
  const { domain } = playbook;
  const stored = await world.stores.playbooks.update(domain, (current) =>
    mergeDomain(current, { domain, playbooks: [playbook], optionMap }),
  );
  if (!stored.ok) return stored;
  await world.capture.end();
  world.changed('playbooks');
  const kept = stored.value.playbooks.find((one) => one.id === playbook.id || one.name === name);
  return ok({ id: kept?.id ?? playbook.id, domain });
}

/**
 * Replays the draft where the recording began, in a new tab if its own is gone; with `dryRun` it only finds what the steps mean. Nothing is stored but the run's journal, and nothing is
 * learned from it.
 */
async function tryOut(world: WorkerContext, name: string | undefined, dryRun = false): Promise<Result<{ runId: string }, Fault>> {
  const { capture, runs, planner } = world;
  const before = await capture.current();
  if (before && before.status !== 'stopped') await capture.set('stopped');
  const [recording, made] = [await capture.current(), await draft(world, name)];
  if (!made.ok) return made;
  if (!recording) return fail(faultOf('wire', saying('recordingGone')));
  const { start, trial } = recording;
  if (trial) await runs.stop(trial.runId);
  const open = await chrome.tabs.get(recording.tabId).catch(() => undefined);
  const tab = open ?? (await chrome.tabs.create({}));
  const tabId = tab.id ?? chrome.tabs.TAB_ID_NONE;
  // A preview looks at the page as it is.
  if (!(dryRun && open)) {
    const back = await navigateTab(tabId, tab.url === start ? { to: 'reload' } : { to: 'url', url: start }, NEVER);
    if (!back.ok) return back;
  }
  const { playbook } = made.value;
  const switches = await switchesFor(world, (await tabPlace(tabId)).domain, { learn: false });
  const play = { playbookId: playbook.id, draft: made.value, ...(dryRun ? { dryRun } : {}) };
  const runId = await runs.start({ goal: playbook.name, tabId, planner: await plannerFor(undefined, planner), ...switches, play });
  await capture.tried(runId, tabId);
  return ok({ runId });
}

const NEVER = new AbortController().signal;
