import { bringRareActs } from '../act/rare-acts';
import { byCoordinates } from '../find/by-coordinates';
import { byFingerprint } from '../find/by-fingerprint';
import { weigh } from '../find/evidence';
import { whyNotStandIn } from '../find/stand-in';
import { vote } from '../find/vote';
import { aimAgain, hadNoEffect, watchRequests } from './do-again';
import { whyDoneBefore } from './done-before';
import { endInFrame, offerEnd } from './end-in-frame';
import { overShape, ratioOfPlace } from './place-in-target';
import { rareSteps } from './rare-steps';
import { runReading } from './run-reading';
import { lookOnly, waitForTarget } from './wait-for-target';
import { whyNothingOpened } from './why-nothing-opened';

/** From now on everything is done that a leg may ask for, in this document, and drags of the documents around it may end here. */
export function bringReserve(): void {
  bringRareActs();
  vote.bring({ byFingerprint, byCoordinates, weigh });
  rareSteps.bring({
    aimAgain,
    endInFrame,
    hadNoEffect,
    lookOnly,
    ratioOfPlace,
    overShape,
    runReading,
    waitForTarget,
    watchRequests,
    whyDoneBefore,
    whyNothingOpened,
    whyNotStandIn,
  });
  offerEnd();
}
