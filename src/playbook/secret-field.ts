import type { Fingerprint } from '../model/target';
import { fold } from './words';

/** The name of the secret that belongs into this field or that this text is; undefined where nothing needs hiding. */
export function secretName(text: string, print: Fingerprint | undefined): string | undefined {
  return (print && secretOfField(print)) ?? secretOfValue(text);
}

/** By the field: its type and autocomplete first, then its words in the common languages. */
export function secretOfField({ attributes, name, label, placeholder }: Fingerprint): string | undefined {
  const autocomplete = (attributes['autocomplete'] ?? '').toLowerCase().split(/\s+/);
  for (const token of autocomplete) if (AUTOCOMPLETE[token]) return AUTOCOMPLETE[token];
  if (attributes['type']?.toLowerCase() === 'password') return 'password';
  const said = [name, label, placeholder, attributes['name'], attributes['id'], attributes['aria-label']]
    .map((part) => fold((part ?? '').replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[_-]+/g, ' ')))
    .join(' | ');
  return FIELD_WORDS.find(([pattern]) => pattern.test(said))?.[1];
}

/** By the value alone, for fields that do not say what they are. */
export function secretOfValue(text: string): string | undefined {
  const value = text.trim();
  if (isCardNumber(value)) return 'card-number';
  return VALUES.find(([pattern]) => pattern.test(value))?.[1];
}

const AUTOCOMPLETE: Record<string, string | undefined> = {
  'current-password': 'password',
  'new-password': 'password',
  'one-time-code': 'one-time-code',
  'cc-number': 'card-number',
  'cc-csc': 'card-code',
  'cc-exp': 'card-expiry',
  'cc-exp-month': 'card-expiry-month',
  'cc-exp-year': 'card-expiry-year',
};

const FIELD_WORDS: [RegExp, string][] = [
  [
    /passwor|passcode|passphrase|\bpwd\b|\bpasswd\b|kennwort|passwort|mot de passe|contrasena|senha|wachtwoord|haslo|salasana|losenord|пароль|парол|密码|密碼|パスワード|비밀번호|암호/u,
    'password',
  ],
  [
    /one time (code|pass)|\botp\b|\b[2m]fa\b|verification code|security code sent|authenticator|einmalcode|bestatigungscode|код подтверждения|验证码|認証コード|인증번호/u,
    'one-time-code',
  ],
  [/\bcvv2?\b|\bcvc2?\b|\bcsc\b|card (security|verification)|security code|prufziffer|cryptogramme/u, 'card-code'],
  [
    /card number|cardnumber|\bcc ?num|credit card|kartennummer|numero de (la )?(carte|tarjeta)|numero do cartao|номер карты|カード番号|卡号/u,
    'card-number',
  ],
  [/\bpin( code)?\b|geheimzahl/u, 'pin'],
  [/api ?key|secret( key)?\b|access token|\btoken\b|private key|client secret/u, 'api-key'],
  [/\bssn\b|social security/u, 'social-security-number'],
  [/\biban\b/u, 'iban'],
];

const VALUES: [RegExp, string][] = [
  [/^eyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]*$/, 'token'],
  [/^(sk|pk|rk|ghp|gho|ghs|github_pat|glpat|xox[abprs])[-_][\w-]{16,}$/, 'api-key'],
  [/^(AKIA|ASIA)[A-Z0-9]{16}$/, 'api-key'],
  [/-----BEGIN [A-Z ]*PRIVATE KEY-----/, 'private-key'],
  [/^[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?$/, 'iban'],
  [/^\d{3}-\d{2}-\d{4}$/, 'social-security-number'],
];

/** 13 to 19 digits that pass the check sum of payment cards. */
function isCardNumber(value: string): boolean {
  if (!/^[\d -]{13,25}$/.test(value)) return false;
  const digits = value.replace(/\D/g, '');
  if (digits.length < 13 || digits.length > 19 || /^(\d)\1+$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}
