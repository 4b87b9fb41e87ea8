import { deadline } from '../../lib/deadline';
import type { Delta } from '../../model/delta';
import { withComplaints } from './complaints';
import type { Change } from './delta';
import { type Effects, isVisible, watchEffects } from './effects';
import { type Observation, observe } from './observe';

/** What changed since the last look, with what came of it beside elements. `caused`: see `Effects.seen`. */
export function lookCloser(observation: Observation, effects: Effects | undefined, caused?: ReadonlySet<string>): Change {
  const records = effects ? observation.records() : [];
  const change = observation.change();
  const seen = effects?.seen(change, records, caused) ?? [];
  return seen.length ? { ...change, delta: { ...change.delta, effects: seen } } : change;
}

/**
 * Watches what comes of something that a person does to an element, from now until it is asked for, once: what came, went and changed, without the
 * values. Where the page is being left, that is all that comes of it.
 */
function watchStep(element: Element): (leaving?: boolean) => Delta {
  // Asked while the page waits for its event: nothing is searched for.
  const observation = observe(false);
  const effects = watchEffects(element);
  return (leaving) => {
    const { url: _url, title: _title, focus: _focus, ...delta } = withComplaints(lookCloser(observation, effects)).delta;
    observation.stop();
    effects.answers.stop();
    if (leaving) return { appeared: [], disappeared: [], changed: [], effects: [`document ${location.pathname}`], totals: delta.totals };
    return { ...delta, changed: delta.changed.map((change) => ({ ...change, from: '', to: '' })) };
  };
}

/** Follows what comes of a person's step until the next one begins, or what comes would come by itself. */
export interface StepWatch {
  /** A step begins, or may have begun, at this element; what came of the one before is told. */
  begin(element: Element): void;
  /** Is one followed? */
  on(): boolean;
  /** What came by now is told. `leaving`: the page is left. */
  end(leaving?: boolean): void;
  /** What came of it is not asked for. */
  drop(): void;
}

/** `ms`: what comes later came by itself. */
export function followStep(ms: number, tell: (came: Delta) => void): StepWatch {
  let watch: ReturnType<typeof watchStep> | undefined;
  let stopWaiting = (): void => undefined;
  const take = (leaving?: boolean): Delta | undefined => {
    stopWaiting();
    const came = watch?.(leaving);
    watch = undefined;
    return came;
  };
  const end = (leaving?: boolean) => {
    const came = take(leaving);
    if (came && (came.effects || isVisible(came))) tell(came);
  };
  return {
    begin(element) {
      end();
      watch = watchStep(element);
      const { signal, clear, expired } = deadline(ms);
      stopWaiting = clear;
      signal.addEventListener('abort', () => expired() && end());
    },
    on: () => !!watch,
    end,
    drop: () => void take(),
  };
}
