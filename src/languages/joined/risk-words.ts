import { joinWords } from '../join';
import { PACKS } from '../packs';
import type { RiskWords } from '../words';

const all = (list: keyof RiskWords) => joinWords(PACKS.map(({ risk }) => risk?.[list]));

/** The words of `RiskWords` in all languages. */
export const FINAL = all('final');
export const FINAL_ALONE = all('finalAlone');
export const VERBS = all('verbs');
export const OBJECTS = all('objects');
export const HARMLESS = all('harmless');
export const GENERIC = all('generic');
export const GENERIC_START = all('genericStart');
export const YES = all('yes');
export const SUBMIT = all('submit');
export const FINAL_WHERE_REWORDED = all('finalWhereReworded');
export const SPENDS = all('spends');
export const FINAL_WITH_AMOUNT = all('finalWithAmount');
export const PAGES = all('pages');
export const ALSO_THINGS = all('alsoThings');
export const LEAVES = all('leaves');
