import { bringRareActs } from '../act/rare-acts';
import { describe } from '../find/describe';
import { lookForTarget } from '../find/look-for-target';
import { whyNotStandIn } from '../find/stand-in';
import { wholePage } from '../find/whole-page';
import { optionsOfSelect } from '../observe/options-of-select';
import { awaitEffect, isNextBrought, shownInstead } from './await-effect';
import { actAndDoAgain } from './do-again';
import { whyDoneBefore } from './done-before';
import { offerEnd } from './end-in-frame';
import { endOfDrag } from './end-of-drag';
import { foundInToggledState } from './found-toggled';
import { overShape, ratioOfPlace } from './place-in-target';
import { rareSteps } from './rare-steps';
import { runReading } from './run-reading';
import { lookOnly, waitForTarget } from './wait-for-target';
import { whyNothingOpened } from './why-nothing-opened';

/** From now on everything is done that a leg may ask for, in this document, and drags of the documents around it may end here. */
export function bringReserve(): void {
  bringRareActs();
  wholePage.bring({ lookForTarget, describe });
  rareSteps.bring({
    actAndDoAgain,
    awaitEffect,
    foundInToggledState,
    lookOnly,
    ratioOfPlace,
    overShape,
    optionsOfSelect,
    isNextBrought,
    runReading,
    shownInstead,
    endOfDrag,
    waitForTarget,
    whyDoneBefore,
    whyNothingOpened,
    whyNotStandIn,
  });
  offerEnd();
}
