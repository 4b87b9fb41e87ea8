import type { Page } from '@playwright/test';
import { begin, recording, said, save } from '../fixtures/showing';
import { expect, test } from '../fixtures/test';

/** The page writes into its field itself a while later, so that no input is heard, and the sheet takes a letter that no step holds. */
const PAGE = `<!doctype html><title>Counter</title><button>Start</button><input aria-label="Phone"><div tabindex="0" role="grid" aria-label="Sheet">1</div>
<script>
  const take = (event) => event.key.length === 1 && event.preventDefault();
  document.querySelector('input').onkeydown = (event) => { take(event); setTimeout(() => (event.target.value += event.key), 300); };
  document.querySelector('[role=grid]').onkeydown = take;
</script>`;

/** What a screen reader is told of the page. */
async function spoken(tab: Page): Promise<string> {
  const session = await tab.context().newCDPSession(tab);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return JSON.stringify(nodes.map(({ name }) => name?.value));
}

// Over 5 s: a gap is reported once the page has had time to answer.
test('what could not be kept is said at once in the page, stands at its place among the steps, and is removed there', async ({
  abra,
  tab,
  site,
}) => {
  await tab.route('**/counter', (route) => route.fulfill({ contentType: 'text/html', body: PAGE }));
  await tab.goto(`${site.origin}/counter`);
  await abra.settings({ consent: true });
  const panel = await abra.browser.openPanel(await abra.tabId(tab));
  await tab.bringToFront();
  await begin(abra, tab);
  await tab.getByRole('button').click();
  await tab.getByRole('grid').focus();
  await tab.keyboard.press('a');
  await expect.poll(() => spoken(tab)).toContain('could not be kept. Show it again.');
  await tab.getByRole('textbox').click();
  await tab.keyboard.type('5550');
  await expect.poll(async () => (await recording(abra))?.gaps?.map(({ kind }) => kind)).toEqual(['keys', 'text']);
  expect(JSON.stringify(await recording(abra))).not.toContain('5550');
  await tab.getByRole('button').click();
  await expect.poll(() => said(abra)).toHaveLength(3);

  const lines = panel.getByRole('list', { name: 'Steps' }).locator('> li');
  await expect(lines).toContainText(['Click', 'A key in “Sheet” could not be kept.', 'Click', 'What you typed into', 'Click']);
  await abra.call('record.set', { status: 'stopped' });
  await expect(panel.getByText('2 things are missing.')).toBeVisible();
  await panel.getByRole('button', { name: /^Remove: What you typed/ }).click();
  await expect(panel.getByText('1 thing is missing.')).toBeVisible();
  await panel.getByRole('button', { name: /^Remove: A key/ }).click();
  await expect.poll(async () => (await recording(abra))?.gaps).toEqual([]);
  await save(abra, 'Count');
});

test('a preview of a recording shows what its steps mean on the page, and acts on nothing', { tag: '@nightly' }, async ({
  abra,
  tab,
  site,
}) => {
  await tab.route('**/counter', (route) => route.fulfill({ contentType: 'text/html', body: PAGE }));
  await tab.goto(`${site.origin}/counter`);
  await tab.evaluate(() => document.querySelector('button')?.addEventListener('click', () => (document.title += '!')));
  await begin(abra, tab);
  await tab.getByRole('button').click();
  await expect.poll(() => said(abra)).toHaveLength(1);
  await abra.call('record.set', { status: 'stopped' });
  const { runId } = await abra.call('record.try', { name: 'Start', dryRun: true });
  await expect
    .poll(async () => (await abra.load(runId)).finished?.summary)
    .toMatch(/1 of 1 steps was found on this page, and nothing was done/);
  expect(await tab.title()).toBe('Counter!');
});
