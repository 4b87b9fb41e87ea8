import { alikeKey } from '../lib/text';
import { parseUrl } from '../lib/url';
import type { Operation } from '../model/operation';
import { sayTarget } from '../model/operation-words';
import type { Run } from '../model/run';
import type { QueuedOperation } from '../model/run-event';
import type { Target } from '../model/target';
import { BEGINS_OR_ENDS, EXACTLY, HOLDS } from './irreversible-words';

/** What may be done with an operation, whoever planned it. */
export type Verdict = { allow: true } | { ask: string } | { deny: string };

const ALLOW: Verdict = { allow: true };

/** Judges one operation right before it is sent. `run.answers` holds what the person already allowed, bound to the operation's id. */
export function judge(item: QueuedOperation, run: Run): Verdict {
  const { operation } = item;
  const verdict = operation.type === 'navigate' ? judgeNavigation(operation.url, run) : ALLOW;
  if ('deny' in verdict) return verdict;
  if (run.answers[confirmId(item.id)] === 'allow') return ALLOW;
  if ('ask' in verdict) return verdict;
  if (isIrreversible(item, run)) return { ask: `This cannot be undone: ${describe(operation, run)}. Do it?` };
  return ALLOW;
}

/** The id of the question that asks whether an operation may be done. */
export const confirmId = (operationId: string) => `confirm-${operationId}`;

/** Pay, delete, send, publish: by the words on the element that is acted on. */
export function isIrreversible(item: QueuedOperation, run: Run): boolean {
  if (item.irreversible) return true;
  const { operation } = item;
  if (operation.dialogs?.some(({ kind, accept, text }) => kind !== 'alert' && accept && speaksOfTheEnd(text))) return true;
  const acts = operation.type === 'click' || (operation.type === 'press' && operation.key === 'Enter');
  if (!acts) return false;
  const name = alikeKey(nameOf(operation as Target, run));
  const words = ` ${name} `;
  return (
    EXACTLY.includes(name) ||
    BEGINS_OR_ENDS.some((word) => words.startsWith(` ${word} `) || words.endsWith(` ${word} `)) ||
    HOLDS.some((word) => name.includes(word))
  );
}

/** A question of the page that is answered with yes: any of the words, anywhere. */
function speaksOfTheEnd(question: string): boolean {
  const words = ` ${alikeKey(question).replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  return BEGINS_OR_ENDS.some((word) => words.includes(` ${word} `)) || HOLDS.some((word) => words.includes(word));
}

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

function nameOf(target: Target, run: Run): string {
  const seen = run.snapshot?.elements.find((element) => element.id === target.elementId);
  return seen?.name ?? target.fingerprint?.name ?? target.fingerprint?.text ?? '';
}

function describe(operation: Operation, run: Run): string {
  const target = operation as Target;
  return `${operation.type} "${nameOf(target, run) || sayTarget(target)}"`;
}
