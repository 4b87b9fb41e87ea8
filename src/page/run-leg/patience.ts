import { timeNow } from '../../lib/time-now';
import { whenStill } from '../settle/when-still';
import type { LegContext } from './leg-context';

/** How long an operation of a leg may wait. */
export interface Patience {
  /** What is left, ms. */
  left(): number;
  /** Aborts when the leg is stopped, or the page provably stands still: waiting longer would bring nothing. */
  signal: AbortSignal;
  /** Was it aborted because the page stood still? */
  atRest(): boolean;
  end(): void;
}

/**
 * The leg's patience from now on. Never shortened where the operation before had no visible effect yet or led elsewhere: what it requested
 * may come in ways that cannot be observed (a module that the page imports), unless it is given that it `mayBeUnseen`.
 */
export function openPatience(world: LegContext, mayBeUnseen = world.framed || isOwed(world)): Patience {
  const { leg, observation, loads, signal } = world;
  const began = timeNow();
  const still = whenStill({ ms: leg.patience, observation, loads, unseen: mayBeUnseen });
  return {
    left: () => leg.patience - (timeNow() - began),
    signal: AbortSignal.any([signal, still.signal]),
    atRest: () => still.signal.aborted,
    end: still.stop,
  };
}

const isOwed = ({ last }: LegContext): boolean => !!last?.dispatched && (!!last.delta.url || !changes(last.delta.totals));
const changes = (totals: { appeared: number; disappeared: number; changed: number }) =>
  totals.appeared + totals.disappeared + totals.changed > 0;
