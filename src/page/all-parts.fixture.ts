import { openOverlay } from './overlay/overlay';
import { overlayPart } from './overlay/overlay-part';
import { bringKeys } from './run-leg/keys';
import { bringReserve } from './run-leg/reserve';

// For tests that need all of the actor from the beginning, as a document has it where its worker gave it all.
bringKeys();
bringReserve();
overlayPart.bring({ openOverlay });
