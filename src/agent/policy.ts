import { parseUrl } from '../lib/url';
import { sayOperation } from '../model/operation-words';
import type { Run } from '../model/run';
import type { QueuedOperation } from '../model/run-event';

/** What may be done with an operation, whoever planned it. */
export type Verdict = { allow: true } | { ask: string } | { deny: string };

const ALLOW: Verdict = { allow: true };

/**
 * Judges one operation right before it is sent, by what the worker alone knows: where it wants to go, and that a step with no element was marked. What is
 * done to an element is judged by the page, at the element (`model/risk`). `run.answers` holds what the person already allowed, bound to the operation's id.
 */
export function judge(item: QueuedOperation, run: Run): Verdict {
  const { operation } = item;
  if (operation.type !== 'navigate') return ALLOW;
  const verdict = judgeNavigation(operation.url, run);
  if ('deny' in verdict) return verdict;
  if (run.answers[confirmId(item.id)] === 'allow') return ALLOW;
  return item.irreversible && 'allow' in verdict ? { ask: `This cannot be undone: ${sayOperation(operation)}. Do it?` } : verdict;
}

/** The id of the question that asks whether an operation may be done; `key`: with this act. */
export const confirmId = (operationId: string, key?: string) => `confirm-${operationId}${key === undefined ? '' : `-${key}`}`;

function judgeNavigation(url: string | undefined, run: Run): Verdict {
  if (url === undefined) return ALLOW;
  const target = parseUrl(url, run.snapshot?.url || undefined);
  if (!target) return { deny: `"${url}" is no address` };
  if (target.protocol !== 'http:' && target.protocol !== 'https:')
    return { deny: `Abra opens http and https addresses only, not ${target.protocol}` };
  if (!run.snapshot || sameSite(target, run.snapshot.url) || named(target, run)) return ALLOW;
  return { ask: `The plan wants to leave for ${target.origin}, which the goal does not name. Go there?` };
}

function sameSite(target: URL, current: string): boolean {
  const here = parseUrl(current);
  // A blank or new tab has no site that could be left.
  if (!here?.protocol.startsWith('http')) return true;
  return within(target.hostname, here.hostname) || within(here.hostname, target.hostname);
}

/** The same host or one below it. */
const within = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`);

/** The goal, a playbook the person started, or an earlier page of this run named the host. */
function named(target: URL, run: Run): boolean {
  if (run.started.play) return true;
  return run.goal.toLowerCase().includes(target.hostname.replace(/^www\./, ''));
}
