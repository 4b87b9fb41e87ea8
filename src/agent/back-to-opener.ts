import { currentPlan, queue } from '../model/run/run';
import type { RunEvent } from '../model/run/run-event';
import { bailEvent } from './bail-event';
import type { Drive } from './drive-context';

/**
 * The tab of the run was closed, as a pop-up does that has done its work: the run goes back to the last tab before it that is still open, where what is left
 * has to be planned anew. `told` is journaled first. Resolves to false, with nothing done, where there is no such tab, or steps of a playbook are left, which
 * say by themselves in which tab they go on.
 */
export async function backToOpener({ ports, run, append, signal }: Drive, told: readonly RunEvent[] = []): Promise<boolean> {
  const { tabs, tabId: here, snapshot, started } = run();
  if (currentPlan(run())?.items.some(({ origin, record }) => origin && !record)) return false;
  for (const one of tabs.slice(0, Math.max(0, tabs.indexOf(here))).reverse()) {
    const tabId = await ports.page.follow({ tabId: one }, signal);
    if (tabId === undefined) continue;
    const open = await ports.page.tabs(tabs, started.at);
    const from = snapshot?.url ?? '';
    const url = open.find((tab) => tab.tabId === tabId)?.url ?? from;
    const at = ports.clock.now();
    await append(...told, { kind: 'followed', at, tab: 0, tabId });
    if (queue(run()).length) await append(bailEvent(run(), { kind: 'page-left', url, from }, at));
    return true;
  }
  return false;
}
