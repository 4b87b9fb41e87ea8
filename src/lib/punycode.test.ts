import { expect, test } from 'vitest';
import { readableHost } from './punycode';

test.each([
  'müller.de',
  'пример.рф',
  'раypal.com',
  '例え.jp',
  'bücher-straße.ch',
  'عربي.example',
  'xn--.com',
  'xn--a!.com',
  'shop.example',
])('%s is read as it was written', (host) => {
  const written = URL.canParse(`https://${host}`) ? new URL(`https://${host}`).hostname : host;
  expect(readableHost(written)).toBe(host);
});
