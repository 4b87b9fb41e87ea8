import { VALUES } from '../../languages/joined/goal-words';
import { secretWord } from '../secret/secret';

/**
 * Rules for values that are not quoted: a value has to be named so that nothing else can be meant. Whoever binds a value applies them, and
 * asks the person where they fail.
 */

/**
 * May these words be taken literally as a value? Not where they refer to something ("the value of Gender", "my name", "it"), introduce a
 * quote ("the word hello"), or contain a second thing ("bob with my password").
 */
export function isSureValue(words: string): boolean {
  const said = words.trim();
  return (
    !REFERS.test(said) &&
    !INTRODUCES.test(said) &&
    !POINTS.test(said) &&
    !CARRIES_MORE.test(said) &&
    !namesAnotherField(said) &&
    !/\s{2,}|[\ue000-\uf8ff]/u.test(said)
  );
}

/** Do they describe a value instead ("a random name", "today's date", "nothing")? In a search the same words are the query. */
export const describesValue = (words: string): boolean => DESCRIBES.test(words.trim());

/** Do these words only announce a quoted value: "the text", "the following word"? */
export const introducesQuote = (words: string): boolean => INTRODUCTION.test(words.trim());

/** The signs right after a value, except those that can only end the sentence. */
export function signsBehind(rest: string): string {
  const signs = /^[^\s\p{L}\p{N}\p{M}"'”’»」』)\]]+/u.exec(rest)?.[0] ?? '';
  return signs.replace(/[,;:、，；：]+$/u, '');
}

/** Can the signs be the end of the sentence? After words they are; after a password it is uncertain. */
export const endsSentence = (signs: string): boolean => /^[.。．…]+$/u.test(signs);

const INTRODUCTION = new RegExp(
  `^(?:(?:${VALUES.introductions.map(({ articles, nouns, nounEnd }) => `(?:${articles} )?(?:${nouns})${nounEnd && `(?:${nounEnd})?`}`).join('|')})[:：]?|${VALUES.introduction})$`,
  'iu',
);
const INTRODUCES = new RegExp(
  `^(?:${VALUES.introductions.map(({ articles, nouns }) => `${articles} (?:${nouns})`).join('|')})[:：]? (?=\\S)`,
  'iu',
);

/** "The price of the lens", "the text in Gender", "der Wert von X", "X的值": content of the page. */
const REFERS = new RegExp(`^(?:${VALUES.refers})`, 'iu');

/** "My name", "it", "the same": only the person knows it. */
const POINTS = new RegExp(`^(?:(?:${VALUES.possessives}) \\p{L}|(?:${VALUES.points})$|(?:${VALUES.pointsFirst}))`, 'iu');
/** "Bob with my name", "bob my mail": another value is mentioned. */
const CARRIES_MORE = new RegExp(`\\s(?:${VALUES.possessives})\\s\\p{L}|${VALUES.carriesMore}`, 'iu');

/** "Bob and the password x", "bob password x": another field is named after the first word, connected to it or followed by a value. */
function namesAnotherField(said: string): boolean {
  const words = said.split(/\s+/);
  return words.some((_, at) => {
    const length = at ? [1, 2, 3].find((one) => isLogin(words.slice(at, at + one).join(' '))) : undefined;
    return length !== undefined && (at + length < words.length || JOINED.test(words.slice(0, at).join(' ')));
  });
}
const isLogin = (words: string): boolean =>
  /^(?:user ?name|e-?mail address)$/i.test(words) || ['password', 'pin'].includes(secretWord(words) ?? '');
const JOINED = new RegExp(`\\s(?:${VALUES.with})(?:\\s(?:${VALUES.determiners}))?$`, 'iu');

const DESCRIBES = new RegExp(`^(?:${VALUES.describes})`, 'iu');
