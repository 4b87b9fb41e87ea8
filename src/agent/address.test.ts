import { describe, expect, test } from 'vitest';
import { isGraveAddress } from '../model/risk/risk-address';
import { sayInEnglish } from '../model/say-in-english';
import { addressesIn, namesHost, resolveAddress, sameSite, sayAddress, urlPartsOf } from './address';

const PAGE = 'https://shop.example/account?tab=1';
const resolved = (text: string, page: string | undefined = PAGE) => {
  const address = resolveAddress(text, page);
  return 'url' in address ? address.url.href : sayInEnglish([address.why]);
};

test.each([
  ['/orders', 'https://shop.example/orders'],
  ['orders?x=1', 'https://shop.example/orders?x=1'],
  ['?tab=2', 'https://shop.example/account?tab=2'],
  ['evil.example', 'https://shop.example/evil.example'],
  ['http:/evil.example', 'http://evil.example/'],
  ['https:evil.example', 'https://evil.example/'],
  ['http:\\\\evil.example', 'http://evil.example/'],
  ['//evil.example', 'https://evil.example/'],
  ['\\\\evil.example', 'https://evil.example/'],
  ['ht\ntps://evil.example', 'https://evil.example/'],
])('%j on a page is %s', (text, href) => expect(resolved(text)).toBe(href));

test.each([
  ['javascript:alert(1)', 'not javascript:'],
  ['JaVa\tscript:alert(1)', 'not javascript:'],
  ['data:text/html,x', 'not data:'],
  ['blob:https://shop.example/1', 'not blob:'],
  ['file:///etc/passwd', 'not file:'],
  ['chrome://settings', 'not chrome:'],
  ['https://shop.example@evil.example/', 'holds a user name'],
  ['https://:b@evil.example/', 'holds a user name'],
])('%j is never opened', (text, why) => expect(resolved(text)).toContain(why));

test.each([undefined, 'about:blank', 'chrome://newtab/', 'data:text/html,x'])('nothing is relative to %s', (page) => {
  const address = resolveAddress('/orders', page);
  expect(address).toMatchObject({ why: { kind: 'noWholeAddress' } });
});

test.each([
  ['http://shop.example/', false],
  ['https://shop.example:8443/', false],
  ['https://shop.example/x', true],
  ['https://www.shop.example/x', true],
  ['https://shop.example.evil.example/', false],
  ['https://shop.example./x', false],
])('of one site with https://shop.example: %s %s', (text, same) => expect(sameSite(new URL(text), new URL(PAGE))).toBe(same));

test.each([
  ['https://www.bbc.co.uk/', 'https://news.bbc.co.uk/', true],
  ['https://bbc.co.uk/', 'https://evil.co.uk/', false],
  ['https://alice.github.io/', 'https://bob.github.io/', false],
  ['https://a.s3.amazonaws.com/', 'https://b.s3.amazonaws.com/', false],
  ['http://10.0.0.1/', 'http://10.0.0.2/', false],
  ['http://localhost:80/', 'http://app.localhost/', false],
  ['https://shop.müller.de/', 'https://xn--mller-kva.de/', true],
  ['https://co.uk/', 'https://evil.co.uk/', false],
])('%s and %s are one site: %s', (one, other, same) => expect(sameSite(new URL(one), new URL(other))).toBe(same));

test.each([
  ['open pinterest.com', 'https://t.co/', false],
  ['open pinterest.com.', 'https://www.pinterest.com/x', true],
  ['öffne müller.de bitte', 'https://xn--mller-kva.de/', true],
  ['open paypal.com', 'https://xn--pypal-4ve.com/', false],
  ['mail bob@evil.example', 'https://evil.example/', false],
  ['look at evil.example.org', 'https://evil.example/', false],
  ['look at not-evil.example', 'https://evil.example/', false],
  ['go to http://localhost:5173/x', 'http://localhost:5173/y', true],
  ['go to http://localhost:5173/x', 'http://localhost:9222/', false],
  ['go to https://bank.example', 'http://bank.example/', false],
  ['(bank.example)', 'https://bank.example/', true],
  ['打开example.com看看', 'https://example.com/', false],
])('"%s" names %s: %s', (goal, text, named) => expect(namesHost(goal, new URL(text))).toBe(named));

test.each([
  ['https://evil.example/?q=GB29%20NWBK', 'https://evil.example/?q=GB29 NWBK'],
  ['https://xn--pypal-4ve.com/', 'https://xn--pypal-4ve.com ("pаypal.com")'],
  ['https://evil.example/%E2%80%AEmoc', 'https://evil.example/%u202emoc'],
  ['https://evil.example/%zz%ff', 'https://evil.example/%zz%ff'],
])('%s is shown as %s', (text, shown) => expect(sayAddress(new URL(text))).toBe(shown));

test('what stands in an address, part by part', () => {
  expect(urlPartsOf(new URL('https://a.example/x/y%20z?k=v+w&u#h/i'))).toEqual(['x', 'y z', 'k', 'v w', 'u', 'h', 'i']);
  expect(addressesIn(new URL('https://a.example/out?to=https%3A%2F%2Fb.example%2F&n=1'))[0]?.host).toBe('b.example');
  expect(addressesIn(new URL('https://a.example/out?to=//b.example'))[0]?.host).toBe('b.example');
  expect(addressesIn(new URL('https://a.example/a//b?x=https://a.example/'))).toEqual([]);
});

describe('an address that does something', () => {
  test.each([
    '/logout',
    '/users/sign_out',
    '/signOut.php',
    '/delete?id=1',
    '/items/7/delete',
    '/deleteAccount',
    '/unsubscribe?token=abc',
    '/admin?action=delete&id=3',
    '/x?delete=1',
    '/cart/pay',
    '/buy/now?sku=9',
    '/transfer?to=bob',
    '/#/items/3/delete',
    '/konto/kündigen',
  ])('%s', (path) => expect(isGraveAddress(new URL(path, PAGE))).toBe(true));
  test.each([
    '/',
    '/orders/1042',
    '/order/7',
    '/post/17',
    '/posts?page=2',
    '/search?q=delete+files',
    '/help/how-to-delete-your-account',
    '/payments',
    '/sender/list',
    '/publisher?id=1',
    '/buy/houses',
    '/account?mode=edit',
  ])('not %s', (path) => expect(isGraveAddress(new URL(path, PAGE))).toBe(false));
});
