import { callsOf, expect, goalBox, ok, test } from '../panel/panel';
import { finished } from '../panel/scene-runs';
import { world } from '../panel/scene-world';
import { scenes } from '../panel/scenes';

test('the key goes one way: typed, sent, never shown again', async ({ page, open }) => {
  await open(scenes['settings-new'] ?? world());
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Key', { exact: true }).fill('sk-test-canary');
  await page.keyboard.press('Enter');
  await expect.poll(() => callsOf(page, 'settings.setKey')).toEqual([{ key: 'sk-test-canary' }]);
  await expect(page.getByText('The key is saved in this browser.')).toBeVisible();
  expect(await page.evaluate(() => [document.documentElement.outerHTML, JSON.stringify({ ...localStorage })].join())).not.toContain(
    'canary',
  );
});

test('a number outside its limits is told and not taken', async ({ page, open }) => {
  await open(world());
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Operations').fill('0');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('A whole number from 1 to 10,000.');
  expect(await callsOf(page, 'settings.set')).toEqual([]);
  await page.getByLabel('Operations').fill('50');
  await page.keyboard.press('Enter');
  await expect.poll(() => callsOf(page, 'settings.set')).toMatchObject([{ patch: { budgets: { operations: 50 } } }]);
});

test('how long runs are kept is found in the settings, in days and in runs', async ({ page, open }) => {
  await open(world());
  await page.getByRole('button', { name: 'Settings' }).click();
  const kept = page.locator('section.setting', { has: page.getByRole('heading', { name: 'Past runs' }) });
  await expect(kept).toContainText('Older runs are removed. A run that still goes on or waits for you is not, and playbooks stay.');
  await expect(kept.getByLabel('Keep for (days)')).toHaveValue('30');
  await expect(kept.getByLabel('Keep at most (runs)')).toHaveValue('200');
  await kept.getByLabel('Keep for (days)').fill('7');
  await page.keyboard.press('Enter');
  await expect.poll(() => callsOf(page, 'settings.set')).toMatchObject([{ patch: { keepRuns: { days: 7, runs: 200 } } }]);
  await kept.getByLabel('Keep at most (runs)').fill('0');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('A whole number from 1 to 10,000.');
  expect(await callsOf(page, 'settings.set')).toHaveLength(1);
});

test('the first run asks about the model, and beginning without one sets the embedded planner', async ({ page, open }) => {
  await open(scenes.welcome ?? world());
  await page.getByRole('button', { name: 'Begin without a model' }).click();
  await expect.poll(() => callsOf(page, 'settings.set')).toEqual([{ patch: { planner: 'embedded' } }]);
  await expect(goalBox(page)).toBeFocused();
});

test('what a run and the day have cost is told call by call', async ({ page, open }) => {
  await open(world({ ...scenes['run-done'], answers: { 'run.load': ok({ events: finished }) } }));
  await page.getByText('2 model calls').click();
  await expect(page.getByRole('row')).toHaveCount(3);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByText('Spent today').click();
  await expect(page.getByText(/model calls, .* tokens .*cached.*, about \$/)).toBeVisible();
});
