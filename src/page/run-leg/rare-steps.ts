import { type Later, later } from '../../lib/later';
import type { coverOf } from '../dismiss/dismiss-control';
import type { whyNotStandIn } from '../find/stand-in';
import type { whyDoneBefore } from './done-before';
import type { endInFrame } from './end-in-frame';
import type { reveal } from './reveal';
import type { runReading } from './run-reading';

/** What few operations of a leg need, and what is tried where a target is not there at once. */
interface RareSteps {
  coverOf: typeof coverOf;
  endInFrame: typeof endInFrame;
  reveal: typeof reveal;
  runReading: typeof runReading;
  whyDoneBefore: typeof whyDoneBefore;
  whyNotStandIn: typeof whyNotStandIn;
}

/** Empty until the script with them has come, for which an operation that needs them waits before it looks for its target. */
export const rareSteps: Later<RareSteps> = later();
