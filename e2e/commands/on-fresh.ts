import type { Bed } from './command';
import { ALBUM } from './fresh/album';
import { APP_SETTINGS } from './fresh/app-settings';
import { BILLING } from './fresh/billing';
import { CLINIC } from './fresh/clinic';
import { HANDBOOK } from './fresh/handbook';
import { LIBRARY_CARD } from './fresh/library-card';
import { PLANTS } from './fresh/plants';
import { STOCK } from './fresh/stock';
import { TASKS } from './fresh/tasks';
import { TICKETS } from './fresh/tickets';

/** Ten more pages, each of another package, with eight commands each that were written before any was tried (25 November 2026). Sealed: only `BED=fresh` plays them. */
export const ON_FRESH: readonly Bed[] = [ALBUM, APP_SETTINGS, BILLING, CLINIC, HANDBOOK, LIBRARY_CARD, PLANTS, STOCK, TASKS, TICKETS];
