import { expect, it } from 'vitest';
import type { Run } from '../../../src/model/run/run';
import { isOfAnotherPage } from './page-of-result';

const run = (over: object = {}) =>
  ({
    tabId: 7,
    plans: [],
    finished: { outcome: 'success' },
    snapshot: { url: 'https://shop.example/cart?step=2' },
    ...over,
  }) as unknown as Run;

it('is of the page where the run ended, whatever its query', () => {
  expect(isOfAnotherPage(run(), { tabId: 7, url: 'https://shop.example/cart?step=3' })).toBe(false);
  expect(isOfAnotherPage(run(), { tabId: 7, url: 'https://shop.example/orders' })).toBe(true);
  expect(isOfAnotherPage(run(), { tabId: 8, url: 'https://shop.example/cart?step=2' })).toBe(true);
});

it('is of the page that its last step led to within its document, where that was not looked at', () => {
  const at = { tabId: 7, url: 'https://shop.example/orders' };
  const plans = [{ items: [{ record: { url: 'https://shop.example/orders' } }] }];
  expect(isOfAnotherPage(run({ plans, stale: true }), at)).toBe(false);
  expect(isOfAnotherPage(run({ plans, stale: false }), at)).toBe(true);
});

it('is not judged while the run goes on, or where the page is not known', () => {
  expect(isOfAnotherPage(run({ finished: undefined }), { tabId: 8, url: 'https://shop.example/' })).toBe(false);
  expect(isOfAnotherPage(run(), { tabId: 7, url: undefined })).toBe(false);
  expect(isOfAnotherPage(run(), { tabId: undefined, url: 'https://shop.example/' })).toBe(false);
});
