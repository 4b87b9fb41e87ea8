import { callsOf, expect, ok, test } from '../panel/panel';
import { minutes } from '../panel/scene-playbooks';
import { world } from '../panel/scene-world';

const runs = (amount: number) =>
  Array.from({ length: amount }, (_, at) => ({
    runId: `r-${at}`,
    goal: `goal ${at} about ${at % 2 ? 'lenses' : 'Ärzte'}`,
    startedAt: minutes(at),
    outcome: (['success', 'failed', 'stopped', 'running'] as const)[at % 4],
    domain: at % 3 ? 'shop.example' : 'desk.example',
  }));
const opened = (amount: number) => world({ answers: { 'run.list': ok({ runs: runs(amount) }), 'run.remove': ok({ removed: 1 }) } });
const rows = 'ul.lines > li';

test('all runs are found by words in any order, by how they ended and by site', async ({ page, open }) => {
  await open(opened(24));
  await page.getByRole('button', { name: 'All runs' }).click();
  await expect(page.getByRole('heading', { name: 'Past runs' })).toBeVisible();
  await expect(page.locator(rows).first()).toHaveAttribute('aria-setsize', '24');
  await page.getByRole('searchbox', { name: 'Find a run' }).fill('arzte goal');
  await expect(page.locator(rows)).toHaveCount(12);
  await page.getByLabel('How it ended').selectOption('Done');
  await expect(page.locator(rows)).toHaveCount(6);
  await page.getByLabel('Site').selectOption('desk.example');
  await expect(page.locator(rows)).toHaveCount(2);
  await page.getByRole('searchbox').fill('zebra');
  await expect(page.getByText('No match.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
});

test('one is deleted by its bin, those that are listed after a question; one that goes on has none', async ({ page, open }) => {
  await open(opened(8));
  await page.getByRole('button', { name: 'All runs' }).click();
  await page.getByRole('button', { name: 'Delete “goal 0 about Ärzte”' }).click();
  await expect.poll(() => callsOf(page, 'run.remove')).toEqual([{ runIds: ['r-0'] }]);
  await expect(page.getByText('Deleted one run.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete “goal 3 about lenses”' })).toHaveCount(0);
  await page.getByLabel('Site').selectOption('shop.example');
  await page.getByRole('button', { name: 'Delete these 4 runs' }).click();
  await expect(page.getByText('This can’t be undone. Playbooks stay.')).toBeVisible();
  await page.getByRole('button', { name: 'Keep them' }).click();
  expect(await callsOf(page, 'run.remove')).toHaveLength(1);
  await page.getByRole('button', { name: 'Delete these 4 runs' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.poll(() => callsOf(page, 'run.remove')).toMatchObject([{}, { runIds: ['r-1', 'r-2', 'r-4', 'r-5'] }]);
});

test('of 2,000 runs a screenful is in the document, wherever the list stands; one opens where runs are shown', async ({ page, open }) => {
  await open(opened(2000));
  await page.getByRole('button', { name: 'All runs' }).click();
  await expect(page.getByText('goal 0 about Ärzte')).toBeVisible();
  expect(await page.locator(rows).count()).toBeLessThanOrEqual(40);
  const list = page.getByRole('region', { name: 'Past runs' });
  await list.evaluate((box) => box.scrollTo({ top: box.scrollHeight }));
  await expect(page.getByText('goal 1999 about lenses')).toBeAttached();
  expect(await page.locator(rows).count()).toBeLessThanOrEqual(40);
  await page.getByRole('searchbox').fill('1234 goal');
  await expect(page.locator(rows)).toHaveCount(1);
  await page.getByText('goal 1234 about Ärzte').click();
  await expect.poll(() => callsOf(page, 'run.load')).toEqual([{ runId: 'r-1234' }]);
  await expect(page.getByRole('heading', { name: 'Past runs' })).toHaveCount(0);
});
