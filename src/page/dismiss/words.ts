import * as words from '../../languages/joined/dismiss-words';
import { bareWords, withoutAccents } from '../../lib/text';

/** The label of a control without accents, as the lists have them, and without signs and emoji beside its words ("Skip »", "× Close"). */
export const controlWords = (name: string) =>
  bareWords(withoutAccents(name))
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .join(' ');

const set = (list: string) => new Set(list.split('|').map(controlWords));

/** How pages call what closes something that is in the way (`DismissWords` of the language packs), compared by `controlWords`. */
export const CLOSES = set(words.CLOSES);
export const REFUSES = set(words.REFUSES);
export const ACCEPTS = set(words.ACCEPTS);
export const SINGLE_WAY_ON = set(words.GOES_ON);

/** Is a text about cookies or of consent to tracking? */
export const ABOUT_COOKIES = new RegExp(words.ABOUT_COOKIES, 'i');
