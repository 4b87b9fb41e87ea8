import { expect, test } from 'vitest';
import type { Param } from '../playbook/playbook';
import { withoutBlankSecrets } from './blank-secrets';

const blank = (name: string, more: Partial<Param> = {}): Param => ({ name, kind: 'text', ...more });

test.each<[string, Param[], Record<string, string>, Record<string, string>, Record<string, string>]>([
  ['by its name', [blank('password')], { password: 'hunter2' }, { password: '{{secret:password}}' }, { password: 'hunter2' }],
  [
    'by its label',
    [blank('param-1', { label: 'Пароль' })],
    { 'param-1': 'kot' },
    { 'param-1': '{{secret:password}}' },
    { password: 'kot' },
  ],
  [
    'by its shape',
    [blank('serial')],
    { serial: 'DE89 3704 0044 0532 0130 00' },
    { serial: '{{secret:serial}}' },
    { serial: 'DE89 3704 0044 0532 0130 00' },
  ],
  ['a card', [blank('payment')], { payment: '4111 1111 1111 1111' }, { payment: '{{secret:payment}}' }, { payment: '4111 1111 1111 1111' }],
  ['nothing secret', [blank('city')], { city: 'Oslo' }, { city: 'Oslo' }, {}],
  ['what is chosen', [blank('token', { kind: 'option' })], { token: 'Gold' }, { token: 'Gold' }, {}],
  ['a secret by its name already', [blank('password')], { password: '{{secret:pin}}' }, { password: '{{secret:pin}}' }, {}],
  ['nothing given', [blank('password')], { password: '' }, { password: '' }, {}],
])('%s', (_, params, given, values, secrets) => {
  expect(withoutBlankSecrets(params, given)).toEqual({ values, secrets });
});
