import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { ja } from './ja';
import type { FullPack, LanguagePack } from './pack';
import { pt } from './pt';
import { zh } from './zh';

/** The languages of commands. English first: a command that two languages read equally well, or a word of two, is the earlier one's. */
export const FULL_PACKS: readonly [FullPack, ...FullPack[]] = [en, zh, de, fr, es, ja, pt];

/** All languages. */
export const PACKS: readonly LanguagePack[] = [...FULL_PACKS];
