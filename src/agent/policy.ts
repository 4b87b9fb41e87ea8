import { graveBlock, isGenericName, isGraveName, speaksOfGrave } from '../lib/grave';
import { same } from '../lib/text';
import { parseUrl } from '../lib/url';
import type { Operation } from '../model/operation';
import { sayTarget } from '../model/operation-words';
import type { Run } from '../model/run';
import type { QueuedOperation } from '../model/run-event';
import type { SnapshotElement } from '../model/snapshot';
import type { Target } from '../model/target';

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

/** Pay, delete, send, publish: by the words on the element that is acted on, and by those of its block where its own say only "OK". */
export function isIrreversible(item: QueuedOperation, run: Run): boolean {
  if (item.irreversible) return true;
  const { operation } = item;
  if (operation.dialogs?.some(({ kind, accept, text }) => kind !== 'alert' && accept && speaksOfGrave(text))) return true;
  const acts = operation.type === 'click' || (operation.type === 'press' && operation.key === 'Enter');
  const names = [...(acts ? [nameOf(operation as Target, run)] : []), ...(sends(operation) ? sendersOf(operation as Target, run) : [])];
  return names.some(isGraveName) || blockOf(operation, run) !== undefined;
}

const sends = (operation: Operation) =>
  (operation.type === 'press' && operation.key === 'Enter') || (operation.type === 'type' && operation.submit === true);

/** Names of the buttons right behind a field, in the same place: Enter in the field may press one of them, be there a form or not. */
function sendersOf(target: Target, run: Run): string[] {
  const elements = run.snapshot?.elements ?? [];
  const { role, name = '' } = target.fingerprint ?? {};
  const alike = elements.filter((one) => one.role === role && same(one.name, name));
  const field = seenOf(target, run) ?? (alike.length === 1 ? alike[0] : undefined);
  if (!field || !WRITTEN.has(field.role) || field.role === 'searchbox') return [];
  const behind = elements.slice(elements.indexOf(field) + 1, elements.indexOf(field) + 1 + SENDERS);
  const end = behind.findIndex((one) => one.role !== 'button' || one.frame !== field.frame || whereOf(one) !== whereOf(field));
  return behind.slice(0, end < 0 ? SENDERS : end).map((one) => one.name);
}
/** A message has an icon or two between its field and "Send". */
const SENDERS = 3;
const whereOf = ({ place, blocks = [] }: SnapshotElement) => JSON.stringify([place, blocks]);

/** The block whose words make the operation grave: it presses a button in there that says only "OK", or sends by a key from a field in there. */
function blockOf(operation: Operation, run: Run): string | undefined {
  if (operation.type !== 'click' && !sends(operation)) return undefined;
  const { role, blocks, states } = knownOf(operation as Target, run);
  const opens = states.some((state) => OPENS.has(state));
  const activates = ACTIVATED.has(role) && !opens && isGenericName(nameOf(operation as Target, run));
  return activates || (sends(operation) && WRITTEN.has(role)) ? graveBlock(blocks) : undefined;
}
/** A link leads on, a choice is only a choice: what is done is done by a button. */
const ACTIVATED = new Set(['button', 'menuitem', '']);
const WRITTEN = new Set(['textbox', 'searchbox', 'combobox', 'spinbutton']);
const OPENS = new Set(['expanded', 'collapsed', 'popup']);

/** What is known of a target's block: from the last look, else from its fingerprint, else from what stood around it before blocks were known. */
function knownOf(target: Target, run: Run): { role: string; blocks: readonly string[]; states: readonly string[] } {
  const seen = seenOf(target, run);
  if (seen) return { role: seen.role, blocks: seen.blocks ?? seen.place, states: seen.states };
  const { role = '', blocks, landmarks = [], attributes = {} } = target.fingerprint ?? {};
  return { role, blocks: blocks ?? landmarks, states: attributes['aria-haspopup'] ? ['popup'] : [] };
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

const seenOf = (target: Target, run: Run) => run.snapshot?.elements.find((element) => element.id === target.elementId);

function nameOf(target: Target, run: Run): string {
  return seenOf(target, run)?.name ?? target.fingerprint?.name ?? target.fingerprint?.text ?? '';
}

function describe(operation: Operation, run: Run): string {
  const target = operation as Target;
  const block = blockOf(operation, run)?.replace(/^\S+ /, '');
  return `${operation.type} "${nameOf(target, run) || sayTarget(target)}"${block ? ` in "${block}"` : ''}`;
}
