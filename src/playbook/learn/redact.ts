import { formsOf } from '../../model/secret/secret-forms';
import { mapTexts } from '../play/placeholders';

/** A text that somebody typed, and its replacement in everything that is stored. */
export interface TypedLiteral {
  name: string;
  value: string;
  secret: boolean;
  placeholder: string;
}

/**
 * Replaces typed texts wherever they are repeated (labels, selectors, URLs, outcomes, goals): raw and in their HTML, URL and JSON forms.
 * Secrets are replaced anywhere; other values only as whole words and only if they are long enough to be telling.
 */
export function redactor(literals: readonly TypedLiteral[]): <Value>(value: Value) => Value {
  const forms = literals
    .filter(isTelling)
    .flatMap((literal) => formsOf(literal.value).map((form) => ({ literal, pattern: patternOf(form, literal.secret) })));
  forms.sort((left, right) => right.pattern.source.length - left.pattern.source.length);
  if (!forms.length) return (value) => value;
  const replace = (text: string) => forms.reduce((rest, { literal, pattern }) => outside(rest, pattern, literal.placeholder), text);
  return (value) => mapTexts(value, replace);
}

/** Not inside placeholders: a password "secret" must not change `{{secret:password}}`. */
function outside(text: string, pattern: RegExp, placeholder: string): string {
  return text
    .split(/(\{\{[^{}]*\}\})/)
    .map((part, index) => (index % 2 ? part : part.replace(pattern, () => placeholder)))
    .join('');
}

function isTelling({ value, secret }: TypedLiteral): boolean {
  const text = value.trim();
  if (secret) return text.length >= 3;
  return text.length >= 3 && text.length <= 400 && !/^[\d\s.,:/-]{1,3}$/.test(text);
}

function patternOf(form: string, secret: boolean): RegExp {
  const literal = form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const anywhere = secret && form.length >= 4;
  return new RegExp(anywhere ? literal : `(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'gu');
}
