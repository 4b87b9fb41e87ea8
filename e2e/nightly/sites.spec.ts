import { type Browser, test as base, chromium, expect, type Page } from '@playwright/test';
import { browserSwitches } from '../../src/runner/browser-switches';
import { findChromium } from '../../src/runner/chromium.mjs';
import { ACCOUNT } from '../sites/desk/desk-route.mjs';
import { type Sites, serveSites } from '../sites/serve.mjs';

/** `page` collects what goes wrong in it; the test ends with none. */
const test = base.extend<{ page: Page }, { browser: Browser; sites: Sites }>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const browser = await chromium.launch({ executablePath: findChromium(), args: browserSwitches() });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  sites: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const sites = await serveSites();
      await use(sites);
      await sites.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ browser }, use) => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    const wrong: string[] = [];
    page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()));
    page.on('pageerror', (error) => wrong.push(String(error)));
    page.on('requestfailed', (request) => request.failure()?.errorText !== 'net::ERR_ABORTED' && wrong.push(request.url()));
    await use(page);
    expect(wrong).toEqual([]);
    await context.close();
  },
});

const state = (page: Page) => page.evaluate(() => JSON.parse(document.body.dataset.state ?? '{}'));
const log = (page: Page) => page.evaluate(() => JSON.parse(document.body.dataset.log ?? '{}'));

/** A hand's click on a part, wherever drift has put it. */
async function press(page: Page, part: string) {
  const point = await page.evaluate((name) => {
    const element = site.element(name);
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }, part);
  await page.mouse.click(point.x, point.y);
}

async function logIn(page: Page, sites: Sites, query: Record<string, string> = {}) {
  await page.goto(sites.url('/desk/login', query));
  await page.locator('input[name=email]').fill(ACCOUNT.email);
  await page.locator('input[name=password]').fill(ACCOUNT.password);
  await page.locator('input[name=password]').press('Enter');
  await page.waitForURL(/\/desk\/dashboard/);
}

