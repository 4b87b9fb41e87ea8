import { expect, test } from 'vitest';
import { MASK } from '../page/mask';
import { type FieldSigns, secretOfField, secretWord } from './secret';
import { secretOfValue } from './secret-shapes';
import { withoutSecretTexts } from './secrets-in-text';

const KEY = `sk-${'a1'.repeat(12)}`;
const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc-def';

test.each<[FieldSigns, string | undefined]>([
  [{ type: 'password', said: ['Whatever'] }, 'password'],
  [{ type: 'password', said: ['PIN'] }, 'pin'],
  [{ autocomplete: 'section-a one-time-code', said: [] }, 'one-time-code'],
  [{ autocomplete: 'cc-exp', said: ['Expires'] }, 'card-expiry'],
  [{ said: ['userPassword'] }, 'password'],
  [{ type: 'search', said: ['Search'] }, undefined],
  [{ said: ['Shipping name', 'spinner', 'compass'] }, undefined],
])('a field %o', (signs, kind) => {
  expect(secretOfField(signs)).toBe(kind);
});

/** Languages: en de fr es pt it nl pl cs sv no da fi et lt lv ro hr sl tr ru uk el ar fa he hi th vi id ms zh ja ko hu. */
test.each([
  ...'Password|Passwort|Benutzerpasswort|Kennwort|Mot de passe|Contraseña|Senha|Palavra-passe|Wachtwoord|Hasło|Heslo|Jelszó|Lösenord|Passord|Adgangskode|Salasana|Parool'.split(
    '|',
  ),
  ...'Slaptažodis|Parole|Parolă|Lozinka|Geslo|Şifre|Parola|Пароль|Введите пароль|Κωδικός πρόσβασης|كلمة المرور|رمز عبور|סיסמה|पासवर्ड|รหัสผ่าน|Mật khẩu'.split(
    '|',
  ),
  ...'Kata sandi|Kata laluan|密码|密碼|パスワード|비밀번호'.split('|'),
])('%s asks for a password', (label) => {
  expect(secretWord(label)).toBe('password');
});

test.each([
  ['API key', 'api-key'],
  ['API-Schlüssel', 'api-key'],
  ['Clé API', 'api-key'],
  ['client_secret', 'api-key'],
  ['Access token', 'token'],
  ['CVV', 'card-code'],
  ['Prüfziffer', 'card-code'],
  ['Security code', 'card-code'],
  ['Card number', 'card-number'],
  ['Номер карты', 'card-number'],
  ['カード番号', 'card-number'],
  ['PIN', 'pin'],
  ['ПИН-код', 'pin'],
  ['暗証番号', 'pin'],
  ['Verification code', 'one-time-code'],
  ['Bestätigungscode', 'one-time-code'],
  ['인증번호', 'one-time-code'],
  ['Recovery code', 'recovery-code'],
  ['IBAN', 'iban'],
  ['user_ssn', 'social-security-number'],
])('%s asks for a %s', (label, kind) => {
  expect(secretWord(label)).toBe(kind);
});

test.each(
  'Email|User name|Postal code|Discount code|Card holder|Opinion|pinned|ssnake|Assign|Shopping|Spinner|Token name|API key name|Tanja|Passenger|Passport|Compass|Кодекс|Parola chiave|Código postal|Pinterest|Sicherheit|Titan'.split(
    '|',
  ),
)('%s asks for none', (label) => {
  expect(secretWord(label)).toBeUndefined();
});

test.each([
  ['4111 1111 1111 1111', 'card-number'],
  ['4111-1111-1111-1111', 'card-number'],
  ['378282246310005', 'card-number'],
  ['4111 1111 1111 1112', undefined],
  ['0000 0000 0000 0000', undefined],
  [TOKEN, 'token'],
  [KEY, 'api-key'],
  ['ghp_16C7e42F292c6912E7710c838347Ae178B4a', 'api-key'],
  ['AKIAIOSFODNN7EXAMPLE', 'api-key'],
  ['xoxb-123456789012-abcdefGHIJKL', 'api-key'],
  ['wJalrXUtnFEMIK7MDENGbPxRfiCYEXAMPLEKEY9', 'api-key'],
  ['-----BEGIN RSA PRIVATE KEY-----\nMIIE\n-----END RSA PRIVATE KEY-----', 'private-key'],
  ['DE89 3704 0044 0532 0130 00', 'iban'],
  ['DE88 3704 0044 0532 0130 00', undefined],
  ['NO93 8601 1117 947', 'iban'],
  // Its check digits are right, but no country's account number is so long: an id of a document in Chrome.
  ['BC67680F63687D472E63CE5AD259BC3D', undefined],
  ['camera', undefined],
  ['bob@example.com', undefined],
  ['550e8400-e29b-41d4-a716-446655440000', undefined],
  ['d41d8cd98f00b204e9800998ecf8427e', undefined],
  ['/assets/IMG_20240131_093000-thumbnail-large', undefined],
  ['1234567890123', undefined],
  ['2026-01-31 10:00:00', undefined],
])('%s alone is a %s', (text, kind) => {
  expect(secretOfValue(text)).toBe(kind);
});

test.each([
  [`Your key ${KEY} is new.`, `Your key ${MASK} is new.`],
  ['Pay with 4111 1111 1111 1111 now', `Pay with ${MASK} now`],
  ['Your verification code is 482913.', `Your verification code is ${MASK}.`],
  ['Ihr Bestätigungscode lautet 482913', `Ihr Bestätigungscode lautet ${MASK}`],
  ['API key: 8dk2-ppq1-zz', `API key: ${MASK}`],
  ['Password: hunter2-XYZ', `Password: ${MASK}`],
  ['Пароль: hunter2XYZ', `Пароль: ${MASK}`],
  ['パスワード:hunter2XYZ', `パスワード:${MASK}`],
  ['PIN 4821', `PIN ${MASK}`],
  ['Your PIN\n4821\nDone', `Your PIN\n${MASK}\nDone`],
  ['Password\n8 characters at least', 'Password\n8 characters at least'],
  ['Password 2 of 3', 'Password 2 of 3'],
  ['Password changed 2024-01-01', 'Password changed 2024-01-01'],
  ['Order 1234567 of 10 items', 'Order 1234567 of 10 items'],
  ['Discount code SAVE2024', 'Discount code SAVE2024'],
  ['Use 8 to 20 characters for the password.', 'Use 8 to 20 characters for the password.'],
])('%s is told as %s', (text, told) => {
  expect(withoutSecretTexts(text)).toBe(told);
});
