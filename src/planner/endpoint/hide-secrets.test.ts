import { expect, test } from 'vitest';
import { hideSecrets } from './hide-secrets';

const hide = hideSecrets({ password: 'p@ss "wörd"', longer: 'p@ss "wörd" and more', pin: '12' });

test.each([
  ['log in with p@ss "wörd"', 'log in with {{secret:password}}'],
  ['p@ss "wörd" and more', '{{secret:longer}}'],
  ['https://a.test/?p=p%40ss%20%22w%C3%B6rd%22', 'https://a.test/?p={{secret:password}}'],
  ['https://a.test/?p=p%40ss+%22w%C3%B6rd%22', 'https://a.test/?p={{secret:password}}'],
  [JSON.stringify({ text: 'p@ss "wörd"' }), '{"text":"{{secret:password}}"}'],
  ['12 items', '12 items'],
])('%s leaves the machine as %s', (text, wanted) => {
  expect(hide(text)).toBe(wanted);
});
