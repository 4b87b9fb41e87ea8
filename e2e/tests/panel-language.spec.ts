import axe from 'axe-core';
import { LANGUAGES } from '../../extension/locales/languages';
import { expect, test } from '../panel/panel';
import { world } from '../panel/scene-world';
import { scenes } from '../panel/scenes';

const others = Object.keys(LANGUAGES).filter((language) => language !== 'en');
const shown = ['failed-bail-target-missing', 'playbook-detail', 'settings-model', 'welcome', 'recording'];

test('the panel speaks the language of Chrome, and the one that is chosen in Settings', async ({ page, open }) => {
  await open({ ...world(), language: 'de-AT' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.getByRole('button', { name: 'Optionen', exact: true }).click();
  await page.getByRole('combobox', { name: 'Sprache' }).selectOption('fr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('button', { name: 'Réglages', exact: true })).toBeVisible();
});

for (const language of others)
  test(`nothing is cut off in ${language}, and axe has nothing to say`, async ({ page, open }) => {
    for (const name of shown.filter((one) => scenes[one]))
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 760 });
        await open({ ...(scenes[name] ?? world()), language });
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `${name} at ${width}`).toBeLessThanOrEqual(width);
        const cut = await page
          .getByRole('button')
          .evaluateAll((buttons) =>
            buttons.filter((one) => one.getBoundingClientRect().right > innerWidth + 1).map((one) => one.textContent),
          );
        expect(cut, `${name} at ${width}`).toEqual([]);
        await page.evaluate(axe.source);
        const { violations } = await page.evaluate(() => (globalThis as unknown as { axe: typeof axe }).axe.run());
        expect(violations.map(({ id, nodes }) => `${name}: ${id} ${nodes[0]?.html}`)).toEqual([]);
      }
  });
