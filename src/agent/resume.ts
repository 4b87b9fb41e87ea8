import type { Fingerprint } from '../model/page/target';
import type { Operation } from '../model/plan/operation';
import { withTarget } from '../model/plan/with-target';
import { REPAIRED_VERSION } from '../model/playbook/version-in-force';
import { type Stop, stopOf } from '../model/run/resumed';
import type { QueueItem, Run } from '../model/run/run';
import type { QueuedOperation, RunEventOf } from '../model/run/run-event';
import { saying } from '../model/saying-of';
import { goOnWith, restOf } from './ask-to-go-on';
import { endAs } from './end-as';
import { canJudgePage } from './goal-proof';
import type { Move } from './move';
import { stepOf } from './step-of';

type Said = Pick<RunEventOf<'resumed'>, 'way' | 'target'>;

/**
 * The event by which a person goes on with a run that has ended; undefined where it has not, or reached its goal, or only tried or looked, or
 * has no step for that way.
 */
export function resumeEvent(run: Run | undefined, said: Said, at: number): RunEventOf<'resumed'> | undefined {
  const { draft, dryRun } = run?.started.play ?? {};
  if (!run?.finished || run.finished.outcome === 'success' || draft || dryRun) return undefined;
  const stop = stopOf(run);
  if (said.way !== 'again' && !stop) return undefined;
  if (said.way === 'instead' && !(said.target && stop && mayBePointedAt(stop.item.operation))) return undefined;
  return { kind: 'resumed', at, ...said };
}

/** Does it act on an element that a person can point at? */
const mayBePointedAt = ({ type }: Operation): boolean => type !== 'navigate' && type !== 'screenshot' && type !== 'wait';

/** How a run goes on that had ended: with its step as the person said, and the rest of its plan. */
export function resumeMove(run: Run, { way, target }: Said): Move {
  const stop = stopOf(run);
  if (run.stale || !stop) return { do: 'look' };
  const { plan, item } = stop;
  // Who goes on with a step that was dispatched says by that to do it again.
  if (way === 'again') return goOnWith(run, plan, item, item.record?.dispatched ? { again: item.id } : {});
  if (way === 'instead' && target) return goOnWith(run, plan, item, pointedAt(item, target));
  return withoutStep(run, stop, way);
}

/**
 * The step on the element that the person pointed at. In a playbook that is a repair of the step, by the person: it is kept as one once it
 * has worked.
 */
function pointedAt({ operation, origin, replaces }: QueueItem, target: Fingerprint): Partial<QueuedOperation> {
  const at = withTarget(operation, target);
  if (!origin) return { operation: at };
  const before = 'fingerprint' in operation && operation.fingerprint ? { fingerprint: operation.fingerprint } : {};
  return {
    operation: at,
    origin: { ...origin, version: REPAIRED_VERSION },
    replaces: replaces ?? { ...before, refused: [], stands: true },
    accepted: true,
  };
}

/** Steps that are known follow; a model plans anew, and is told what the person did. Nothing left: the person's word is all that there is. */
function withoutStep(run: Run, { plan, item }: Stop, way: Said['way']): Move {
  const rest = restOf(plan, item);
  if (rest.length && (rest.every(({ origin }) => origin) || !canJudgePage(run))) return { do: 'go-on', queue: rest };
  if (canJudgePage(run) && !(way === 'skip' && item.origin)) return { do: 'plan', purpose: 'plan' };
  const step = stepOf(item, item.record?.label ?? item.label);
  return way === 'by-hand' ? endAs('success', saying('didLastYourself', { step })) : endAs('stopped', saying('skippedLast', { step }));
}
