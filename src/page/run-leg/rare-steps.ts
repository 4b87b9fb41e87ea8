import { type Later, later } from '../../lib/later';
import type { whyNotStandIn } from '../find/stand-in';
import type { optionsOfSelect } from '../observe/options-of-select';
import type { awaitEffect, isNextBrought, shownInstead } from './await-effect';
import type { actAndDoAgain } from './do-again';
import type { whyDoneBefore } from './done-before';
import type { endOfDrag } from './end-of-drag';
import type { foundInToggledState } from './found-toggled';
import type { overShape, ratioOfPlace } from './place-in-target';
import type { runReading } from './run-reading';
import type { lookOnly, waitForTarget } from './wait-for-target';
import type { whyNothingOpened } from './why-nothing-opened';

/** What few operations of a leg need, and what is tried where a target is not there at once. */
interface RareSteps {
  actAndDoAgain: typeof actAndDoAgain;
  awaitEffect: typeof awaitEffect;
  foundInToggledState: typeof foundInToggledState;
  lookOnly: typeof lookOnly;
  ratioOfPlace: typeof ratioOfPlace;
  overShape: typeof overShape;
  optionsOfSelect: typeof optionsOfSelect;
  isNextBrought: typeof isNextBrought;
  runReading: typeof runReading;
  shownInstead: typeof shownInstead;
  endOfDrag: typeof endOfDrag;
  waitForTarget: typeof waitForTarget;
  whyDoneBefore: typeof whyDoneBefore;
  whyNothingOpened: typeof whyNothingOpened;
  whyNotStandIn: typeof whyNotStandIn;
}

/** Empty until the script with them has come, for which an operation that needs them waits before it looks for its target. */
export const rareSteps: Later<RareSteps> = later();
