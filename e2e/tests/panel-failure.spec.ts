import { callsOf, expect, type PanelPage, test } from '../panel/panel';
import { endingOf } from '../panel/scene-endings';
import { world } from '../panel/scene-world';
import { scenes } from '../panel/scenes';

const result = (page: PanelPage) => page.getByRole('region', { name: 'Result' });
const WAYS = ['Point at the right one', 'Try again', 'Do it myself, then go on', 'Skip it', 'Edit this step', 'Show me how'];
const missing = 'failed-bail-target-missing';

test('a failure takes the focus, and each way out of it is reached and said by keyboard alone', async ({ page, open }) => {
  await open(scenes[missing] ?? world());
  await expect(result(page)).toBeFocused();
  const said = [await result(page).ariaSnapshot()];
  for (let step = 0; step < 7; step++) {
    await page.keyboard.press('Tab');
    said.push(await page.locator(':focus').ariaSnapshot());
  }
  expect(said.join('\n').split('\n')).toEqual([
    '- region "Result":',
    '  - heading "Not found on the page" [level=2]',
    '  - paragraph: I couldn’t find “Granite Camera”. The closest is “Granite Tripod”.',
    '  - paragraph: 2 steps done before that, 2 left.',
    '  - group: What came nearest',
    ...WAYS.map((way) => `  - button "${way}"`),
    '- text: What came nearest',
    ...WAYS.map((way) => `- button "${way}"`),
  ]);
});

for (const [button, way, scene] of [
  ['Do it again', 'again', 'failed-bail-no-effect'],
  ['It’s done, go on', 'skip', 'failed-bail-outcome-unknown'],
] as const)
  test(`what may have been done once is not tried again by a button that does not say so, and “${button}” goes on`, async ({
    page,
    open,
  }) => {
    await open(scenes[scene] ?? world());
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await page.getByRole('button', { name: button }).click();
    await expect.poll(() => callsOf(page, 'run.resume')).toEqual([{ runId: 'run-1', way }]);
  });

test('what is not among the results of a search is said to be just that', async ({ page, open }) => {
  await open(scenes['failed-search'] ?? world());
  const why = 'There is no “Granite Camera” among the results for “Dune”.';
  await expect(result(page)).toContainText(why);
  await expect(page.getByRole('status').filter({ hasText: why })).toHaveText(`Ended: ${why}`);
  await expect(page.getByText(/I couldn’t find “Granite Camera”/)).toHaveCount(0);
});

test('a key that was refused leads to its field', async ({ page, open }) => {
  await open(scenes['failed-fault-model-auth'] ?? world());
  await page.getByRole('button', { name: 'Check the key' }).click();
  await expect(page.getByLabel('Key', { exact: true })).toBeFocused();
});

test('where the disk is full the past runs are a press away, to be deleted', async ({ page, open }) => {
  await open(scenes['failed-fault-storage'] ?? world());
  await page.getByRole('region', { name: 'Result' }).getByRole('button', { name: 'All runs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Past runs' })).toBeVisible();
});

test('only a key that is missing or refused is to be checked: an address leads to the settings, another cause to what it needs', async ({
  page,
  open,
}) => {
  for (const [kind, button] of [
    ['no-key', 'Check the key'],
    ['model-unreachable', 'Open settings'],
    ['no-credit', 'Use another key'],
    ['model-gone', 'Choose another model'],
    ['model-invalid', 'Edit the goal'],
  ]) {
    await open(scenes[`failed-fault-${kind}`] ?? world());
    await expect(page.getByRole('region', { name: 'Result' }).getByRole('button', { name: button ?? '' })).toBeVisible();
  }
});

test('what a run did is folded below, and opens', async ({ page, open }) => {
  await open(world({ feed: [{ kind: 'run', events: endingOf('bail-target-missing') }] }));
  await expect(page.getByText('Click “Theme”')).toBeHidden();
  await page.getByText('What was done').click();
  await expect(page.getByText('Click “Theme”')).toBeVisible();
});
