import { bringRareActs } from '../act/rare-acts';
import { coverOf } from '../dismiss/dismiss-control';
import { byCoordinates } from '../find/by-coordinates';
import { byFingerprint } from '../find/by-fingerprint';
import { weigh } from '../find/evidence';
import { whyNotStandIn } from '../find/stand-in';
import { vote } from '../find/vote';
import { whyDoneBefore } from './done-before';
import { endInFrame, offerEnd } from './end-in-frame';
import { rareSteps } from './rare-steps';
import { reveal } from './reveal';
import { runReading } from './run-reading';

/** From now on everything is done that a leg may ask for, in this document, and drags of the documents around it may end here. */
export function bringReserve(): void {
  bringRareActs();
  vote.bring({ byFingerprint, byCoordinates, weigh });
  rareSteps.bring({ coverOf, endInFrame, reveal, runReading, whyDoneBefore, whyNotStandIn });
  offerEnd();
}
