import { same, withoutAccents } from '../../lib/text';
import { comparesBy, namesAll } from '../../model/goal/asks';
import { isFiller, isRole } from '../../model/goal/lexicon';
import { describesValue, endsSentence, isSureValue, signsBehind } from '../../model/goal/value';
import type { Param } from '../../model/playbook/playbook';
import { paramKindOf } from '../learn/params';
import type { Token } from './tokens';

/**
 * A value as it was written in the goal: what is quoted, else a few plain words that are no verb, no relation and no other part; undefined
 * where it is uncertain.
 */
export function givenValue(tokens: readonly Token[], text: string, param: Param | undefined): string | undefined {
  const [first] = tokens;
  const last = tokens.at(-1);
  if (!first || !last) return undefined;
  if (tokens.length === 1 && first.kind === 'quoted') return fits(first.raw, param) ? first.raw : undefined;
  const plain = tokens.every(
    ({ kind, word }) => kind === 'word' || kind === 'filler' || (kind === 'verb' && !word.includes(' ') && tokens.length === 1),
  );
  // "Grace for Ada" may be two values.
  if (tokens.some(({ word, kind }) => kind === 'filler' && isRole(word))) return undefined;
  if (!plain || tokens.length > MAX_WORDS || tokens.some(({ word }) => word === '?' || word === '？')) return undefined;
  const value = asWritten(text, first.start, last.end);
  if (value === undefined || (param?.item && choosesItem(value))) return undefined;
  return fits(value, param) ? value : undefined;
}

/** "the cheapest" and "everything" choose among the items, and are what none of them is called. */
const choosesItem = (value: string): boolean => comparesBy(value).length > 0 || namesAll(value).length > 0;

/** An unquoted value with more words than this is a sentence. */
const MAX_WORDS = 4;

/** The words of that range with adjacent signs; undefined where those may not belong to it. */
function asWritten(text: string, start: number, end: number): string | undefined {
  const before = text.slice(0, start);
  const signs = signsBehind(text.slice(end));
  const lead = /(?<=^|\s)[-+#@$€£&~_.*]+$/u.exec(before)?.[0] ?? '';
  const value = lead + text.slice(start, end) + (endsSentence(signs) ? '' : signs);
  // Articles and "my" are not part of a value, but show whether it is one.
  const said =
    /(?:(?<![\p{L}\p{N}])\p{L}{1,7}\s+){1,2}$/u
      .exec(before)?.[0]
      .split(/\s+/)
      .filter((word) => isFiller(withoutAccents(word))) ?? [];
  const goesOn = /^[\p{L}\p{N}]/u.test(text.slice(end + signs.length));
  return goesOn || !isNamed(value) || !said.every((_word, at) => isNamed([...said.slice(at), value].join(' '))) ? undefined : value;
}

const isNamed = (words: string) => isSureValue(words) && !describesValue(words);

/** A known option, a number for a number, a date for a date, an e-mail address for what always was one. */
function fits(value: string, param: Param | undefined): boolean {
  if (!param || value === '') return false;
  if (param.choice) return (param.known ?? []).some((known) => same(known, value));
  const address = /^\S+@\S+\.\S+$/;
  if (param.known?.length && param.known.every((known) => address.test(known))) return address.test(value);
  return param.kind === 'text' || param.kind === 'option' || paramKindOf(value) === param.kind;
}
