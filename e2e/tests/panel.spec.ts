import { readFile } from 'node:fs/promises';
import { DomainPlaybooks } from '../../src/model/playbook/playbook';
import type { RunEvent } from '../../src/model/run/run-event';
import { launchAbra } from '../../src/runner/launch';
import { complete } from '../fixtures/scripted';
import { pressToolbarButton } from '../fixtures/side-panel';
import { expect, test } from '../fixtures/test';
import { serveModel } from '../model/serve-model.mjs';
import { goalBox } from '../panel/panel';

const GOAL = 'click "Theme Neutral", then click Fuchsia';

// Over 5 s: a Chromium of its own, with the real side panel.
test('the toolbar button opens the real side panel and grants the tab; a goal typed there runs', async ({ site }) => {
  const browser = await launchAbra();
  const tab = await browser.context.newPage();
  await tab.goto(site.url('themes', { modal: 'never' }));
  const panel = await pressToolbarButton(browser, tab);
  await expect.poll(() => panel.evaluate<boolean>('document.querySelector("textarea, button") !== null')).toBe(true);
  await panel.evaluate('[...document.querySelectorAll("button")].find((one) => /private mode/i.test(one.textContent))?.click()');
  await expect.poll(() => panel.evaluate<boolean>('document.querySelector("textarea") !== null')).toBe(true);
  await panel.evaluate('document.querySelector("textarea").focus()');
  await panel.type(GOAL);
  await panel.press('Enter');
  await expect.poll(() => tab.evaluate(() => JSON.parse(document.body.dataset.state ?? '{}').theme), { timeout: 20_000 }).toBe('Fuchsia');
  await expect.poll(() => panel.evaluate<string>('document.body.innerText'), { timeout: 20_000 }).toMatch(/Done|Fuchsia/);
  await browser.close();
});

test("a playbook's JSON is downloaded from the panel in the seed's shape", async ({ abra, tab, site }) => {
  await tab.goto(site.url('themes', { modal: 'never' }));
  await abra.run(GOAL, { tab, planner: 'embedded' });
  const panel = await abra.browser.openPanel(await abra.tabId(tab));
  await panel.getByRole('button', { name: 'Start in private mode' }).click();
  await panel.getByRole('navigation').getByRole('button', { name: 'Playbooks' }).click();
  await panel.getByRole('button', { name: 'Choose', exact: true }).click();
  await panel.getByRole('button', { name: 'Choose all' }).click();
  const downloading = panel.waitForEvent('download');
  await panel.getByRole('button', { name: 'Export', exact: true }).click();
  const file = JSON.parse(await readFile((await (await downloading).path()) as string, 'utf8'));
  const { domain, playbooks, optionMap } = file;
  expect(DomainPlaybooks.safeParse({ domain, playbooks, optionMap }).success).toBe(true);
  expect(playbooks.length).toBeGreaterThan(0);
  expect(playbooks[0]).toMatchObject({
    successCount: 1,
    failCount: 0,
    operations: expect.any(Array),
    recordedViewport: { width: 1440, height: 900 },
  });
});

test('Stop ends a run at once: nothing is sent, planned or asked after it', async ({ abra, tab, site }) => {
  await tab.goto(site.url('themes', { modal: 'never' }));
  const told: RunEvent[] = [];
  const begun = new Promise<string>((resolve) =>
    abra.onEvent((event, runId) => {
      told.push(event);
      if (event.kind === 'sent') resolve(runId);
    }),
  );
  const running = abra.run('wait until "never to be seen" is visible', { tab, planner: 'embedded' });
  const runId = await begun;
  const before = told.length;
  await abra.call('run.stop', { runId });
  const run = await running;
  expect(run.finished?.outcome).toBe('stopped');
  // The run does not wait for what the page still says of it, so that may come before the end or after it; what it taught is learned after its end.
  const after = told.slice(before).map(({ kind }) => kind);
  expect(after.filter((kind) => !['executed', 'reported', 'looked', 'bailed', 'learned'].includes(kind))).toEqual(['finished']);
  if (after.includes('learned')) expect(after.indexOf('learned')).toBeGreaterThan(after.indexOf('finished'));
});

test('Escape right after Enter stops the run, which is not shown yet', async ({ abra, tab, site }) => {
  await tab.goto(site.url('themes', { modal: 'never' }));
  const panel = await abra.browser.openPanel(await abra.tabId(tab));
  await panel.getByRole('button', { name: 'Start in private mode' }).click();
  await goalBox(panel).fill('wait until "never to be seen" is visible');
  await goalBox(panel).press('Enter');
  await goalBox(panel).press('Escape');
  await expect.poll(async () => (await abra.call('run.list', {})).runs[0]?.outcome).toBe('stopped');
});

for (const start of ['themes', 'shop', 'desk'] as const)
  test(`the first minute on ${start}: what the open page offers is done as it says`, {
    tag: start === 'themes' ? [] : '@nightly',
  }, async ({ abra, tab, site }) => {
    await tab.goto(start === 'themes' ? site.url('themes', { modal: 'never' }) : new URL(`/${start}/`, site.url('themes')).href);
    const panel = await abra.browser.openPanel(await abra.tabId(tab));
    const offered = panel.locator('section', { hasText: 'On this page, for example' }).getByRole('listitem').first();
    const goal = (await offered.textContent()) ?? '';
    await offered.getByRole('button').click();
    await expect(panel.getByRole('status').filter({ hasText: /^Done/ }).first()).toBeVisible();
    const [run] = (await abra.call('run.list', {})).runs;
    expect(run).toMatchObject({ goal, outcome: 'success' });
  });

test('a new person pastes a key and has the model do a goal, in four clicks at most; what is sent waits for their consent', async ({
  abra,
  tab,
  site,
}) => {
  const model = await serveModel();
  model.script([complete('There are nine themes.')]);
  // The vendor's address is known by the key; what is sent there is the stand-in's.
  await abra.browser.context.route('https://api.anthropic.com/**', async (route) => {
    const request = route.request();
    await route.fulfill({ response: await route.fetch({ url: request.url().replace('https://api.anthropic.com', model.origin) }) });
  });
  await tab.goto(site.url('themes', { modal: 'never' }));
  const panel = await abra.browser.openPanel(await abra.tabId(tab));
  await panel.evaluate(() => addEventListener('click', () => document.documentElement.append(document.createComment('click')), true));
  await panel.getByRole('button', { name: 'Use an AI model (needs a key)' }).click();
  await panel.keyboard.insertText('sk-ant-api03-canary');
  await goalBox(panel).fill('how many themes are there?');
  await goalBox(panel).press('Enter');
  await expect(panel.getByText('go to api.anthropic.com')).toBeVisible();
  expect(await abra.call('run.list', {})).toEqual({ runs: [] });
  expect(model.calls).toEqual([]);
  await panel.getByRole('button', { name: 'I agree' }).click();
  await expect(panel.getByText('There are nine themes.').first()).toBeVisible();
  expect(JSON.stringify(model.calls[0]?.headers)).toContain('sk-ant-api03-canary');
  const clicks = () => [...document.documentElement.childNodes].filter((one) => one.nodeType === Node.COMMENT_NODE).length;
  expect(await panel.evaluate(clicks)).toBeLessThanOrEqual(4);
  await abra.browser.context.unroute('https://api.anthropic.com/**');
  await model.close();
});
