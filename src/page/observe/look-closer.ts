import type { Delta } from '../../model/delta';
import type { Change } from './delta';
import { type Effects, watchEffects } from './effects';
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
export function watchStep(element: Element): (leaving?: boolean) => Delta {
  // Asked while the page waits for its event: nothing is searched for.
  const observation = observe(false);
  const effects = watchEffects(element);
  return (leaving) => {
    const { url: _url, title: _title, focus: _focus, ...delta } = lookCloser(observation, effects).delta;
    observation.stop();
    effects.answers.stop();
    if (leaving) return { appeared: [], disappeared: [], changed: [], effects: [`document ${location.pathname}`], totals: delta.totals };
    return { ...delta, changed: delta.changed.map((change) => ({ ...change, from: '', to: '' })) };
  };
}
