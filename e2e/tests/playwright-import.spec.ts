import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '../fixtures/test';
import { ACCOUNT } from '../sites/desk/desk-route.mjs';

/** As the recorder of Playwright writes one (loops, functions and hooks are not read), with what is not kept among its steps. */
const written = (origin: string) => `import { test, expect } from '@playwright/test';

test('logs in', async ({ page }) => {
  await page.goto('${origin}/desk/login');
  await page.getByRole('textbox', { name: 'Email' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill('${ACCOUNT.email}');
  await page.getByRole('textbox', { name: 'Password' }).fill('${ACCOUNT.password}');
  await page.getByRole('checkbox', { name: 'Remember me' }).check();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL('**/desk/dashboard');
  await expect(page).toHaveTitle(/Wayfare/);
  await expect(page.getByRole('heading').first()).toBeVisible();
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

  await panel.getByLabel('Or pasted text').fill(written(site.origin).replaceAll('await', 'await api.'));
  await expect(panel.getByText('The test “logs in” is left out: it does nothing that Abra could do.')).toBeVisible();
  await expect(panel.getByText(/Line 8: “await api\. page\.getByRole\('checkbox'.*” is not kept\./)).toBeVisible();

  await panel.getByLabel('A file').setInputFiles(file);
  await expect(panel.getByText('Line 12: “await expect(page).toHaveTitle(/Wayfare/)” is not kept.')).toBeVisible();
  await panel.getByRole('button', { name: 'Import 1 playbook' }).click();
  const { host } = new URL(site.origin);
  await expect.poll(async () => (await abra.playbooks(host)).playbooks.map(({ name }) => name)).toEqual(['logs in']);

  await abra.call('secrets.set', { name: 'password', origin: site.origin, value: ACCOUNT.password });
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
