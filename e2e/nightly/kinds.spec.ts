import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { roleOf, selectorOfKinds } from '../../src/page/dom/role';
import { browserSwitches } from '../../src/runner/browser-switches';
import { findChromium } from '../../src/runner/chromium.mjs';
import { bundled } from '../fixtures/bundled';
import { openZoo } from '../zoo/stage';

const root = path.resolve(import.meta.dirname, '../..');
declare global {
  var role: { roleOf: typeof roleOf; selectorOfKinds: typeof selectorOfKinds };
}

test.use({ launchOptions: { executablePath: findChromium(), args: browserSwitches() } });

test('in no widget of the zoo does a selector of kinds leave out an element of them', async ({ page }) => {
  const script = await bundled(path.join(root, 'src/page/dom/role.ts'), { globalName: 'role' });
  const zoo = await openZoo();
  const widgets = readdirSync(path.join(root, 'e2e/zoo/widgets')).map((file) => path.parse(file).name);
  const told: string[] = [];
  const count = { elements: 0, asked: 0 };
  for (const widget of widgets) {
    await page.goto(`${zoo.url}/${widget}`);
    await page.addScriptTag({ content: script });
    const found = await page.evaluate(() => {
      const within = (tree: Document | ShadowRoot): Element[] =>
        [...tree.querySelectorAll('*')].flatMap((one) => [one, ...(one.shadowRoot ? within(one.shadowRoot) : [])]);
      const all = within(document);
      const kindOf = (element: Element) => globalThis.role.roleOf(element) || element.localName;
      const kinds = [...new Set(all.map(kindOf))];
      const selectors = new Map(kinds.map((kind) => [kind, globalThis.role.selectorOfKinds(new Set([kind]))]));
      const left = all.filter((element) => !element.matches(selectors.get(kindOf(element)) ?? ''));
      const asked = all.filter((element) => element.matches(globalThis.role.selectorOfKinds(new Set(['button', 'option'])))).length;
      return { left: left.map(({ outerHTML }) => outerHTML.slice(0, 80)), elements: all.length, asked };
    });
    told.push(...found.left.map((one) => `${widget}: ${one}`));
    count.elements += found.elements;
    count.asked += found.asked;
  }
  zoo.server.close();
  expect(told).toEqual([]);
  expect(count.elements).toBeGreaterThan(2000);
  // 44 % were left out of 2,245 elements of 53 widgets in November 2026.
  expect(count.asked).toBeLessThan((count.elements * 2) / 3);
});
