import type { Target } from '../../model/page/target';
import type { Saying } from '../../model/saying';
import { saying } from '../../model/saying-of';
import { labelOf } from '../dom/label';
import * as dom from '../dom/native-accessors';
import { isVisible } from '../dom/visible';
import type { Found } from '../find/found';
import { until } from '../rest/until';
import { clickBeside } from './click-beside';
import type { LegContext } from './leg-context';
import { searchScrollers } from './search-scrollers';

/** How long the target may take to appear after a menu was opened again, or something scrolled, ms. */
const AFTER = 600;

/**
 * Brings back a target that a person could get at: opens the menu again that the previous operation opened, then searches scrollers with
 * more content than they show, for `ms` at most. Resolves to a note that says what helped.
 */
export async function reveal(target: Target, look: () => Found | undefined, world: LegContext, ms: number): Promise<Saying | undefined> {
  const { opener } = world;
  if (opener && dom.isConnected(opener) && dom.getAttribute(opener, 'aria-expanded') === 'false' && isVisible(opener)) {
    await clickBeside(opener, world);
    const found = await until(look, { ms: AFTER, observation: world.observation, signal: world.signal });
    if (found) return saying('noteOpenedAgain', { thing: { thing: labelOf(opener) } });
  }
  // A number names an element that was rendered: it is gone, not out of view.
  if (target.elementId !== undefined && !target.fingerprint) return undefined;
  const scroller = await searchScrollers(look, world, ms);
  return scroller ? saying('noteScrolled', { thing: { thing: scroller } }) : undefined;
}
