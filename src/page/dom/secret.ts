import type { SecretKind } from '../../languages/words';
import { rememberSecretValue } from './known-values';
import * as dom from './native-accessors';

/** Must what is typed here never be shown, stored or sent? */
export const isSecret = (element: Element): boolean => secretOf(element) !== undefined;

/**
 * Which kind of secret a field holds, if any. The scanner alone goes by what the page declares; scripts that carry the words of the model
 * add the judgement by name (`secret-signs`).
 */
export function secretOf(element: Element): SecretKind | undefined {
  const tag = dom.localName(element);
  if (
    tag !== 'input' &&
    tag !== 'textarea' &&
    !dom.hasAttribute(element, 'contenteditable') &&
    dom.getAttribute(element, 'role') !== 'textbox'
  )
    return undefined;
  const type = tag === 'input' ? (element as HTMLInputElement).type : '';
  if (type === 'password') return learned(element, type) ?? 'password';
  if (tag === 'input' && !TYPED.test(type)) return undefined;
  if (DECLARED.test(dom.getAttribute(element, 'autocomplete') ?? '')) return learned(element, type) ?? 'password';
  const kind = WAS_SECRET.get(element) ?? learned(element, type);
  if (kind) return kind;
  const masked = getComputedStyle(element).getPropertyValue('-webkit-text-security');
  return masked !== '' && masked !== 'none' ? 'password' : undefined;
}

const TYPED = /^(text|tel|number|search|email|url|)$/;
const DECLARED = /\b(current-password|new-password|one-time-code|cc-(number|csc|exp|exp-month|exp-year))\b/i;

let learned: (element: Element, type: string) => SecretKind | undefined = () => undefined;
/** From now on `secretOf` also asks this judge. */
export function learnSigns(signs: typeof learned): void {
  learned = signs;
}

/**
 * Keeps an element a secret although a "show password" switch changes its type later, and masks its value wherever it shows. Call it for
 * every secret field that is seen.
 */
export function rememberSecret(element: Element): void {
  WAS_SECRET.set(element, secretOf(element) ?? 'password');
  rememberSecretValue(rawValueOf(element));
}
const WAS_SECRET = new WeakMap<Element, SecretKind>();

/** The value or text of a field, secret or not. */
export const rawValueOf = (element: Element): string => dom.as<HTMLInputElement>(element).value ?? dom.textContent(element) ?? '';
