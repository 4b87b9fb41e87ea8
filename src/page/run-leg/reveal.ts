import type { Target } from '../../model/target';
import { labelOf } from '../dom/label';
import * as dom from '../dom/native-accessors';
import { isVisible } from '../dom/visible';
import type { Found } from '../find/found';
import { until } from '../rest/until';
import { clickBeside } from './hands';
import { searchScrollers } from './search-scrollers';
import type { World } from './world';

/** How long what was opened again, or scrolled to, is given to show the target, ms. */
const AFTER = 600;

/**
 * Brings a target into being that a person would know how to get at: opens the menu again that the operation before opened, then looks in
 * scrollers that hold more than they show, for `ms` at most. Says what helped.
 */
export async function reveal(target: Target, look: () => Found | undefined, world: World, ms: number): Promise<string | undefined> {
  const { opener } = world;
  if (opener && dom.isConnected(opener) && dom.getAttribute(opener, 'aria-expanded') === 'false' && isVisible(opener)) {
    await clickBeside(opener, world);
    const found = await until(look, { ms: AFTER, observation: world.observation, signal: world.signal });
    if (found) return `Opened ${labelOf(opener)} again.`;
  }
  // A number names an element that was there: it is gone, not out of sight.
  if (target.elementId !== undefined && !target.fingerprint) return undefined;
  const scroller = await searchScrollers(look, world, ms);
  return scroller ? `Scrolled ${scroller} to find it.` : undefined;
}
