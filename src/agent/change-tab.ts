import { NO_DELTA } from '../model/page/no-delta';
import { sayOperation } from '../model/plan/operation-words';
import type { Bail } from '../model/run/bail';
import type { Fault } from '../model/run/fault';
import { currentPlan, type QueueItem, type Run } from '../model/run/run';
import { bailEvent } from './bail-event';
import { navigatedRecord } from './document-loss';
import type { Drive } from './drive-context';
import { destinationOf } from './judge-navigation';
import { notAllowed } from './not-allowed';

/** Does the operation go to another tab? */
export const changesTab = ({ operation }: QueueItem): boolean =>
  operation.type === 'navigate' && (operation.to === 'tab' || operation.to === 'new-tab' || operation.to === 'close-tab');

/**
 * Goes to another tab of the run, opens one, or closes the one that it is in. Only tabs that the run opened are closed. The tab is the one where the
 * plan goes on; a playbook's steps say theirs, so that those go there by themselves.
 */
export async function changeTab(way: Drive, item: QueueItem): Promise<void> {
  const { ports, run, append } = way;
  const before = run();
  const wanted = whyNoTab(before, item);
  if (wanted) return append(bailEvent(before, { kind: 'target-missing', wanted, nearest: [] }, ports.clock.now(), item.id));
  const label = sayOperation(item.operation);
  if (item.status !== 'dispatching') await append({ kind: 'dispatching', at: ports.clock.now(), operationId: item.id, label });
  const gone = await go(way, item);
  const at = ports.clock.now();
  if ('fault' in gone) return append({ kind: 'faulted', at, fault: gone.fault });
  const url = before.snapshot?.url ?? '';
  const record = { ...navigatedRecord(item, url, url), label, delta: NO_DELTA, notes: [] };
  if ('bail' in gone)
    return append(
      { kind: 'executed', at, record: { ...record, status: 'failed', dispatched: false, bail: gone.bail } },
      bailEvent(before, gone.bail, at, item.id),
    );
  const tab = item.origin ? numberInPlan(before, gone.tabId) : 0;
  await append({ kind: 'executed', at, record }, ...(tab === undefined ? [] : [{ kind: 'followed' as const, at, tab, tabId: gone.tabId }]));
}

/** What is missing for it, in words; '' where it can be done. */
function whyNoTab(run: Run, { operation }: QueueItem): string {
  if (operation.type !== 'navigate') return '';
  if (operation.to === 'tab' && run.tabs[(operation.number ?? 0) - 1] === undefined) return `tab ${operation.number ?? 0}`;
  const began = run.tabs[0];
  return operation.to === 'close-tab' && (began === undefined || began === run.tabId) ? 'a tab that this run opened' : '';
}

async function go({ ports, run, signal }: Drive, item: QueueItem): Promise<{ tabId: number } | { bail: Bail } | { fault: Fault }> {
  const { operation } = item;
  const { tabs, tabId: here } = run();
  const destination = destinationOf(item, run());
  if (destination) {
    if ('why' in destination) return { bail: notAllowed(destination.why) };
    const opened = await ports.page.open(destination.url.href, signal, here);
    return opened.ok ? { tabId: opened.value } : { fault: opened.failure };
  }
  const closes = operation.type === 'navigate' && operation.to === 'close-tab';
  if (closes) await ports.page.close(here);
  const number = operation.type === 'navigate' ? (operation.number ?? 0) : 0;
  const wanted = closes ? tabs.slice(0, tabs.indexOf(here)).reverse() : tabs.slice(number - 1, number);
  for (const one of wanted) {
    const tabId = await ports.page.follow({ tabId: one }, signal);
    if (tabId !== undefined) return { tabId };
  }
  return { bail: { kind: 'target-missing', wanted: closes ? 'a tab to go back to' : `tab ${number}, which was closed`, nearest: [] } };
}

/** The number that the steps of the plan have for a tab; undefined for one that its next step will look for. */
function numberInPlan(run: Run, tabId: number): number | undefined {
  const known = Object.entries(currentPlan(run)?.tabs.known ?? {}).find(([, one]) => one === tabId);
  return known && Number(known[0]);
}
