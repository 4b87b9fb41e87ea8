import { expect, test } from 'vitest';
import { print } from '../steps.fixture';
import { paramKindOf } from './params';
import { secretName } from './secret-field';

test.each<[string, ReturnType<typeof print> | undefined, string | undefined]>([
  ['x', print('textbox', 'Whatever', { attributes: { type: 'password' } }), 'password'],
  ['x', print('textbox', 'Passwort'), 'password'],
  ['x', print('textbox', 'Contraseña'), 'password'],
  ['x', print('textbox', 'パスワード'), 'password'],
  ['x', print('textbox', 'Пароль'), 'password'],
  ['x', print('textbox', '', { attributes: { name: 'userPassword' } }), 'password'],
  ['x', print('textbox', '', { attributes: { autocomplete: 'section-a one-time-code' } }), 'one-time-code'],
  ['123', print('textbox', 'CVV'), 'card-code'],
  ['12/30', print('textbox', 'Expires', { attributes: { autocomplete: 'cc-exp' } }), 'card-expiry'],
  ['4111 1111 1111 1111', print('textbox', 'Number'), 'card-number'],
  ['4111 1111 1111 1112', print('textbox', 'Number'), undefined],
  ['0000 0000 0000 0000', print('textbox', 'Number'), undefined],
  ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc-def', undefined, 'token'],
  [`sk-${'a1'.repeat(12)}`, undefined, 'api-key'],
  ['DE89 3704 0044 0532 0130 00', undefined, 'iban'],
  ['camera', print('searchbox', 'Search'), undefined],
  ['bob@example.com', print('textbox', 'Email'), undefined],
  ['Shipping', print('textbox', 'Shipping name'), undefined],
  ['12345', print('textbox', 'Postal code'), undefined],
  // A cell is called what it holds, here a person.
  ['Carla', print('gridcell', 'Cid'), undefined],
])('%s in %o', (text, field, secret) => {
  expect(secretName(text, field)).toBe(secret);
});

test.each([
  ['3', undefined, 'number'],
  ['1,250.50', undefined, 'number'],
  ['2026-01-31', undefined, 'date'],
  ['31.12.2026', undefined, 'date'],
  ['camera 3', undefined, 'text'],
  ['soon', 'date', 'date'],
  ['12', 'search', 'text'],
])('%s in a field of type %s is a %s', (value, type, kind) => {
  expect(paramKindOf(value, type ? print('textbox', 'x', { attributes: { type } }) : undefined)).toBe(kind);
});
