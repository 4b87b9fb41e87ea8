import type { PanelParams } from '../../../../src/wire/calls';
import { startPlaybook } from '../../store/use-runs';
import { ensureAccess, useSite } from '../../store/use-site';
import { showView } from '../../store/use-view';

/** Runs a playbook in the active tab, and opens the view that shows the run. */
export async function play(what: Omit<PanelParams<'run.play'>, 'tabId'>): Promise<void> {
  const { tabId } = useSite.getState();
  if (tabId === undefined) return;
  if (!(await ensureAccess())) return;
  showView('run');
  await startPlaybook({ ...what, tabId });
}
