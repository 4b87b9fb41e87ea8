import { expect, test } from 'vitest';
import { idKind, isStableClass } from './stable';

test.each([
  ['stable', 'save', 'theme-trigger', 'mainNav', 'user_name', 'searchInput', 'nav.top', 'checkout', 'newsletter-email'],
  ['counter', 'tab-1', 'input-42', 'mat-input-0', 'react-select-2-input', 'rc_select_0', 'q17', 'delete-10423', 'step2'],
  [
    'random',
    ':r1:',
    'radix-:r3:',
    '«r1»',
    '_r_1a_',
    'headlessui-menu-button-:r0:',
    'el-id-7f3a9c21b4de',
    '550e8400-e29b-41d4-a716-446655440000',
    'item-1700000000000',
    'a1b2c3d4e5',
    'x7Kq9ZpL2',
    '',
    'two words',
  ],
] as const)('calls ids %s', (kind, ...ids) => {
  expect(ids.map((id) => [id, idKind(id)])).toEqual(ids.map((id) => [id, kind]));
});

test('tells classes with a meaning from hashes, utilities and states', () => {
  const stable = ['card', 'new-chat', 'add-to-cart', 'menu__item', 'productCard', 'shop-search'];
  const unstable = [
    'css-1ab2c',
    'sc-bdVaJa',
    'Button_root__x7Gh2',
    'jsx-123456',
    'p-4',
    'flex',
    'text-white',
    'is-active',
    'selected',
    'btn--disabled',
    'svelte-1xyz',
    'mt-2',
    'hover:underline',
    'kxbqzt',
    'w-full',
  ];
  expect(stable.filter((name) => !isStableClass(name))).toEqual([]);
  expect(unstable.filter(isStableClass)).toEqual([]);
});
