import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '../fixtures/test';
import { ACCOUNT } from '../sites/desk/desk-route.mjs';

/** As a person writes one: roles, labels, a helper, a loop, a group with a hook. */
const written = (origin: string) => `import { expect, type Page, test } from '@playwright/test';

const ACCOUNT = { email: '${ACCOUNT.email}', password: process.env.DESK_PASSWORD ?? '' };

async function logIn(page: Page, { email, password }: typeof ACCOUNT) {
  for (const [label, text] of [['Email', email], ['Password', password]] as const) await page.getByLabel(label).fill(text);
  await page.getByRole('checkbox', { name: 'Remember me' }).check();
  await page.getByRole('button', { name: /^Login$/ }).click();
}

test.describe('Desk', () => {
  test.use({ baseURL: '${origin}' });
  test.beforeEach(async ({ page }) => {
    await page.goto('/desk/login');
  });

  test('logs in', async ({ page }) => {
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
    await logIn(page, ACCOUNT);
    await page.waitForURL('**/desk/dashboard');
    await expect(page).toHaveTitle(/Wayfare/);
    await expect(page.getByRole('heading').first()).toBeVisible();
  });
});
`;

// Over 5 s: imported, then played over a login, a dashboard and results.
test('a Playwright test is taken in by the panel, tells what it does not keep, and is played to its end', async ({ abra, tab, site }) => {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'abra-in-')), 'desk.spec.ts');
  await writeFile(file, written(site.origin));
  await tab.goto(`${site.origin}/desk/login`);
  const panel = await abra.browser.openPanel(await abra.tabId(tab));
  const without = panel.getByRole('button', { name: 'Start in private mode' });
  await expect(panel.getByRole('navigation').or(without).first()).toBeVisible();
  if (await without.isVisible()) await without.click();
  await panel.getByRole('navigation').getByRole('button', { name: 'Playbooks' }).click();
  await panel.getByRole('button', { name: 'Import', exact: true }).click();

  await panel.getByLabel('Or pasted text').fill(written(site.origin).replace('await logIn(page, ACCOUNT)', 'await api.logIn(ACCOUNT)'));
  await expect(panel.getByText('The test “logs in” is left out: Line 19: “api.logIn” is of the program that runs tests')).toBeVisible();

  await panel.getByLabel('A file').setInputFiles(file);
  await expect(panel.getByText('Line 21: “toHaveTitle” is not checked.')).toBeVisible();
  await panel.getByRole('button', { name: 'Import 1 playbook' }).click();
  const { host } = new URL(site.origin);
  await expect.poll(async () => (await abra.playbooks(host)).playbooks.map(({ name }) => name)).toEqual(['logs in']);

  await abra.call('secrets.set', { name: 'desk-password', origin: site.origin, value: ACCOUNT.password });
  const run = await abra.play('logs in', { tab, answer: ({ choices }) => choices[0]?.id });
  expect(run.finished, JSON.stringify(run.finished)).toMatchObject({ outcome: 'success' });
  expect(new URL(tab.url()).pathname).toBe('/desk/dashboard');
  expect(run.plans).toHaveLength(1);

  // It is known by now, and is played without a question.
  await tab.context().clearCookies();
  await tab.goto(`${site.origin}/desk/login`);
  const again = await abra.play('logs in', { tab });
  expect(again.finished, JSON.stringify(again.finished)).toMatchObject({ outcome: 'success' });
  expect(new URL(tab.url()).pathname).toBe('/desk/dashboard');
});
