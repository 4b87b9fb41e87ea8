import { type Later, later } from '../../lib/later';
import type { describe } from './describe';
import type { lookForTarget } from './look-for-target';

/**
 * What asks the whole page: weighing what speaks for and against candidates, and describing an element anew. Most targets need none of it, as nothing of
 * them has changed since they were described.
 */
interface WholePage {
  lookForTarget: typeof lookForTarget;
  describe: typeof describe;
}

/** Until it has come, only an element that is told by its fingerprint and of which nothing changed is found, and none is described anew. */
export const wholePage: Later<WholePage> = later();
