import type { Bed } from './command';
import { ADDRESS } from './newest/address';
import { BALANCERS } from './newest/balancers';
import { CART } from './newest/cart';
import { DIALOGS } from './newest/dialogs';
import { DRAWING } from './newest/drawing';
import { LISTS } from './newest/lists';
import { MOBILE_FORM } from './newest/mobile-form';
import { PHONES_COMPARED } from './newest/phones';
import { SLIDES } from './newest/slides';
import { WECHAT } from './newest/wechat';

/** Ten more pages, each of another package, with eight commands each that were written before any was tried (23 November 2026). Sealed: only `BED=newest` plays them. */
export const ON_NEWEST: readonly Bed[] = [ADDRESS, BALANCERS, CART, DIALOGS, DRAWING, LISTS, MOBILE_FORM, PHONES_COMPARED, SLIDES, WECHAT];
