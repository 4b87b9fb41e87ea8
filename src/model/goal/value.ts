import { VALUES } from '../../languages/joined/goal-words';
import { secretWord } from '../secret';

/**
 * A value is quoted, or named so that nothing else can be meant. These are the rules for words that are not quoted; whoever binds a value asks them, and
 * asks the person where they say no.
 */

/** May these words be taken for a value as they stand? Not where they refer to something ("the value of Gender", "my name", "it"), introduce what
 * follows ("the word hello"), or hold a second thing ("bob with my password"). */
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

/** Do they say what kind of value is wanted ("a random name", "today's date", "nothing")? Of a search the same words are what is searched for. */
export const describesValue = (words: string): boolean => DESCRIBES.test(words.trim());

/** Do these words only say that a quoted value follows: "the text", "the following word"? */
export const introducesQuote = (words: string): boolean => INTRODUCTION.test(words.trim());

/** What such an introduction is followed by: "the word hello" → "hello"; the same words where there is none. */
export const withoutIntroduction = (words: string): string => words.trim().replace(INTRODUCES, '').trim() || words;

/** The signs written right behind a value; what can only end the sentence is not among them. */
export function signsBehind(rest: string): string {
  const signs = /^[^\s\p{L}\p{N}\p{M}"'”’»」』)\]]+/u.exec(rest)?.[0] ?? '';
  return signs.replace(/[,;:、，；：]+$/u, '');
}

/** A stop ends a sentence or belongs to the value: of words it ends the sentence, of a password nobody knows. */
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

/** "My name", "it", "the same": the person knows it, the words do not say it. */
const POINTS = new RegExp(`^(?:(?:${VALUES.possessives}) \\p{L}|(?:${VALUES.points})$|(?:${VALUES.pointsFirst}))`, 'iu');
/** "Bob with my name", "bob my mail": another value is spoken of. */
const CARRIES_MORE = new RegExp(`\\s(?:${VALUES.possessives})\\s\\p{L}|${VALUES.carriesMore}`, 'iu');

/** "Bob and the password x", "bob password x": another field is named behind the first word, and is joined to what stands before it or has its value behind it. */
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
