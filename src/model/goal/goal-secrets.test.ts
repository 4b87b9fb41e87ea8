import { expect, test } from 'vitest';
import { withoutGoalSecrets } from './goal-secrets';

test.each<[string, string, Record<string, string>]>([
  ['log in with password hunter2-XYZ', 'log in with password {{secret:password}}', { password: 'hunter2-XYZ' }],
  [
    'log in as tomsmith with password SuperSecretPassword!',
    'log in as tomsmith with password {{secret:password}}',
    { password: 'SuperSecretPassword!' },
  ],
  [
    'log in as ada@example.com with password wrong-one',
    'log in as ada@example.com with password {{secret:password}}',
    { password: 'wrong-one' },
  ],
  [
    'sign in with the password swordfish and open the cart',
    'sign in with the password {{secret:password}} and open the cart',
    { password: 'swordfish' },
  ],
  ['type "s3cret" into the password field', 'type "{{secret:password}}" into the password field', { password: 's3cret' }],
  ['type "s3cret" into "Password"', 'type "{{secret:password}}" into "Password"', { password: 's3cret' }],
  ['Fill("Password", "hunter2")\nClick("Log in")', 'Fill("Password", "{{secret:password}}")\nClick("Log in")', { password: 'hunter2' }],
  ['Login("ada", "hunter2")', 'Login("ada", "{{secret:password}}")', { password: 'hunter2' }],
  [
    'Login("{{secret:SECRET_USER}}", "{{secret:SECRET_PASS}}")\nAssertText("Welcome back")',
    'Login("{{secret:SECRET_USER}}", "{{secret:SECRET_PASS}}")\nAssertText("Welcome back")',
    {},
  ],
  ['Login(ada, hunter2)', 'Login(ada, {{secret:password}})', { password: 'hunter2' }],
  ['enter 482913 as verification code', 'enter {{secret:one-time-code}} as verification code', { 'one-time-code': '482913' }],
  ['mit Passwort: geheim99 anmelden', 'mit Passwort: {{secret:password}} anmelden', { password: 'geheim99' }],
  ['войди с паролем Kot-12345', 'войди с паролем {{secret:password}}', { password: 'Kot-12345' }],
  ['change the PIN from 4821 to 9317', 'change the PIN from 4821 to 9317', {}],
  ['who wrote about the 2FA reset?', 'who wrote about the 2FA reset?', {}],
  ['who asked for a new password yesterday?', 'who asked for a new password yesterday?', {}],
  ['log in with password swordfish?', 'log in with password {{secret:password}}', { password: 'swordfish?' }],
  ['PIN 4821', 'PIN {{secret:pin}}', { pin: '4821' }],
  [
    'pay with card 4111 1111 1111 1111, CVV 1234',
    'pay with card {{secret:card-number}}, CVV {{secret:card-code}}',
    { 'card-number': '4111 1111 1111 1111', 'card-code': '1234' },
  ],
  ['use the key sk-abcdefghij0123456789 here', 'use the key {{secret:api-key}} here', { 'api-key': 'sk-abcdefghij0123456789' }],
  [
    'password "one", then password "two"',
    'password "{{secret:password}}", then password "{{secret:password-2}}"',
    { password: 'one', 'password-2': 'two' },
  ],
])('%s', (goal, told, secrets) => {
  expect(withoutGoalSecrets(goal)).toEqual({ goal: told, secrets });
});

test.each([
  'reset my password',
  'click "Forgot password"',
  'type tomsmith with my password into User name',
  'change the password policy to strict',
  'open the security code settings',
  'log in with password {{secret:password}}',
  'Login({{secret:user}},{{secret:password}})',
  'search for hunter2 shoes',
  'what is the PIN of my card?',
  'show the password and click Save',
  'set "Discount code" to "SAVE2024"',
  'click "Show password" and then "Log in"',
])('%s holds none', (goal) => {
  expect(withoutGoalSecrets(goal)).toEqual({ goal, secrets: {} });
});
