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
  await page.getByLabel('Steps', { exact: true }).fill('0');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('A whole number from 1 to 10,000.');
  expect(await callsOf(page, 'settings.set')).toEqual([]);
  await page.getByLabel('Steps', { exact: true }).fill('50');
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
  await page.getByRole('button', { name: 'Start in private mode' }).click();
  await expect.poll(() => callsOf(page, 'settings.set')).toEqual([{ patch: { planner: 'embedded' } }]);
  await expect(goalBox(page)).toBeFocused();
});

test('who begins with an AI model pastes its key beside the goal, agrees there to what is sent, and is shown plans first on new sites', async ({
  page,
  open,
}) => {
  await open(scenes.welcome ?? world());
  await page.getByRole('button', { name: 'Use an AI model (needs a key)' }).click();
  await expect(page.getByLabel('Key of an AI model')).toBeFocused();
  await page.keyboard.insertText('sk-ant-api03-canary');
  await expect(page.getByRole('status').filter({ hasText: 'Anthropic key.' })).toContainText('go to api.anthropic.com');
  await page.getByRole('button', { name: 'I agree' }).click();
  await expect.poll(() => callsOf(page, 'settings.setKey')).toEqual([{ key: 'sk-ant-api03-canary' }]);
  expect(await callsOf(page, 'settings.set')).toEqual([
    { patch: { planner: 'messages-api' } },
    { patch: { consent: true, approvePlans: 'first' } },
  ]);
});

test('a key that is plainly of another vendor is offered to be used there', async ({ page, open }) => {
  await open(scenes['settings-key-elsewhere'] ?? world());
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Replace' }).click();
  await page.getByLabel('Key', { exact: true }).fill('sk-ant-api03-canary');
  await page.getByRole('button', { name: 'Use Anthropic' }).click();
  await expect.poll(() => callsOf(page, 'settings.setKey')).toEqual([{ key: 'sk-ant-api03-canary' }]);
  expect(await callsOf(page, 'settings.set')).toMatchObject([{ patch: { endpoint: 'https://api.anthropic.com' } }]);
});

test('how an address that was typed is spoken to is chosen; a known one needs no choice', async ({ page, open }) => {
  await open(world());
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByLabel('How it is spoken to')).toHaveCount(0);
  await open(scenes['settings-typed'] ?? world());
  await page.getByRole('button', { name: 'Settings' }).click();
  const how = page.getByLabel('How it is spoken to');
  await expect(how).toHaveValue('Messages API, x-api-key');
  await how.selectOption('Chat Completions');
  await expect.poll(() => callsOf(page, 'settings.set')).toEqual([{ patch: { planner: 'chat-completions', keyAs: 'bearer' } }]);
  await page.getByLabel('Endpoint', { exact: true }).fill('http://models.example');
  await expect(page.getByText('https only; http is for your computer')).toBeVisible();
});

test('what is wanted from the line beside Run has the focus in the settings', async ({ page, open }) => {
  await open(world());
  await page.getByLabel('Commands or AI').selectOption('Other model or key…');
  await expect(page.getByLabel('Model', { exact: true })).toBeFocused();
});

test('what a run and the day have cost is told call by call', async ({ page, open }) => {
  await open(world({ ...scenes['run-done'], answers: { 'run.load': ok({ events: finished }) } }));
  await page.getByText('What was done').click();
  await page.getByText('2 model calls', { exact: true }).click();
  await expect(page.getByRole('row')).toHaveCount(3);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByText('Spent today').click();
  await expect(page.getByText(/^14 model calls, .* tokens .*cached.*, about \$/)).toBeVisible();
  await expect(page.getByText(/^On this site: 31 model calls, .*, about \$0\.34/)).toBeVisible();
  await open(world());
  await expect(page.getByText('Today: 14 model calls, about $0.15 · On this site: 31 model calls, about $0.34')).toBeVisible();
});

test('the keys that Chrome gave are shown, with the way to its page where they are changed', async ({ page, open }) => {
  await open(world());
  await page.getByRole('button', { name: 'Settings' }).click();
  const keys = page.locator('section.setting', { has: page.getByRole('heading', { name: 'Keys' }) });
  await expect(keys.getByRole('listitem')).toHaveText(['Open AbraCtrl+Shift+Y', 'Record playbookno key']);
  await keys.getByRole('button', { name: 'Change them in Chrome' }).click();
  expect(await page.evaluate(() => globalThis.world.opened)).toEqual(['chrome://extensions/shortcuts']);
});

test('where the model runs is one of those that Abra knows, and tells which key it wants', async ({ page, open }) => {
  await open(world());
  await page.getByRole('button', { name: 'Settings' }).click();
  const where = page.getByLabel('Where the model runs');
  await expect(where).toHaveValue('https://api.anthropic.com');
  await where.focus();
  await page.keyboard.press('L');
  await expect
    .poll(() => callsOf(page, 'settings.set'))
    .toEqual([{ patch: { endpoint: 'http://localhost:4000', planner: 'messages-api', keyAs: 'x-api-key', model: 'my-test-model' } }]);
  await where.selectOption('Ollama on your computer');
  await expect
    .poll(() => callsOf(page, 'settings.set'))
    .toContainEqual({
      patch: { endpoint: 'http://localhost:11434', planner: 'messages-api', keyAs: 'x-api-key', model: 'qwen3-coder' },
    });
});

test('Test says in plain words what came, and asks for access where nothing was reached', async ({ page, open }) => {
  await open(world({ answers: { 'settings.try': ok({ came: 'unreachable', text: 'api.anthropic.com cannot be reached.' }) } }));
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Test' }).focus();
  await page.keyboard.press('Enter');
  const came = page.getByRole('status').filter({ hasText: 'reached' });
  await expect(came).toHaveText('api.anthropic.com cannot be reached.');
  await page.evaluate(() =>
    globalThis.world.answer('settings.try', { ok: true, value: { came: 'works', text: 'claude-sonnet-5-5 answered.' } }),
  );
  await page.getByRole('button', { name: 'Allow access to api.anthropic.com and test again' }).click();
  await expect(page.getByText('It works. claude-sonnet-5-5 answered.')).toBeVisible();
  expect(await page.evaluate(() => globalThis.world.granted)).toEqual([['https://api.anthropic.com/*']]);
  expect(await callsOf(page, 'settings.try')).toHaveLength(2);
});

test('when a picture goes along is said in words', async ({ page, open }) => {
  await open(world());
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByText('After a stop the model gets a picture too, if the page has no words for what is there')).toBeVisible();
});
