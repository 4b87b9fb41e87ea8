import type { Page } from '@playwright/test';
import { grantHost } from '../../src/runner/grant-host';
import { Abra } from '../fixtures/abra';
import { NOW, notes, THEN } from '../fixtures/notes-page';
import { expect, test } from '../fixtures/test';

const show = async (tab: Page, url: string, second: string) => {
  await tab.unroute('**/notes');
  await tab.route('**/notes', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: notes(second) }));
  await tab.goto(url);
};
const logged = (tab: Page) => tab.locator('#log li').allTextContents();

/** A playbook that broke at its second step, whose page has changed, and the panel that shows it. */
async function broken(abra: Abra, tab: Page, url: string): Promise<{ panel: Page; runId: string; name: string }> {
  await abra.settings({ planner: 'embedded', consent: true, patience: 1500 });
  await show(tab, url, THEN);
  const learned = await abra.run('click "Add row" and click "Save draft" and click "Pin note"', { tab });
  expect(learned.finished?.outcome).toBe('success');
  const name = learned.learned?.names[0] ?? '';
  await show(tab, url, NOW);
  const run = await abra.play(name, { tab });
  expect(run.finished?.outcome).toBe('failed');
  expect(await logged(tab)).toEqual(['Add row']);
  const panel = await abra.browser.openPanel(await abra.tabId(tab));
  await tab.bringToFront();
  await expect(panel.getByRole('region', { name: 'Result' })).toContainText('I couldn’t find “Save draft”');
  return { panel, runId: run.id, name };
}

const outcome = (abra: Abra, runId: string) => expect.poll(async () => (await abra.load(runId)).finished?.outcome, { timeout: 30_000 });

test('the step is done on what is pointed at, and the playbook knows it from then on', async ({ abra, tab, site }) => {
  const { panel, runId, name } = await broken(abra, tab, site.url('/notes'));
  await panel.getByRole('button', { name: 'Point at the right one' }).click();
  await expect(panel.getByRole('button', { name: 'Stop pointing' })).toBeVisible();
  // The pane of the picker lies over the page.
  const box = await tab.getByText('Put by').boundingBox();
  await tab.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
  await tab.mouse.down();
  await tab.mouse.up();
  await outcome(abra, runId).toBe('success');
  expect(await logged(tab)).toEqual(['Add row', 'Kept', 'Pin note']);
  await expect(panel.getByRole('region', { name: 'Result' })).toContainText('Done');
  await show(tab, site.url('/notes'), NOW);
  const again = await abra.play(name, { tab });
  expect(again.finished?.outcome).toBe('success');
  expect(await logged(tab)).toEqual(['Add row', 'Kept', 'Pin note']);
});

/** The address of a path under the other name of this machine, which is another site. */
function otherSite(page: string, path: string): { host: string; url: string } {
  const { hostname, port } = new URL(page);
  const host = hostname === 'localhost' ? '127.0.0.1' : 'localhost';
  return { host, url: `http://${host}:${port}${path}` };
}

/** In place of Chrome's own question, which no test can answer. */
async function allow(abra: Abra, host: string, tab: Page): Promise<void> {
  await grantHost(await abra.browser.context.newPage(), abra.browser.extensionId, `http://${host}/*`);
  await tab.bringToFront();
}

// Over 5 s: a Chromium of its own, in which only the site of the page is allowed.
test('a goal for a frame of another site asks for that site, and goes on once it is allowed', async ({ site }) => {
  const page = site.url('/notes');
  const abra = await Abra.launch({ grant: [`http://${new URL(page).hostname}/*`] });
  try {
    const tab = await abra.browser.context.newPage();
    const { host, url } = otherSite(page, '/frame');
    const frame = "<button style='font-size:40px' onclick=\"this.insertAdjacentHTML('afterend', '<p>Paid</p>')\">Pay now</button>";
    await tab.route('**/frame', (route) => route.fulfill({ contentType: 'text/html', body: frame }));
    await abra.settings({ planner: 'embedded', consent: true, patience: 1500 });
    await show(tab, page, `<iframe src="${url}" width="300" height="80"></iframe>`);
    const run = await abra.run('click Add row, then click Pay now', { tab });
    expect(run.finished?.outcome).toBe('failed');
    const panel = await abra.browser.openPanel(await abra.tabId(tab));
    await tab.bringToFront();
    await expect(panel.getByRole('region', { name: 'Result' })).toContainText(`Part of this page comes from ${host}`);
    await allow(abra, host, tab);
    await panel.getByRole('button', { name: `Allow ${host}` }).click();
    // A payment is asked about.
    await panel.getByRole('button', { name: 'Click “Pay now”' }).click();
    await outcome(abra, run.id).toBe('success');
    await expect(tab.frameLocator('iframe').getByText('Paid')).toBeVisible();
    expect(await logged(tab)).toEqual(['Add row']);
  } finally {
    await abra.close();
  }
});

test('a frame of another site is named, allowed, and then acted in', { tag: '@nightly' }, async ({ site }) => {
  const abra = await Abra.launch({ grant: ['http://localhost/*', 'http://127.0.0.1/*'] });
  try {
    const tab = await abra.browser.context.newPage();
    const page = site.url('/notes');
    const { host, url: other } = otherSite(page, '/frame');
    const frame = "<button onclick=\"this.insertAdjacentHTML('afterend', '<p>Used</p>')\">Use the card</button>";
    await tab.route('**/frame', (route) => route.fulfill({ contentType: 'text/html', body: frame }));
    await abra.settings({ planner: 'embedded', consent: true, patience: 1500 });
    await show(tab, page, `<iframe src="${other}" width="300" height="80"></iframe>`);
    const learned = await abra.run('click "Add row" and click "Use the card" and click "Pin note"', { tab });
    expect(learned.finished?.outcome).toBe('success');
    await abra.browser.worker.evaluate((origin) => chrome.permissions.remove({ origins: [origin] }), `http://${host}/*`);
    await tab.reload();
    const run = await abra.play(learned.learned?.names[0] ?? '', { tab });
    expect(run.finished?.outcome).toBe('failed');
    const panel = await abra.browser.openPanel(await abra.tabId(tab));
    await tab.bringToFront();
    await expect(panel.getByRole('region', { name: 'Result' })).toContainText(`Part of this page comes from ${host}`);
    await allow(abra, host, tab);
    await panel.getByRole('button', { name: `Allow ${host}` }).click();
    await outcome(abra, run.id).toBe('success');
    await expect(tab.frameLocator('iframe').getByText('Used')).toBeVisible();
  } finally {
    await abra.close();
  }
});
