import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { addressOf, frameAddress, isSameKindOfPath, pathOf, pathOfLink, pathPattern } from './url';

test.each([
  ['https://a.example/shop?x=1', '/shop'],
  ['https://a.example/shop#reviews', '/shop'],
  ['https://a.example/#/orders', '/#/orders'],
  ['https://a.example/#/orders/7?page=2', '/#/orders/7'],
  ['https://a.example/app/?x=1#!/room', '/app/#!/room'],
  ['https://a.example/#!room', '/#!room'],
  ['https://a.example/#/', '/'],
  ['https://a.example/#!/', '/'],
  ['https://a.example/#', '/'],
  ['https://a.example/#/?token=1', '/'],
  ['https://a.example/#access_token=1', '/'],
  ['https://a.example/#:~:text=orders', '/'],
  ['no address', ''],
])('the path of %s is %s', (url, path) => {
  expect(pathOf(url)).toBe(path);
});

test.each([
  ['/#/orders', 'https://a.example/#/orders?page=2', 'https://a.example/', true],
  ['/#/orders', 'https://a.example/#/customers', 'https://a.example/', false],
  ['/', 'https://a.example/#/customers', 'https://a.example/#/orders', false],
  // An id drawn at random that reads like words, and one that does not.
  ['/#/email/aiHtxtLH', 'https://a.example/#/email/Xk3dPq9Z', 'https://a.example/#/', true],
  ['/#/email/dnawBKS8', 'https://a.example/#/email/aiHtxtLH', 'https://a.example/#/', true],
  ['/#/email/Xk3dPq9Z', 'https://a.example/#/email/aiHtxtLH', 'https://a.example/#/', true],
  ['/#/email/MV79505s', 'https://a.example/#/email/aiHtxtLH', 'https://a.example/#/', true],
  ['/#/email/MV79505s', 'https://a.example/#/email/bk3rw0yz', 'https://a.example/#/', true],
  ['/posts/ck8x2b0qp', 'https://a.example/posts/f5k1zz7wd', 'https://a.example/posts', true],
  ['/posts/a3f9c21', 'https://a.example/posts/0be4d7f', 'https://a.example/posts', true],
  ['/schutz/rechtsschutz', 'https://a.example/schutz/gesichtskreme', 'https://a.example/schutz', false],
  ['/schutz/rechtsschutz', 'https://a.example/schutz/impfschtzweg', 'https://a.example/schutz', false],
  ['/icons/HomeWorkSharp', 'https://a.example/icons/VisibilityOff', 'https://a.example/icons', false],
  ['/#/email/Xk3dPq9Z', 'https://a.example/#/email/settings', 'https://a.example/#/', false],
  ['/docs/GettingStarted', 'https://a.example/docs/InstallingItAll', 'https://a.example/', false],
  ['/docs/addToRange', 'https://a.example/docs/defaultsTo', 'https://a.example/docs', false],
  ['/docs/addToRange', 'https://a.example/docs/intersectionBy', 'https://a.example/docs', false],
  ['/checkout/shipping2', 'https://a.example/checkout/overview1', 'https://a.example/cart', false],
  // As it was promised when routes were thrown away.
  ['/app', 'https://a.example/app#/home', 'https://a.example/login', true],
  ['/app', 'https://a.example/app#/home', 'https://a.example/app#/login', false],
  ['/app', 'https://a.example/other', 'https://a.example/login', false],
])('promised %s, now %s, before %s: %s', (path, url, from, wanted) => {
  expect(isSameKindOfPath(path, pathOf(url), pathOf(from))).toBe(wanted);
});

test.each([
  ['https://a.example/shop?x=1#reviews', 'https://a.example/shop'],
  ['https://a.example/app/?x=1#/orders/7?page=2', 'https://a.example/app/#/orders/7'],
  ['https://a.example/#/', 'https://a.example/'],
  ['file:///home/ann/page.html?x#!/room', 'file:///home/ann/page.html#!/room'],
  ['about:blank', 'about:blank'],
])('the address of %s is %s', (url, address) => {
  expect(addressOf(url)).toBe(address);
  // A recording compares where its last step began with where the tab was when it was stopped.
  expect(pathOf(address)).toBe(pathOf(url));
});

