import { currentPlan } from '../model/run/run';
import { bailEvent } from './bail-event';
import type { Drive } from './drive-context';
import type { Move } from './move';

/** Switches to the tab that a playbook's step acts in: back to an earlier one, or to the one that an earlier step opened. */
export async function followTab({ ports, run, append, signal }: Drive, { tab, item }: Move & { do: 'follow' }): Promise<void> {
  const { since = 0, known = {} } = currentPlan(run())?.tabs ?? {};
  const before = known[tab];
  const to = before === undefined ? { from: Object.values(known), since, nth: tab } : { tabId: before };
  const tabId = await ports.page.follow(to, signal);
  const at = ports.clock.now();
  if (tabId !== undefined) return append({ kind: 'followed', at, tab, tabId });
  if (signal.aborted) return;
  const wanted = before === undefined ? `tab ${tab + 1}, which an earlier step opened` : `tab ${tab + 1}, which was closed`;
  await append(bailEvent(run(), { kind: 'target-missing', wanted, nearest: [] }, at, item.id));
}
