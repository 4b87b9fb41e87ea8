import { withReadCache } from '../dom/labels';
import * as dom from '../dom/native-accessors';
import type { Effects } from './effects';
import type { Observation } from './observe';
import type { PageChange } from './page-change';

/** The change since the operation began, with its effects. `caused`: see `Effects.seen`; `isOthers`: see `Observation.change`. */
export function deltaWithEffects(
  observation: Observation,
  effects: Effects | undefined,
  caused?: ReadonlySet<string>,
  isOthers?: (element: Element) => boolean,
): PageChange {
  const records = effects ? observation.records() : [];
  return withReadCache(() => {
    const change = observation.change(isOthers);
    const seen = effects?.seen(change, records, caused, isOthers) ?? [];
    return seen.length ? { ...change, delta: { ...change.delta, effects: seen } } : change;
  });
}

/** What comes by pointing at something is no effect of the press that follows. */
export const isTooltip = (element: Element): boolean => dom.closest(element, '[role=tooltip]') !== null;
