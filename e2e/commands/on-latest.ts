import type { Bed } from './command';
import { BOOKING } from './latest/booking';
import { DASHBOARD } from './latest/dashboard';
import { LEAVE } from './latest/leave';
import { MANUAL } from './latest/manual';
import { ORDERS } from './latest/orders';
import { PODCAST } from './latest/podcast';
import { PROFILE } from './latest/profile';
import { STEPS } from './latest/steps';
import { TEA_CHAT } from './latest/tea-chat';
import { TREE } from './latest/tree';

/** Another ten pages, each of another package, with eight commands each that were written before any was tried (24 November 2026). Sealed: only `BED=latest` plays them. */
export const ON_LATEST: readonly Bed[] = [BOOKING, DASHBOARD, LEAVE, MANUAL, ORDERS, PODCAST, PROFILE, STEPS, TEA_CHAT, TREE];
