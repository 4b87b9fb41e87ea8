import type { Bed } from './command';
import { ACCOUNT } from './everyday/account';
import { BOARD } from './everyday/board';
import { CHAT } from './everyday/chat';
import { DRIVE } from './everyday/drive';
import { MAIL } from './everyday/mail';
import { NOTE } from './everyday/note';
import { SHOP } from './everyday/shop';
import { THEATRE } from './everyday/theatre';
import { WINDOWS } from './everyday/windows';
import { YEAR } from './everyday/year';

/** Ten more pages, each of another package, with eight commands each by somebody who has not read the planner (26 November 2026). Sealed: only `BED=everyday` plays them. */
export const ON_EVERYDAY: readonly Bed[] = [ACCOUNT, BOARD, CHAT, DRIVE, MAIL, NOTE, SHOP, THEATRE, WINDOWS, YEAR];
