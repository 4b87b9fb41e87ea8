import * as dom from './members';

/** Is what is typed here never to be shown, stored or told? Passwords, one-time codes, card numbers, and fields masked by style. */
export function isSecret(element: Element): boolean {
  const tag = dom.localName(element);
  if (
    tag !== 'input' &&
    tag !== 'textarea' &&
    !dom.hasAttribute(element, 'contenteditable') &&
    dom.getAttribute(element, 'role') !== 'textbox'
  )
    return false;
  const type = tag === 'input' ? (element as HTMLInputElement).type : '';
  if (type === 'password') return true;
  if (tag === 'input' && !TYPED.test(type)) return false;
  if (SECRET_AUTOCOMPLETE.test(dom.getAttribute(element, 'autocomplete') ?? '')) return true;
  if (WAS_PASSWORD.has(element)) return true;
  for (const attribute of NAMING) {
    const value = dom.getAttribute(element, attribute);
    if (value && soundsSecret(value)) return true;
  }
  const masked = getComputedStyle(element).getPropertyValue('-webkit-text-security');
  return masked !== '' && masked !== 'none';
}

/** Keeps a "show password" switch from revealing it: once a password, always a secret. Call for every password field that is seen. */
export function rememberSecret(element: Element): void {
  WAS_PASSWORD.add(element);
}
const WAS_PASSWORD = new WeakSet<Element>();

const TYPED = /^(text|tel|number|search|email|url|)$/;
const SECRET_AUTOCOMPLETE = /\b(current-password|new-password|one-time-code|cc-(number|csc|exp|exp-month|exp-year))\b/i;
const NAMING = ['name', 'id', 'aria-label', 'placeholder', 'data-testid'];

/** Does a field's name or label speak of a secret? Words are split at case, dashes and underscores, so "iPin" or "spinner" do not. */
export function soundsSecret(name: string): boolean {
  if (!MAY_SOUND.test(name)) return false;
  const spaced = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .toLowerCase();
  return SECRET_WORDS.test(` ${spaced} `);
}
/** Holds a piece of one of the words; spares splitting most names. */
const MAY_SOUND =
  /pass|pwd|otp|mfa|2fa|c[vs][cv]|ssn|social|pin|card|cc|security|verif|one|secret|api|access|private|iban|recovery|seed|kennwort|contras|mot|senha|geheim/i;
const SECRET_WORDS =
  / (pass ?words?|passwd|pwd|pass ?phrase|pass ?code|otp|totp|mfa|2fa( code)?|cvc2?|cvv2?|csc|ssn|social security( number)?|pin( code)?|card ?(number|no|num)|cc ?(number|num|no)|security ?code|verification code|one time (code|password)|secret( key)?|api ?key|access token|private key|iban|recovery code|seed phrase|passwort|kennwort|contraseña|mot de passe|senha|geheimzahl) /;
