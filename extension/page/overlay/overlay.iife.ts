import '../actor/actor.iife';
import { openOverlay } from '../../../src/page/overlay/overlay';
import { overlayPart } from '../../../src/page/overlay/overlay-part';

// Shows in one document where Abra acts. Injected after the actor, where the person wants to see it.
overlayPart.bring({ openOverlay });
