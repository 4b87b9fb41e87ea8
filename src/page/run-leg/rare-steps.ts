import { type Later, later } from '../../lib/later';
import type { whyNotStandIn } from '../find/stand-in';
import type { aimAgain, hadNoEffect, watchRequests } from './do-again';
import type { whyDoneBefore } from './done-before';
import type { endInFrame } from './end-in-frame';
import type { overShape, ratioOfPlace } from './place-in-target';
import type { runReading } from './run-reading';
import type { lookOnly, waitForTarget } from './wait-for-target';
import type { whyNothingOpened } from './why-nothing-opened';

/** What few operations of a leg need, and what is tried where a target is not there at once. */
interface RareSteps {
  aimAgain: typeof aimAgain;
  endInFrame: typeof endInFrame;
  hadNoEffect: typeof hadNoEffect;
  lookOnly: typeof lookOnly;
  ratioOfPlace: typeof ratioOfPlace;
  overShape: typeof overShape;
  runReading: typeof runReading;
  waitForTarget: typeof waitForTarget;
  watchRequests: typeof watchRequests;
  whyDoneBefore: typeof whyDoneBefore;
  whyNothingOpened: typeof whyNothingOpened;
  whyNotStandIn: typeof whyNotStandIn;
}

/** Empty until the script with them has come, for which an operation that needs them waits before it looks for its target. */
export const rareSteps: Later<RareSteps> = later();
