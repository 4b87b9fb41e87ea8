import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { browserSwitches } from './browser-switches';

/** Its own list is in no interface of it. */
function offInPlaywright(): string[] {
  const folder = path.dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'));
  const source = readFileSync(path.join(folder, 'lib/coreBundle.js'), 'utf8');
  const list = /disabledFeatures = \[(.*?)\]/s.exec(source)?.[1] ?? '';
  return [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name ?? '');
}

test('what Playwright turns off stays off', () => {
  const off = browserSwitches().flatMap((one) => (one.startsWith('--disable-features=') ? one.slice(19).split(',') : []));
  const wanted = offInPlaywright();
  expect(wanted.length).toBeGreaterThan(10);
  expect(off).toEqual(expect.arrayContaining(wanted));
});