test.each([
  ['https://a.example/pay?x=1#y', 'https://shop.example/', 'https://a.example/pay'],
  ['about:srcdoc', 'https://shop.example/', 'about:srcdoc'],
  ['blob:https://a.example/f258c3f5-2794-4191-bbf4-3ccfa2e2ed7c', '', 'blob:https://a.example'],
  ['https://a.example/edit?id=4', 'https://a.example/edit?id=4#top', 'about:blank'],
  ['about:blank', '', 'about:blank'],
])('the address of the frame %s in %s is %s', (url, parent, address) => {
  expect(frameAddress(url, parent)).toBe(address);
  expect(frameAddress(address, '')).toBe(address);
});

test.each([
  ['/#/email/sSE5ws3p', '#/email/sSE5ws3p', '#/email/rsb0gl4J', '/#/email/rsb0gl4J'],
  ['/mail/sSE5ws3p', '/mail/sSE5ws3p', 'mail/rsb0gl4J', '/mail/rsb0gl4J'],
  // Another page, not another id; and what was promised was not where the link led.
  ['/docs/setup', '/docs/setup', '/docs/reference', '/docs/setup'],
  ['/docs/setup', '/docs/setup', '/help/setup', '/docs/setup'],
  ['/login', '/docs/setup', '/docs/intro', '/login'],
])('promised %s of a link to %s that leads to %s now: %s', (promised, then, now, path) => {
  expect(pathOfLink(promised, then, now, 'https://a.example/')).toBe(path);
});

test.each([
  ['/orders/1042', '/orders/*'],
  ['/#/email/JrdWFhwi', '/#/email/*'],
  ['/#/email/jfaYp9Zj/text', '/#/email/*/text'],
  ['/docs/GettingStarted', '/docs/GettingStarted'],
  ['/wiki/HTML5-WebSocket', '/wiki/HTML5-WebSocket'],
  ['/api/intersectionBy', '/api/intersectionBy'],
  ['/docs/getting-started', '/docs/getting-started'],
  ['/u/ck8x2b0qp', '/u/*'],
  ['/icons/VisibilityOff', '/icons/VisibilityOff'],
  ['/schutz/rechtsschutz', '/schutz/rechtsschutz'],
])('the pattern of %s is %s', (path, pattern) => {
  expect(pathPattern(path)).toBe(pattern);
});

test('ids drawn at random are of one kind with each other, and names of published files are not', () => {
  let seed = 20;
  const draw = (signs: string) => {
    seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return signs[Math.floor((seed / 2 ** 32) * signs.length)];
  };
  const small = 'abcdefghijklmnopqrstuvwxyz0123456789';
  const id = (signs: string, length: number) => Array.from({ length }, () => draw(signs)).join('');
  const share = (pairs: (readonly [string, string])[]) =>
    pairs.filter(([one, other]) => isSameKindOfPath(`/x/${one}`, `/x/${other}`, '/x')).length / pairs.length;
  const ids = (signs: string, length: number) => share(Array.from({ length: 2000 }, () => [id(signs, length), id(signs, length)] as const));
  expect(ids(small + small.toUpperCase(), 8)).toBeGreaterThan(0.98);
  expect(ids(small + small.toUpperCase(), 21)).toBeGreaterThan(0.99);
  expect(ids(small, 8)).toBeGreaterThan(0.88);
  expect(ids(small, 25)).toBeGreaterThan(0.99);

  const files = ['zod', 'vite', 'playwright-core', 'axe-core', '@types'].flatMap((of) =>
    readdirSync(`node_modules/${of}`, { recursive: true, encoding: 'utf8' }),
  );
  const names = [...new Set(files.map((file) => file.replace(/^.*\//, '').replace(/\..*$/, '')))].filter((name) => !/\d{3}/.test(name));
  const pairs = names.flatMap((one) =>
    names.filter((other) => other !== one && other.length === one.length).map((other) => [one, other] as const),
  );
  expect(pairs.length).toBeGreaterThan(10_000);
  expect(share(pairs)).toBeLessThan(0.002);
});
