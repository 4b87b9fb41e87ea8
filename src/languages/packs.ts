import { ar } from './ar';
import { ca } from './ca';
import { cs } from './cs';
import { da } from './da';
import { de } from './de';
import { el } from './el';
import { en } from './en';
import { es } from './es';
import { et } from './et';
import { fa } from './fa';
import { fi } from './fi';
import { fr } from './fr';
import { he } from './he';
import { hi } from './hi';
import { hr } from './hr';
import { hu } from './hu';
import { id } from './id';
import { it } from './it';
import { ja } from './ja';
import { ko } from './ko';
import { lt } from './lt';
import { lv } from './lv';
import { ms } from './ms';
import { nb } from './nb';
import { nl } from './nl';
import type { FullPack, LanguagePack, WordPack } from './pack';
import { pl } from './pl';
import { pt } from './pt';
import { ro } from './ro';
import { ru } from './ru';
import { sl } from './sl';
import { sv } from './sv';
import { th } from './th';
import { tr } from './tr';
import { uk } from './uk';
import { vi } from './vi';
import { zh } from './zh';

/** The languages of commands. English first: a command that two languages read equally well, or a word of two, is the earlier one's. */
export const FULL_PACKS: readonly [FullPack, ...FullPack[]] = [en, zh, de, fr, es, ja, pt];

const WORD_PACKS: readonly WordPack[] = [
  it,
  nl,
  pl,
  ru,
  uk,
  tr,
  ar,
  he,
  hi,
  sv,
  da,
  nb,
  fi,
  cs,
  ro,
  el,
  hu,
  id,
  vi,
  ko,
  th,
  ca,
  fa,
  et,
  lt,
  lv,
  hr,
  sl,
  ms,
];

/** All languages. */
export const PACKS: readonly LanguagePack[] = [...FULL_PACKS, ...WORD_PACKS];
