import { VALUES } from '../../languages/joined/goal-words';
import { MASK } from '../page/mask';
import { mayNameSecret, secretWord } from './secret';
import { type SecretSpan, shapesIn } from './secret-shapes';

/** The ranges of a text that are secrets: by their own shape, or beside a word for one ("API key: 8dk2…", "Ihr Code 482913"). */
export function secretsIn(text: string): SecretSpan[] {
  const found = shapesIn(text);
  for (const span of [...besideWords(text), ...belowWords(text)])
    if (!found.some(({ start, end }) => span.start < end && start < span.end)) found.push(span);
  return found.sort((left, right) => left.start - right.start);
}

/** The text with each such range replaced. */
export function withoutSecretTexts(text: string, by: (span: SecretSpan) => string = () => MASK): string {
  let rest = text;
  for (const span of secretsIn(text).reverse()) rest = rest.slice(0, span.start) + by(span) + rest.slice(span.end);
  return rest;
}

/** A value has three digits, or a digit among six characters. */
const HOLDS_VALUE = /\d{3}|\S{5}\d|\d\S{5}|\S{2}\d\S{3}/;

function besideWords(text: string): SecretSpan[] {
  if (!HOLDS_VALUE.test(text) || !mayNameSecret(text)) return [];
  const found: SecretSpan[] = [];
  for (const token of text.matchAll(/\S*\d\S*/g)) {
    // "Password:hunter2" is a word and its value.
    const led = /^[^\d:=：]+[:=：]/.exec(token[0])?.[0].length ?? 0;
    const [value] = MADE_UP.exec(token[0].slice(led)) ?? [];
    if (!value) continue;
    const start = token.index + token[0].indexOf(value, led);
    const before = /[^.!?\n]{1,60}$/.exec(text.slice(Math.max(0, start - 60), start))?.[0] ?? '';
    if (!INTRODUCES.test(before)) continue;
    const kind = secretWord(before.replace(INTRODUCES, ''));
    if (kind && fits(kind, value)) found.push({ kind, start, end: start + value.length });
  }
  return found;
}

/** A label on a line of its own with its value on the next one. */
function belowWords(text: string): SecretSpan[] {
  if (!text.includes('\n')) return [];
  const found: SecretSpan[] = [];
  for (const { 1: label = '', 2: value = '', index, 0: both } of text.matchAll(/(?<=^|\n)([^\n\d]{2,40})\n(?=([^\n]*\d[^\n]*))/g)) {
    const kind = secretWord(label);
    const start = index + both.length;
    if (kind && MADE_UP.exec(value)?.[0] === value && fits(kind, value)) found.push({ kind, start, end: start + value.length });
  }
  return found;
}

/** Without the punctuation around it. */
const MADE_UP = /[\p{L}\p{N}][^\s"'”»“<>]{2,}(?<![.,;:!?)])/u;
/** What stands between the word and the value. */
const INTRODUCES = new RegExp(
  `(?:[:=：]|(?<!\\p{L})(?:${VALUES.copulas.spaced})|${VALUES.copulas.unspaced}|->|→|\\s)\\s*["'“«„(]?\\s*$`,
  'iu',
);

function fits(kind: SecretSpan['kind'], value: string): boolean {
  if (kind === 'one-time-code') return /^[A-Z0-9]{2,4}-?\d[A-Z0-9]{2,6}$|^\d{4,8}$/.test(value);
  if (kind === 'pin' || kind === 'card-code') return /^\d{3,8}$/.test(value);
  if (kind === 'iban' || kind === 'card-number') return value.length >= 12;
  // "Password 2 of 3", "token 2024-01-01".
  return value.length >= 6 && !/^[\d.,:/%-]+$/.test(value);
}
