import { type Later, later } from '../../lib/later';
import type { openOverlay } from './overlay';

/** What shows in the page where Abra acts. Empty where the worker was told not to show it: then nothing is shown. */
export const overlayPart: Later<{ openOverlay: typeof openOverlay }> = later();
