import { callsOf, downloadOf, expect, test } from '../panel/panel';
import { themes } from '../panel/scene-playbooks';
import { world } from '../panel/scene-world';

test('a workflow runs line by line with its secrets by name, and is kept under its name', async ({ page, open }) => {
  await open(world());
  await page.getByRole('button', { name: 'Write a workflow' }).click();
  await page.getByLabel('Steps').fill('Login({user},{password})\nClick("Search")');
  await expect(page.getByText('password is set')).toBeVisible();
  await expect(page.getByText('user is missing')).toBeVisible();
  await page.getByLabel('Name').fill('Search');
  await page.getByRole('button', { name: 'Run workflow' }).click();
  await expect
    .poll(() => callsOf(page, 'run.start'))
    .toEqual([
      {
        goal: `Navigate("${themes.url}")\nLogin({{secret:user}},{{secret:password}})\nClick("Search")`,
        tabId: 7,
        workflow: { name: 'Search', url: themes.url },
      },
    ]);
  expect(await page.evaluate(() => localStorage.getItem('abra.workflows'))).toContain('"Search"');
});

test("a workflow goes to a file in the seed's form, and comes back from it", async ({ page, open }) => {
  await open(world());
  await page.getByRole('button', { name: 'Write a workflow' }).click();
  const steps = 'Login({user},{password})\nFill("Destination", "Oslo")\nClick("Search")';
  await page.getByLabel('Steps').fill(`${steps}\nclick the first result`);
  await page.getByLabel('Name').fill('Find a stay');
  await page.getByRole('button', { name: 'To file' }).click();
  await expect(page.getByText(/cannot be a file yet\. Line 5/)).toBeVisible();
  await page.getByLabel('Steps').fill(steps);
  const downloading = downloadOf(page, 'Find a stay.json');
  await page.getByRole('button', { name: 'To file' }).click();
  const text = await downloading;
  expect(JSON.parse(text)).toEqual({
    workflow_id: 'Find a stay',
    url: themes.url,
    steps: [
      { action: 'Navigate' },
      { action: 'Login', target: 'default' },
      { action: 'Fill', target: 'Destination', value: 'Oslo' },
      { action: 'Click', target: 'Search' },
    ],
    credentials: { username: '{{user}}', password: '{{password}}' },
  });
  await page.getByLabel('Steps').fill('');
  await page.getByLabel('Workflow file').setInputFiles({ name: 'w.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await expect(page.getByLabel('Steps')).toHaveValue(
    /Login\("\{\{secret:user\}\}", "\{\{secret:password\}\}"\)\nFill\("Destination", "Oslo"\)/,
  );
});