test('the theme customiser starts with a dialog over the page, once a session', async ({ page, sites }) => {
  await page.goto(sites.url('themes'));
  await expect(page.getByRole('dialog', { name: 'Welcome to Tint' })).toBeVisible();
  await page.getByRole('button', { name: 'Get Started' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect(page.locator('body[data-ready]')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('each menu of the theme customiser opens at the end of body and applies what is chosen', async ({ page, sites }) => {
  await page.goto(sites.url('themes', { modal: 'never' }));
  for (const [menu, choice, role] of [
    ['Theme', 'Purple', 'option'],
    ['Style', 'Lyra', 'option'],
    ['Radius', 'Large', 'menuitemradio'],
    ['Font', 'Figtree', 'option'],
  ] as const) {
    const trigger = page.getByRole('button', { name: new RegExp(`^${menu}`) });
    await trigger.click();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('body > .menu')).toBeVisible();
    await page.getByRole(role, { name: choice }).click();
    await expect(page.locator('.menu')).toHaveCount(0);
    await expect(trigger).toContainText(choice);
  }
  expect(await state(page)).toMatchObject({ theme: 'Purple', style: 'Lyra', radius: 'Large', font: 'Figtree' });
  expect(await log(page)).toEqual({ 'theme: purple': 1, 'style: lyra': 1, 'radius: large': 1, 'font: figtree': 1 });
});

test('a menu closes by Escape and by a click outside, and is steered by keys', async ({ page, sites }) => {
  await page.goto(sites.url('themes', { modal: 'never' }));
  const trigger = page.getByRole('button', { name: /^Theme/ });
  await trigger.click();
  await page.keyboard.press('Escape');
  await expect(page.locator('.menu')).toHaveCount(0);
  await trigger.click();
  await page.locator('h1').click();
  await expect(page.locator('.menu')).toHaveCount(0);
  await trigger.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  expect(await state(page)).toMatchObject({ theme: 'Stone' });
});

test('login, search and results are real pages behind a session', async ({ page, sites }) => {
  await page.goto(sites.url('/desk/dashboard'));
  await expect(page).toHaveURL(/\/desk\/login/);
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Password').fill('wrong');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('alert')).toContainText('do not match');
  await logIn(page, sites);
  await page.getByLabel('Destination').fill('Montreal');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/desk\/results\?.*q=Montreal/);
  await expect(page.getByRole('heading', { name: 'Results' })).toBeVisible();
  await page.getByRole('button', { name: 'Select' }).first().click();
  await expect(page.getByRole('button', { name: 'Selected' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('status')).toContainText('signed out');
});

test('the desk has other labels, another button, a dialog, and an end of its session', async ({ page, sites }) => {
  await page.goto(sites.url('/desk/login', { labels: 2, button: 'signin', modal: 1 }));
  await page.getByRole('dialog', { name: "What's new" }).getByRole('button', { name: 'Got it' }).click();
  await page.getByLabel('E-mail address').fill(ACCOUNT.email);
  await page.getByLabel('Passcode').fill(ACCOUNT.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/desk\/dashboard\?.*labels=2/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto(sites.url('/desk/dashboard', { session: 'expired' }));
  await expect(page).toHaveURL(/\/desk\/login/);
});

test('a page may be down or want a person', async ({ page, sites }) => {
  const down = await page.request.get(sites.url('/desk/dashboard', { down: 1 }));
  expect(down.status()).toBe(503);
  await page.goto(sites.url('/desk/login', { captcha: 1 }));
  await expect(page.getByRole('checkbox', { name: "I'm not a robot" })).toBeVisible();
});

test('the shop suggests, lists more while scrolling, sorts and filters', async ({ page, sites }) => {
  await page.goto(sites.url('shop'));
  await expect(page.getByRole('list', { name: 'Products' }).getByRole('listitem')).toHaveCount(12);
  await expect(async () => {
    await page.mouse.wheel(0, 4000);
    expect((await state(page)).loaded).toBe(60);
  }).toPass();
  await page.getByLabel('Sort by').selectOption({ label: 'Price: low to high' });
  await expect(page.getByRole('list', { name: 'Products' }).getByRole('listitem').first()).toContainText('$9');
  await page.getByRole('checkbox', { name: 'Cameras' }).check();
  await expect(page.locator('#amount')).toHaveText('10 products');
  await page.getByRole('combobox', { name: 'Search products' }).pressSequentially('halc');
  await page.getByRole('option', { name: 'Halcyon Camera' }).click();
  await expect(page).toHaveURL(/\/shop\/product\/9/);
  await page.getByRole('combobox', { name: 'Search products' }).fill('camera');
  await page.getByRole('combobox', { name: 'Search products' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Results for “camera”' })).toBeVisible();
});

for (const shadow of ['open', 'closed']) {
  test(`a product is bought from its ${shadow} shadow root to the frame that takes the payment`, async ({ page, sites }) => {
    await page.goto(sites.url('/shop/product/3', { shadow }));
    for (const part of ['more', 'colour-silver', 'add-to-cart']) await press(page, part);
    await expect(page.getByRole('status')).toContainText('Added to cart');
    await page.getByRole('link', { name: 'Cart 2' }).click();
    await expect(page.locator('#total')).toHaveText('$1,898');
    await page.getByRole('link', { name: 'Checkout' }).click();
    await page.getByLabel('Full name').fill('Ada Lovelace');
    await page.getByLabel('Country').selectOption('Portugal');
    const frame = page.frameLocator('iframe[title="Secure payment"]');
    await frame.getByLabel('Name on card').fill('Ada Lovelace');
    await frame.getByLabel('Card number').fill('4242 4242 4242 4242');
    await frame.getByLabel('Expiry').fill('12 / 30');
    await frame.getByLabel('CVC').fill('123');
    await frame.getByRole('button', { name: /Pay now/ }).click();
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    expect(await log(page)).toMatchObject({ 'add to cart': 1, paid: 1 });
  });
}

const PATHS = [
  '/themes/?modal=never',
  '/desk/login',
  '/desk/dashboard',
  '/desk/results?q=Montreal',
  '/shop/',
  '/shop/product/3',
  '/shop/cart',
  '/shop/checkout',
];
const DRIFTS = [
  'ids',
  'testids',
  'data',
  'wrappers',
  'order',
  'twin',
  'text',
  'lang=de',
  'aria',
  'tag',
  'modal',
  'slow',
  'portal',
  'shadow',
];

for (const path of PATHS)
  test(`${path} renders under every drift, with every part that it has without, and every word in German`, async ({ page, sites }) => {
    if (path.startsWith('/desk/') && !path.endsWith('login')) await logIn(page, sites);
    await page.goto(sites.origin + path);
    await expect(page.locator('body[data-ready]')).toBeVisible();
    const parts = await page.evaluate(() => site.parts().filter((part: string) => !/^(product|add|suggestion)-\d/.test(part)));
    for (const drift of [...DRIFTS, DRIFTS.join(',')]) {
      await page.goto(`${sites.origin}${path}${path.includes('?') ? '&' : '?'}drift=${drift}&seed=7`, { waitUntil: 'commit' });
      await page.waitForSelector('body[data-ready]');
      const found = await page.evaluate((names: string[]) => names.filter((name) => !site.element(name)?.isConnected), parts);
      expect(found, `${path} ${drift}`).toEqual([]);
      if (drift === 'lang=de') expect(await page.evaluate(() => [...site.untranslated]), path).toEqual([]);
    }
  });

test('a drifted page still does what it did, and decoys only tell that they were touched', async ({ page, sites }) => {
  const drift = 'ids,testids,data,wrappers,order,twin,tag,aria,portal,shadow';
  await page.goto(sites.url('themes', { modal: 'never', drift, seed: 3, shadow: 'closed' }));
  for (const part of ['theme-trigger', 'theme:rose', 'twin:theme-trigger', 'send']) await press(page, part);
  expect(await state(page)).toMatchObject({ theme: 'Rose' });
  expect(await log(page)).toEqual({ 'theme: rose': 1, 'decoy: theme-trigger': 1 });
  const touched = await page.evaluate(() => site.touches.filter(({ type }) => type === 'click').map(({ part }) => part));
  expect(touched).toEqual(['theme-trigger', 'theme:rose', 'twin:theme-trigger', 'send']);
});

test('a removed item is not there, and nothing else is missing', async ({ page, sites }) => {
  await page.goto(sites.url('themes', { modal: 'never', remove: 'theme:purple,reset' }));
  await page.getByRole('button', { name: /^Theme/ }).click();
  const options = page.getByRole('listbox', { name: 'Theme' }).getByRole('option');
  await expect(options).toHaveCount(12);
  await expect(options.filter({ hasText: 'Purple' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Reset' })).toHaveCount(0);
});

test('fixture pages are shown by their name, and one of them never rests', async ({ page, sites }) => {
  await page.goto(sites.url('/pages/ticking'));
  await page.getByRole('button', { name: 'Fetch' }).click();
  await expect(page.locator('#said')).toHaveText('Fetch is done');
  await expect(page.locator('#tick')).not.toHaveText('0');
});

test('the slow endpoint and the ticker answer, and server code is not served', async ({ page, sites }) => {
  expect(await (await page.request.get(`${sites.origin}/slow?ms=20`)).json()).toEqual({ waited: 20 });
  const tick = async () => (await (await page.request.get(`${sites.origin}/ticker`)).json()).tick;
  expect(await tick()).toBeLessThan(await tick());
  expect((await page.request.get(`${sites.origin}/serve.mjs`)).status()).toBe(404);
  expect((await page.request.get(`${sites.origin}/pages/..%2f..%2f..%2fpackage.json`)).status()).toBe(404);
});

declare const site: {
  element(part: string): HTMLElement;
  parts(): string[];
  untranslated: Set<string>;
  touches: { type: string; part?: string }[];
};
