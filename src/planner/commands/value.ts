import { describesValue, endsSentence, introducesQuote, isSureValue } from '../../model/goal/value';
import type { SnapshotElement } from '../../model/page/snapshot';
import type { Command, Said } from './command';
import { nameOf } from './names';
import { beginsWithArticle } from './phrase';
import { abstain, type Resolution, spokenName } from './resolution';
import { tableOf } from './tables';
import { voiceOf } from './voice';

/** What is to be typed, or the question which words are meant. */
export type Value = { ok: true; text: string } | { ok: false; refusal: Resolution };

/**
 * The value that a command names for a field. It is quoted, or stands behind the name of its field, or is one word; words that refer to something ("the total
 * price", "it", "today's date") are none. Of a secret it cannot be seen afterwards whether it was the right one, so it has to be sure.
 */
export function valueOf(said: Said | undefined, command: Command, element?: SnapshotElement): Value {
  const { text = '', inner, signs = '', quoted } = said ?? {};
  if (!said || quoted || isBlank(text)) return { ok: true, text: bound(text, element) };
  if (inner !== undefined) {
    const at = text.indexOf(inner);
    const isAll = introducesQuote(text.slice(0, at)) && text.slice(at + inner.length).trim() === '';
    return isAll ? { ok: true, text: inner } : ask(said, command, element);
  }
  const isSecret = element !== undefined && (element.secret === true || element.type === 'password');
  const isNumber = element?.role === 'spinbutton' || element?.type === 'number';
  const isWords = /\s/.test(text.trim()) && /\p{L}/u.test(text);
  const isUnsure =
    said.severalQuotes === true ||
    !isSureValue(text) ||
    describesValue(text) ||
    beginsWithArticle(text, command.language) ||
    tableOf(command.language).pronouns.has(nameOf(text).normal) ||
    (isWords && (isSecret || command.valueFirst === true)) ||
    (TIMES.has(element?.type ?? '') && !/\d/.test(text)) ||
    (isSecret && signs !== '');
  if (isUnsure) return ask(said, command, element);
  return { ok: true, text: isNumber || endsSentence(signs) ? text : text + signs };
}
const TIMES = new Set('date time datetime-local month week number'.split(' '));

const isBlank = (text: string): boolean => /^\{.*\}$/.test(text);

/** `{name}` alone is a blank of a workflow: a secret where the field hides what is typed. */
function bound(text: string, element: SnapshotElement | undefined): string {
  const name = /^\{(\w[\w.-]*)\}$/.exec(text)?.[1];
  if (!name) return text;
  return element?.secret || element?.type === 'password' ? `{{secret:${name}}}` : `{{${name}}}`;
}

/** Asks for quotes; the suggestion is the same command with the words quoted. */
function ask(said: Said, { language }: Command, element: SnapshotElement | undefined): Value {
  const say = voiceOf(language);
  const isSecret = element?.secret || element?.type === 'password';
  const name = element && !isSecret ? spokenName(element) : '';
  const text = said.inner ?? said.text;
  const quoted = name && !/["“”]/.test(text) ? [say('typeIn', { text, target: say('named', { name }) })] : [];
  return { ok: false, refusal: abstain(say('whichValue', { said: isSecret ? '••••' : said.text }), quoted) };
}
