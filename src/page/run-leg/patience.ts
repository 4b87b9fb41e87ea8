import { whenStill } from '../settle/when-still';
import type { World } from './world';

/** How long an operation of a leg may wait for what it needs. */
export interface Patience {
  /** What is left of it, ms. */
  left(): number;
  /** Stopped, or the page stands still with nothing on its way: waiting longer would bring nothing. */
  signal: AbortSignal;
  /** Was it given up because the page stood still? */
  atRest(): boolean;
  end(): void;
}

/**
 * The leg's patience from now on. All of it where the operation before has shown nothing yet or led elsewhere: what it asked for may come by
 * ways that nobody sees (a module that the page imports).
 */
export function openPatience(world: World): Patience {
  const { leg, observation, loads, framed, signal, last } = world;
  const began = performance.now();
  const owed = last?.dispatched && (last.delta.url || !changes(last.delta.totals));
  const still = whenStill({ ms: leg.patience, observation, loads, unseen: framed || !!owed });
  return {
    left: () => leg.patience - (performance.now() - began),
    signal: AbortSignal.any([signal, still.signal]),
    atRest: () => still.signal.aborted,
    end: still.stop,
  };
}

const changes = (totals: { appeared: number; disappeared: number; changed: number }) =>
  totals.appeared + totals.disappeared + totals.changed > 0;
