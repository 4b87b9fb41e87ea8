import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { type Application, step } from '../flow';
import { bundled, inProject } from '../serve';

/** A run with a test that fails, which is why its own exit code is 1. */
const TESTS = `import { expect, test } from '@playwright/test';
test.describe('payment', () => {
  test('pays by card', () => test.step('open the cart', async () => undefined));
  test('pays by invoice', () => test.step('open the cart', async () => expect(1).toBe(2)));
});
test('ships abroad', async () => undefined);
`;
const CONFIG = `export default { testMatch: 'report.spec.mjs', outputDir: 'results', reporter: [['html', { open: 'never', outputFolder: 'report' }]] };`;
const FOLDER = inProject('.cache/abra-test-report');

/** The report that Playwright writes of its tests, made anew: it is published as a program, not as a page. */
async function makeReport(): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  await writeFile(`${FOLDER}/package.json`, '{"type":"module"}');
  await writeFile(`${FOLDER}/report.spec.mjs`, TESTS);
  await writeFile(`${FOLDER}/playwright.config.js`, CONFIG);
  const args = [inProject('@playwright/test/cli.js'), 'test', '--config', FOLDER];
  await promisify(execFile)(process.execPath, args, { cwd: FOLDER }).catch(() => undefined);
}

export const testReport: Application = {
  name: 'Playwright report',
  kind: 'report',
  serve: async (port) => {
    await makeReport();
    return bundled(undefined, { files: { '/report/': `${FOLDER}/report` } })(port).then((served) => ({
      ...served,
      url: `${served.url}report/index.html`,
    }));
  },
  ready: (tab) => tab.getByText('ships abroad').waitFor(),
  steps: [
    step('search', 'type:pays', async ({ click, type, press, tab }) => {
      await click(tab.getByRole('textbox', { name: 'Search tests' }));
      await type('pays');
      await press('Enter');
    }),
    step('open the failed one', 'click', ({ click, tab }) => click(tab.getByRole('link', { name: 'pays by invoice' }))),
    step('fold its errors', 'click', ({ click, tab }) => click(tab.getByRole('button', { name: 'Errors' }))),
    step('go on to the next', 'click', ({ click, tab }) => click(tab.getByRole('link', { name: 'next »' }))),
    step('look for a step', 'type:cart', async ({ click, type, tab }) => {
      await click(tab.getByRole('searchbox', { name: 'Filter steps' }));
      await type('cart');
    }),
    step('open it', 'click', ({ click, tab }) => click(tab.getByRole('treeitem', { name: 'open the cart' }))),
  ],
  state: (tab) =>
    tab.evaluate(() => ({
      search: new URLSearchParams(location.hash.slice(2)).get('q'),
      title: document.querySelector('.header-title')?.textContent ?? '',
      steps: [...document.querySelectorAll('.step-title-text')].map((one) => one.getAttribute('title') ?? ''),
      filter: document.querySelector<HTMLInputElement>('[placeholder="Filter steps"]')?.value ?? '',
    })),
  right: { search: 'pays', title: 'pays by card', steps: ['open the cart'], filter: 'cart' },
};
