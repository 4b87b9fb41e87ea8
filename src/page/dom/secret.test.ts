import { afterEach, expect, test } from 'vitest';
import { isSecret, rememberSecret } from './secret';
import { enableSecretWords } from './secret-signs';

enableSecretWords();

afterEach(() => {
  document.body.innerHTML = '';
});

const SECRET = [
  '<input type=password>',
  '<input autocomplete="one-time-code">',
  '<input autocomplete="section-a cc-number">',
  '<input autocomplete="current-password" type=text>',
  '<input name="cvc">',
  '<input name="cardNumber" type=tel>',
  '<input id="user_ssn">',
  '<input aria-label="Verification code">',
  '<input placeholder="API key">',
  '<input name="otp" inputmode=numeric>',
  '<input style="-webkit-text-security:disc">',
  '<textarea name="recovery-code"></textarea>',
  '<input name="kennwort">',
  '<input id="token-input" aria-autocomplete=none>',
  '<input role="combobox" name="password">',
];
const PLAIN = [
  '<input name="mail">',
  '<input name="spinner">',
  '<input name="shipping">',
  '<input name="compass">',
  '<input name="postal_code">',
  '<input name="discount-code">',
  '<input type=checkbox name="show-password">',
  '<button name="password">Show password</button>',
  '<select name="pin"></select>',
  '<input autocomplete="name">',
  '<input name="card-holder">',
  '<input role="combobox" aria-label="Add a tag" id="form-token-input-0">',
  '<input aria-autocomplete="list" placeholder="Swap for this token">',
];

test.each(SECRET)('%s is a secret', (html) => {
  document.body.innerHTML = html;
  expect(isSecret(document.body.firstElementChild as Element)).toBe(true);
});

test.each(PLAIN)('%s is none', (html) => {
  document.body.innerHTML = html;
  expect(isSecret(document.body.firstElementChild as Element)).toBe(false);
});

test('a password that a switch shows as text stays a secret', () => {
  document.body.innerHTML = '<input type=password aria-label="Login">';
  const field = document.body.firstElementChild as HTMLInputElement;
  rememberSecret(field);
  field.type = 'text';
  expect(isSecret(field)).toBe(true);
});
