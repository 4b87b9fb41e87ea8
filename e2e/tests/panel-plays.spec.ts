import type { Page } from '@playwright/test';
import type { Abra } from '../fixtures/abra';
import { expect, test } from '../fixtures/test';
import type { Sites } from '../sites/serve.mjs';

/** Playbooks that are started in the panel itself, of the built extension. */

const ABOUT = '<!doctype html><title>About</title><h1>About us</h1><button>Add to basket</button>';
const SHOP = `<!doctype html><title>Shop</title><main><h1>Shop</h1><button>Lamps</button><button>Add to basket</button></main><ol></ol><script>
  document.addEventListener('click', ({ target }) => target.closest('button') &&
    document.querySelector('ol').append(Object.assign(document.createElement('li'), { textContent: target.textContent })));
</script>`;
const used = (tab: Page) => tab.locator('ol li').allTextContents();

/** A shop whose playbook was learned on `/shop/`, and the panel beside it. */
async function learned(abra: Abra, tab: Page, site: Sites): Promise<{ panel: Page; name: string; domain: string }> {
  const pages = { '**/shop/': SHOP, '**/about': ABOUT };
  for (const [address, body] of Object.entries(pages))
    await tab.route(address, (route) => route.fulfill({ contentType: 'text/html', body }));
  await abra.settings({ planner: 'embedded', consent: true, patience: 1500 });
  await tab.goto(site.url('/shop/'));
  const run = await abra.run('click "Lamps" and click "Add to basket"', { tab });
  expect(run.finished?.outcome).toBe('success');
  const { domain } = await abra.call('site.state', { tabId: await abra.tabId(tab) });
  const [playbook] = (await abra.playbooks(domain)).playbooks;
  expect(playbook?.pagePath).toBe('/shop/');
  return { panel: await abra.browser.openPanel(await abra.tabId(tab)), name: playbook?.name ?? '', domain };
}

const done = (panel: Page) => expect(panel.getByRole('status').filter({ hasText: /^Done/ }).first()).toBeVisible();
const playbooks = (panel: Page) => panel.getByRole('navigation').getByRole('button', { name: 'Playbooks' }).click();

test('a playbook of the shop that is started on another page of its site goes to its start page, and plays there', async ({
  abra,
  tab,
  site,
}) => {
  const { panel, name } = await learned(abra, tab, site);
  await tab.goto(site.url('/about'));
  await playbooks(panel);
  await panel.getByRole('button', { name: `Run ${name}` }).click();
  // Until this run begins, the panel says "Done" of the one before.
  await tab.waitForURL('**/shop/');
  await expect.poll(() => used(tab)).toEqual(['Lamps', 'Add to basket']);
  await done(panel);
  expect(new URL(tab.url()).pathname).toBe('/shop/');
});

test('a preview and a play step by step are no runs for the health of a playbook; the run after them is', { tag: '@nightly' }, async ({
  abra,
  tab,
  site,
}) => {
  const { panel, name, domain } = await learned(abra, tab, site);
  const marks = async () => (await abra.playbooks(domain)).playbooks.find((one) => one.name === name)?.health.length;
  await playbooks(panel);
  await panel.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  const form = panel.getByRole('form', { name: 'Run this playbook' });
  const ended = async () => (await abra.call('run.list', {})).runs.filter(({ outcome }) => outcome === 'success').length;
  const back = async () => {
    await playbooks(panel);
    await panel.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  };

  await form.getByRole('radio', { name: 'Preview only' }).check();
  await form.getByRole('button', { name: 'Preview' }).click();
  await expect.poll(ended).toBe(2);
  expect(await used(tab)).toEqual(['Lamps', 'Add to basket']);
  expect(await marks()).toBe(1);

  await back();
  await form.getByRole('radio', { name: 'Step by step' }).check();
  await form.getByRole('button', { name: 'Run' }).click();
  for (const step of ['Lamps', 'Add to basket']) {
    const question = panel.getByRole('region', { name: /^Question/ });
    await expect(question).toContainText(step);
    await question.getByRole('button').first().click();
    await expect.poll(async () => (await used(tab)).filter((one) => one === step)).toHaveLength(2);
  }
  await expect.poll(ended).toBe(3);
  expect(await marks()).toBe(1);

  await back();
  await form.getByRole('radio', { name: 'Run all' }).check();
  await form.getByRole('button', { name: 'Run' }).click();
  await expect.poll(ended).toBe(4);
  await expect.poll(marks).toBe(2);
});

const RESULTS = `<!doctype html><title>Books</title><main><form action="/books/" role="search"><input type="search" name="q" aria-label="Search"><button>Search</button></form><ul></ul></main><script>
  const asked = new URLSearchParams(location.search).get('q') ?? '';
  const known = [['Granite Camera', 'photo'], ['Slate Tripod', 'photo'], ['Dune', 'dune'], ['Dune Messiah', 'dune']];
  document.querySelector('ul').innerHTML = asked && known.filter(([, kind]) => kind === asked.toLowerCase()).map(([one]) => '<li><a href="/item">' + one + '</a></li>').join('');
</script>`;

test('a replay that looks for what it was shown among other results says just that: on the card, at its step, and in its health', {
  tag: '@nightly',
}, async ({ abra, tab, site }) => {
  const item = '<!doctype html><title>Item</title><h1>Item</h1>';
  await tab.route(/\/books\//, (route) => route.fulfill({ contentType: 'text/html', body: RESULTS }));
  await tab.route('**/item', (route) => route.fulfill({ contentType: 'text/html', body: item }));
  await abra.settings({ planner: 'embedded', consent: true, patience: 1500 });
  await tab.goto(site.url('/books/'));
  const run = await abra.run('type "photo" into "Search" and press Enter and click "Granite Camera"', { tab });
  expect(run.finished?.outcome).toBe('success');
  const { domain } = await abra.call('site.state', { tabId: await abra.tabId(tab) });
  const [playbook] = (await abra.playbooks(domain)).playbooks;
  const [param] = playbook?.params ?? [];
  expect(param?.default).toBe('photo');
  await tab.goto(site.url('/books/'));
  const name = playbook?.name ?? '';
  const broken = await abra.play(name, { tab, params: { [param?.name ?? '']: 'Dune' } });
  expect(broken.finished?.outcome).toBe('failed');
  const panel = await abra.browser.openPanel(await abra.tabId(tab));
  const why = 'There is no “Granite Camera” among the results for “Dune”.';
  await expect(panel.getByRole('region', { name: 'Result' })).toContainText(why);
  await panel.getByText('What was done').click();
  await expect(panel.locator('.plan').last()).toContainText(why);
  await playbooks(panel);
  await panel.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await expect(panel.getByRole('region', { name: 'Health' })).toContainText(why);
  await expect(panel.getByText('is not on the page')).toHaveCount(0);
});
