import { joinWords } from '../join';
import { PACKS } from '../packs';
import type { DismissWords } from '../words';

const all = (list: keyof DismissWords) => joinWords(PACKS.map(({ dismiss }) => dismiss?.[list]));

/** The words of `DismissWords` in all languages. */
export const CLOSES = all('closes');
export const REFUSES = all('refuses');
export const ACCEPTS = all('accepts');
export const GOES_ON = all('goesOn');
export const ABOUT_COOKIES = all('aboutCookies');
