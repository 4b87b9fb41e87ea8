import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '../../extension/locales/languages';
import { ENDPOINTS } from '../../src/model/plan/endpoints';
import { saying } from '../../src/model/saying-of';
import { ENGLISH } from '../../src/model/sayings/english';
import type { Scene } from '../panel/fake-chrome';
import { expect, type PanelPage, test, viewDrawn } from '../panel/panel';
import { world } from '../panel/scene-world';
import { scenes } from '../panel/scenes';
import { violations } from '../panel/violations';

/** A scene that is not there is a test that says nothing. */
function sceneOf(name: string): Scene {
  expect(Object.keys(scenes)).toContain(name);
  return scenes[name] as Scene;
}

const catalogue = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(path.resolve(import.meta.dirname, `../../extension/locales/${language}.json`), 'utf8'));
/** Runs of at least four words that are the same whatever values a sentence has. */
const runsOfWords = (text: string): string[] =>
  text.split(/[{}<>#]|, (?:plural|select),|\b(?:one|other)\b/).flatMap((part) => part.match(/[A-Za-z’]+(?:,? [A-Za-z’]+){3,}/g) ?? []);
/** What only English says: messages of the panel, and sentences of the engine with and without values. */
const english = [...Object.values(catalogue('en')), ...Object.values(ENGLISH)];
const sentences = [...new Set(english.flatMap(runsOfWords))];

/** German has the longest words; what is shown in another language runs every night. */
const tagOf = (language: string) => (language === 'de' ? [] : '@nightly');
const others = Object.keys(LANGUAGES).filter((language) => language !== 'en');
const shown = [
  'failed-bail-target-missing',
  'failed-fault-model-limit',
  'playbooks',
  'run-secret',
  'settings',
  'welcome',
  'recording-live',
];

test('the panel speaks the language of Chrome, and the one that is chosen in Settings', async ({ page, open }) => {
  await open({ ...world(), language: 'de-AT' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.getByRole('button', { name: 'Einstellungen', exact: true }).click();
  await page.getByRole('combobox', { name: 'Sprache' }).selectOption('fr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('button', { name: 'Réglages', exact: true })).toBeVisible();
});

for (const language of others)
  test(`nothing is cut off in ${language}, and axe has nothing to say`, { tag: tagOf(language) }, async ({ page, open }) => {
    for (const name of shown) {
      await open({ ...sceneOf(name), language });
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 760 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `${name} at ${width}`).toBeLessThanOrEqual(width);
        // A window of another size is laid out in the next frame.
        const cut = () =>
          page
            .getByRole('button')
            .evaluateAll((buttons) =>
              buttons.filter((one) => one.getBoundingClientRect().right > innerWidth + 1).map((one) => one.textContent),
            );
        await expect.poll(cut, `${name} at ${width}`).toEqual([]);
        const tabs = await page.locator('.views button > span').evaluateAll((spans) => spans.map((span) => span.getBoundingClientRect().y));
        expect(new Set(tabs).size, `titles of tabs in one line of ${name} at ${width}`).toBeLessThanOrEqual(1);
        expect(await violations(page, 'light'), `${name} at ${width}`).toEqual([]);
      }
    }
  });

const talks = [
  ...Object.keys(scenes).filter((name) => name.startsWith('failed-')),
  ...[
    'run-secret',
    'run-file',
    'run-paying',
    'run-approve',
    'run-asked',
    'run-held',
    'run-recalled',
    'run-planning',
    'run-keep',
    'run-bailed',
    'recording-gaps',
  ],
];

for (const language of ['de', 'ja'])
  test(`no sentence of Abra’s is in English in ${language}: questions, failures, results, gaps, an import`, { tag: '@nightly' }, async ({
    page,
    open,
  }) => {
    const words = catalogue(language);
    const own = new Set(sentences.filter((one) => !Object.values(words).some((text) => text.includes(one))));
    expect(own.size).toBeGreaterThan(400);
    const found: string[] = [];
    const look = async (name: string) => {
      const texts = await page.evaluate(() => [
        document.body.textContent,
        ...[...document.querySelectorAll('[aria-label],[title]')].map(
          (one) => `${one.getAttribute('aria-label')} ${one.getAttribute('title')}`,
        ),
      ]);
      found.push(...[...own].filter((one) => texts.join('\n').includes(one)).map((one) => `${name}: ${one}`));
    };
    for (const name of talks) {
      await open({ ...sceneOf(name), language });
      await look(name);
    }
    const line = { id: 'p', domain: 'themes.example', name: 'Select theme color', change: 'changed' as const, detail: 'x' };
    const lines = [{ ...line, says: [saying('importChanged', { name: 'Select theme color', steps: '2' })] }];
    await open({ ...world({ answers: { 'playbooks.import': { ok: true, value: { lines, refused: [], origins: [] } } } }), language });
    await page
      .getByRole('navigation')
      .getByRole('button', { name: words['panel.playbooks'] ?? '' })
      .click();
    await page.getByRole('button', { name: words['playbooks.import'] ?? '', exact: true }).click();
    await page.getByLabel(words['playbooks.orPastedText'] ?? '').fill('{}');
    await expect(page.getByText('Select theme color').first()).toBeVisible();
    await look('import');
    expect(found).toEqual([]);
  });

/** Texts of three words and more, as they stand in the panel. */
const textsOf = (page: PanelPage) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#panel *')]
      .flatMap((element) => [...element.childNodes].flatMap((node) => (node.nodeType === 3 ? [node.nodeValue?.trim() ?? ''] : [])))
      .filter((text) => (text.match(/[A-Za-z’]{2,}/g) ?? []).length > 2),
  );

test('what reads the same in English and in German was said by a page, a file, a model or the person', async ({ page, open }) => {
  const same: string[] = [];
  for (const name of [
    'welcome',
    'run-start',
    'run-keep',
    'run-planning',
    'run-question',
    'playbooks-saved',
    'settings',
    'settings-refused',
  ]) {
    const texts: string[][] = [];
    for (const language of ['en', 'de']) {
      const words = catalogue(language);
      await open({ ...sceneOf(name), language });
      const view = words[name.startsWith('settings') ? 'panel.settings' : 'panel.playbooks'] ?? '';
      if (/^(settings|playbooks)/.test(name)) await page.getByRole('navigation').getByRole('button', { name: view, exact: true }).click();
      await viewDrawn(page);
      texts.push(await textsOf(page));
    }
    const given = JSON.stringify([sceneOf(name), ENDPOINTS.map((one) => one.name)]);
    const [english = [], german = []] = texts;
    expect(english.length, name).toBeGreaterThan(1);
    same.push(
      ...german
        .filter((text) => english.includes(text) && !given.includes(JSON.stringify(text).slice(1, -1)))
        .map((text) => `${name}: ${text}`),
    );
  }
  expect(same).toEqual([]);
});
