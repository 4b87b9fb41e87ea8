import { newId } from '../../lib/ids';
import type { Delta } from '../../model/page/delta';
import { operationOfAction, type SequenceAction } from '../../model/plan/sequence-action';
import type { Bail } from '../../model/run/bail';
import type { LegOperation } from '../../model/run/leg';
import type { OperationRecord } from '../../model/run/record';
import { runLeg } from '../run-leg/run-leg';

export interface Sequence {
  actions: SequenceAction[];
  sessionId?: string;
  /** Accepted and ignored: the page is not polled for stability but settled. */
  stabilityMs?: number;
  pollIntervalMs?: number;
  /** Longest wait for stability after an action, ms; default 5000. */
  timeoutMs?: number;
  /** Report every action; default false. */
  verbose?: boolean;
}

/** The result of an `execute_sequence` call. */
export interface SequenceResult {
  /** How many actions succeeded. */
  completed: number;
  failed?: { index: number; action: string; error: string };
  /** null where nothing changed. */
  stateChange: Pick<Delta, 'url' | 'title' | 'appeared' | 'disappeared' | 'changed'> | null;
  /** Milliseconds that were waited for stability, all actions together. */
  stabilityWaitMs: number;
  steps?: { action: string; result: 'ok' | 'error'; durationMs: number }[];
}

/** How long an element may take to appear, ms, unless the call allows less in total. */
const PATIENCE = 5000;

/**
 * Runs an `execute_sequence` call in this document (`asked` is a `Sequence` from any source; anything else fails with a sentence): all
 * actions in one leg, one delta over all of them. Stops at the first that fails. `navigate` is only done within the document (#hash);
 * another document is the browser's to load and fails with a sentence.
 */
export async function executeSequence(asked: unknown, signal: AbortSignal = new AbortController().signal): Promise<SequenceResult> {
  const sequence = asked as Sequence;
  const wrong = whyNotSequence(asked);
  if (wrong) return { completed: 0, failed: wrong, stateChange: null, stabilityWaitMs: 0 };
  const { actions, timeoutMs = PATIENCE, verbose = false } = sequence;
  const operations = actions.map((action): LegOperation => ({ id: newId('sequence'), operation: operationOfAction(action) }));
  if (!operations.length) return { completed: 0, stateChange: null, stabilityWaitMs: 0, ...(verbose && { steps: [] }) };
  const { records, bail, delta } = await runLeg(
    {
      runId: 'sequence',
      id: newId('sequence'),
      operations,
      patience: Math.min(PATIENCE, timeoutMs),
      settleLimit: timeoutMs,
      overlay: false,
    },
    () => undefined,
    signal,
  );
  const completed = records.filter(({ status }) => status !== 'failed').length;
  const failed = actions[completed];
  return {
    completed,
    ...(bail && failed && { failed: { index: completed, action: failed.action, error: errorOf(bail, failed) } }),
    stateChange: stateChange(delta),
    stabilityWaitMs: Math.round(records.reduce((sum, { took }) => sum + took.settle, 0)),
    ...(verbose && { steps: records.map((record, index) => stepOf(record, actions[index])) }),
  };
}

function whyNotSequence(asked: unknown): SequenceResult['failed'] {
  const actions = (asked as Partial<Sequence> | null)?.actions;
  if (!Array.isArray(actions) || actions.length > 100)
    return { index: 0, action: '', error: 'A sequence is { actions: [...] } of at most 100 actions' };
  const index = actions.findIndex((action: Partial<SequenceAction> | null) => !action?.action || !KNOWN.has(action.action));
  if (index < 0) return undefined;
  const action = String((actions[index] as Partial<SequenceAction> | null)?.action);
  return { index, action, error: `Unknown action: ${action}. Known: ${[...KNOWN].join(', ')}` };
}
const KNOWN = new Set<string>(['set_value', 'click_element', 'tap_element', 'navigate', 'scroll', 'swipe']);

function errorOf(bail: Bail, { selector }: SequenceAction): string {
  return bail.kind === 'target-missing' && selector ? `Element not found: ${selector}` : sayBailShortly(bail);
}

function stateChange({ url, title, appeared, disappeared, changed }: Delta): SequenceResult['stateChange'] {
  if (!url && !title && !appeared.length && !disappeared.length && !changed.length) return null;
  return { ...(url && { url }), ...(title && { title }), appeared, disappeared, changed };
}

function stepOf({ status, took }: OperationRecord, action: SequenceAction | undefined): NonNullable<SequenceResult['steps']>[number] {
  const durationMs = Math.round(took.find + took.act + took.settle);
  return { action: action?.action ?? '', result: status === 'failed' ? 'error' : 'ok', durationMs };
}

/** A bail in one short sentence, without the worker's word lists. */
function sayBailShortly(bail: Bail): string {
  switch (bail.kind) {
    case 'target-missing':
      return `Element not found: ${bail.wanted}`;
    case 'target-ambiguous':
      return `Several elements fit: ${bail.wanted}`;
    case 'target-covered':
      return `${bail.wanted} is covered by ${bail.by}`;
    case 'target-disabled':
      return `${bail.wanted} cannot be used: ${bail.why}`;
    case 'value-rejected':
      return `${bail.wanted} was not taken; shown is "${bail.shown}"`;
    default:
      return `${bail.kind.replace(/-/g, ' ')}${'why' in bail ? `: ${bail.why}` : 'rule' in bail ? `: ${bail.rule}` : ''}`;
  }
}
