import { domainOf, parseUrl } from '../../../src/lib/url';
import { stopOf } from '../../../src/model/run/resumed';
import type { Run } from '../../../src/model/run/run';
import { call } from '../../../src/wire/call';
import type { PanelParams } from '../../../src/wire/calls';
import { loadedValue } from './loaded';
import { lastUrl } from './page-of-result';
import { startPick } from './use-pick';
import { startRecording } from './use-recording';
import { startGoal, startPlaybook, useRuns } from './use-runs';
import { agreeToModel, changeSettings } from './use-settings';
import { allowSite, ensureAccess, originsOf, requestOrigins, useSite } from './use-site';
import { offerGoal, openPlaybook, openSettings, showView } from './use-view';
import type { WayOut } from './ways-out';

/** Who asks for the picking of a step's element. */
export const POINTING = 'way-out';

/**
 * Does what a person chose after a failure. Called in the click: Chrome gives permissions only there. Resolves to whether it was begun; a
 * refusal by the worker is shown with the runs.
 */
export function takeWay(run: Run, way: WayOut, unseen: readonly string[]): Promise<boolean> {
  return doing[way](run, unseen);
}

/** Goes on with a run that has ended. */
export async function resumeRun(params: PanelParams<'run.resume'>): Promise<boolean> {
  const answer = await call('run.resume', params);
  if (!answer.ok) useRuns.setState({ fault: answer.failure });
  return answer.ok;
}

const doing: Record<WayOut, (run: Run, unseen: readonly string[]) => Promise<boolean>> = {
  again: ({ id }) => resumeRun({ runId: id, way: 'again' }),
  reload: ({ id }) => resumeRun({ runId: id, way: 'again', reload: true }),
  point: async ({ id, tabId }) => {
    await chrome.tabs.update(tabId, { active: true });
    const picked = await startPick(POINTING, tabId, false);
    return picked !== undefined && resumeRun({ runId: id, way: 'instead', target: picked.fingerprint });
  },
  'by-hand': ({ id }) => resumeRun({ runId: id, way: 'by-hand' }),
  skip: ({ id }) => resumeRun({ runId: id, way: 'skip' }),
  edit: async (run) => {
    const { origin } = stopOf(run)?.item ?? {};
    if (!origin) return false;
    openPlaybook({ domain: siteOf(run), id: origin.playbookId, edit: origin.step });
    return true;
  },
  show: async ({ tabId }) => {
    if (!(await ensureAccess())) return false;
    await startRecording(useSite.getState().tabId ?? tabId);
    return true;
  },
  'allow-frame': async ({ id }, unseen) => (await requestOrigins(unseen.flatMap(originsOf))) && resumeRun({ runId: id, way: 'again' }),
  'allow-site': async ({ id }) => {
    const url = loadedValue(useSite.getState().site)?.url;
    return (await (url ? allowSite(url) : ensureAccess())) && resumeRun({ runId: id, way: 'again' });
  },
  model: async () => openSettings('planner'),
  agree: async ({ id }) => (await agreeToModel()) && resumeRun({ runId: id, way: 'again' }),
  commands: async (run) => (await changeSettings({ planner: 'embedded' })) && runAgain(run),
  key: async () => openSettings('key'),
  'other-model': async () => openSettings('model'),
  'past-runs': async () => {
    showView('history');
    return true;
  },
  reword: async ({ goal }) => offerGoal(goal),
  anew: (run) => runAgain(run),
};

/** Where the run is. */
const siteOf = (run: Run): string => domainOf(lastUrl(run) ?? '');

/** Runs the same goal or playbook from its beginning, in the tab in front. */
export async function runAgain(run: Run): Promise<boolean> {
  const { tabId } = useSite.getState();
  if (tabId === undefined || !(await ensureAccess())) return false;
  const { play, workflow, usePlaybooks, learn } = run.started;
  if (!play) {
    const list = workflow ? { workflow: { name: workflow.name } } : {};
    return startGoal({ goal: run.goal, tabId, usePlaybooks, learn, ...list });
  }
  const { playbookId: id, variant, params, stepwise, dryRun } = play;
  const as = {
    ...(variant ? { variant } : {}),
    ...(params ? { params } : {}),
    ...(stepwise ? { stepwise } : {}),
    ...(dryRun ? { dryRun } : {}),
  };
  return startPlaybook({ domain: siteOf(run), id, tabId, ...as });
}

/** Sites of frames of a tab that Abra may not see; empty where there are none. */
export async function loadUnseenFrames(tabId: number): Promise<string[]> {
  const answer = await call('site.frames', { tabId });
  return answer.ok ? answer.value.unseen.filter((url) => parseUrl(url) !== undefined) : [];
}
