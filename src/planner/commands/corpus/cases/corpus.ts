import { ABROAD } from './abroad-cases';
import { ADMIN } from './admin-cases';
import type { Cases } from './cases';
import { DEMO } from './demo-cases';
import { DESK } from './desk-cases';
import { EVERYDAY } from './everyday-cases';
import { SHOP } from './shop-cases';
import { THEMES } from './themes-cases';
import { WIDGETS } from './widget-cases';

/** All commands of the corpus. */
export const CORPUS: readonly Cases[] = [...THEMES, ...DESK, ...SHOP, ...ABROAD, ...EVERYDAY, ...DEMO, ...WIDGETS, ...ADMIN];
