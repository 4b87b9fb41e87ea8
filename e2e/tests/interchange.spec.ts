import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { createRunner, PuppeteerRunnerExtension, parse } from '@puppeteer/replay';
import { mutate, random } from '../../src/interchange/broken-files.fixture';
import { findChromium } from '../../src/runner/chromium.mjs';
import type { Page as PuppeteerPage } from '../bench/launch-puppeteer';
import type { Abra } from '../fixtures/abra';
import { person } from '../fixtures/person';
import { expect, test } from '../fixtures/test';
import { ACCOUNT } from '../sites/desk/desk-route.mjs';
import type { Sites } from '../sites/serve.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

/** What a person shows on each site, and how the end state is told from a page. */
const SHOWINGS: {
  name: string;
  start: string;
  show(tab: Page): Promise<void>;
  /** A script for any driver: the end state as text. */
  end: string;
}[] = [
  {
    name: 'Choose a look',
    start: '/themes/',
    show: async (tab) => {
      const hand = person(tab);
      await hand.click('get-started');
      await hand.click('theme-trigger');
      await hand.click('theme:fuchsia');
      await hand.click('radius-trigger');
      await hand.click('radius:large');
    },
    end: 'document.body.dataset.state',
  },
  {
    name: 'Find a stay',
    start: '/desk/login',
    show: async (tab) => {
      const hand = person(tab);
      await hand.type('email', ACCOUNT.email);
      await hand.type('password', ACCOUNT.password);
      await hand.click('remember');
      await hand.click('login');
      await tab.waitForURL('**/desk/dashboard**');
    },
    end: 'location.pathname',
  },
  {
    name: 'Put two in the cart',
    start: '/shop/product/7',
    show: async (tab) => {
      const hand = person(tab);
      await hand.click('more');
      await hand.click('add-to-cart');
      await hand.click('cart');
      await tab.waitForURL('**/shop/cart**');
    },
    end: 'document.querySelector("select[aria-label=Quantity]")?.value + document.querySelector("#total")?.textContent',
  },
];

for (const { name, start, show, end } of SHOWINGS)
  test(`"${name}" ends the same in Abra, under @puppeteer/replay and as a Playwright test`, { tag: '@nightly' }, async ({
    abra,
    tab,
    site,
  }) => {
    test.setTimeout(180_000);
    const { domain, id } = await record(abra, tab, site, { name, start, show });
    const wanted = await ended(tab, end);
    expect(wanted).toBeTruthy();
    expect(wanted).not.toContain('undefined');

    const { text: flow } = await abra.call('playbooks.export', { domain, ids: [id], format: 'recorder' });
    await inPuppeteer(async (page) => {
      const runner = new PuppeteerRunnerExtension(page.browser(), page, { timeout: 10_000 });
      await (await createRunner(parse(JSON.parse(flow.replaceAll('"{{password}}"', JSON.stringify(ACCOUNT.password)))), runner)).run();
      await expect.poll(() => page.evaluate(end)).toBe(wanted);
    });

    const exported = await abra.call('playbooks.export', { domain, ids: [id], format: 'playwright' });
    expect(exported.fileName).toMatch(/\.spec\.ts$/);
    await asPlaywrightTest(exported.text, end, wanted);

    // Taken away and taken in again, it is what it was, and runs step by step the first time.
    await abra.call('playbooks.remove', { domain, ids: [id] });
    const taken = await abra.call('playbooks.import', { text: flow, apply: true });
    expect(taken).toMatchObject({ refused: [], lines: [{ id, change: 'new' }], origins: [domain] });
    if (start.startsWith('/desk')) await abra.call('secrets.set', { name: 'password', origin: site.origin, value: ACCOUNT.password });
    await forget(tab);
    await tab.goto(`${site.origin}${start}`);
    const stopped = await abra.play(name, { tab });
    expect(stopped.question?.text).toBeTruthy();
    const asked: string[] = [];
    const again = await abra.play(name, {
      tab,
      answer: ({ id: question, choices }) => {
        asked.push(question);
        return choices[0]?.id;
      },
    });
    expect(again.finished).toMatchObject({ outcome: 'success' });
    expect(asked.length).toBeGreaterThan(2);
    await expect.poll(() => ended(tab, end)).toBe(wanted);
  });

test("an import by the panel's call is all or nothing, and tells what it would do first", async ({ abra, tab, site }) => {
  const { domain, id } = await record(abra, tab, site, SHOWINGS[0] as (typeof SHOWINGS)[number]);
  const file = JSON.parse(await abra.export(domain));
  const broken = {
    ...file,
    playbooks: [
      { ...file.playbooks[0], id: 'other' },
      { ...file.playbooks[0], id: 'bad', operations: [{ type: 'evaluate' }] },
    ],
  };
  expect(await abra.import(JSON.stringify(broken))).toMatchObject({
    lines: [],
    refused: [[{ kind: 'at', values: { path: 'playbooks.1.operations.0.type' } }, { kind: 'whyNoKind' }]],
  });
  expect((await abra.playbooks(domain)).playbooks).toHaveLength(1);
  expect((await abra.import(JSON.stringify(file))).lines).toMatchObject([{ id, change: 'same' }]);
  const other = {
    ...file,
    playbooks: [
      {
        ...file.playbooks[0],
        id: 'mine',
        operations: file.playbooks[0].operations.slice(0, 3),
        outcomes: [],
        versions: [],
        variableStep: undefined,
      },
    ],
  };
  const preview = await abra.call('playbooks.import', { text: JSON.stringify(other), apply: false });
  expect(preview.lines).toMatchObject([{ id: 'mine', change: 'conflicting' }]);
  expect((await abra.playbooks(domain)).playbooks).toHaveLength(1);
});

test('300 broken files neither stop Abra nor come in by half', { tag: '@nightly' }, async ({ abra, tab, site }) => {
  const { domain, id } = await record(abra, tab, site, SHOWINGS[0] as (typeof SHOWINGS)[number]);
  const { text: flow } = await abra.call('playbooks.export', { domain, ids: [id], format: 'recorder' });
  const sources = [await abra.export(domain), flow];
  const next = random(7);
  const texts = Array.from({ length: 300 }, (_, number) => mutate(sources[number % sources.length] as string, next));
  let refused = 0;
  let known = JSON.stringify(await abra.playbooks(domain));
  for (const [number, { answer, now }] of (await abra.imports(domain, texts)).entries()) {
    if (!answer.ok || answer.value.refused.length) {
      refused++;
      expect(now, `file ${number}`).toBe(known);
    }
    known = now;
  }
  expect(refused).toBeGreaterThan(100);
  // What came in whole runs step by step the first time, and the playbook that was there is as it was.
  const { playbooks } = await abra.playbooks(domain);
  expect(playbooks.find((one) => one.id === id)).toMatchObject({ source: 'recorded' });
  expect(playbooks.filter((one) => one.id !== id).every(({ unproven }) => unproven)).toBe(true);
});

async function record(
  abra: Abra,
  tab: Page,
  site: Sites,
  { name, start, show }: Pick<(typeof SHOWINGS)[number], 'name' | 'start' | 'show'>,
): Promise<{ domain: string; id: string }> {
  await tab.goto(`${site.origin}${start}`);
  await abra.call('record.start', { tabId: await abra.tabId(tab) });
  await show(tab);
  await abra.call('record.set', { status: 'stopped' });
  return abra.call('record.save', { name });
}

const ended = (tab: Page, script: string) => tab.evaluate(script) as Promise<string>;

async function forget(tab: Page): Promise<void> {
  await tab.context().clearCookies();
  await tab.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

/** The oracle has a browser of its own: it looks for nothing that Abra left. */
async function inPuppeteer(work: (page: PuppeteerPage) => Promise<void>): Promise<void> {
  // What drives it is installed only for what runs at night.
  const { launchPuppeteer } = await import('../bench/launch-puppeteer');
  const browser = await launchPuppeteer();
  try {
    await work(await browser.newPage());
  } finally {
    await browser.close();
  }
}

/** Type-checks the file and runs it as it is. What `@playwright/test` is there looks at the page when the test is over. */
async function asPlaywrightTest(text: string, end: string, wanted: string): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'abra-exported-'));
  try {
    const checked = path.join(folder, 'checked');
    await mkdir(checked);
    await symlink(path.join(root, 'node_modules'), path.join(checked, 'node_modules'));
    await writeFile(path.join(checked, 'exported.spec.ts'), text);
    await writeFile(path.join(checked, 'tsconfig.json'), JSON.stringify(STRICT));
    const compiler = path.join(root, 'node_modules/typescript/bin/tsc');
    await run(process.execPath, [compiler, '-p', checked]).catch(({ stdout }) => expect(stdout, text).toBe(''));
    await writeFile(path.join(folder, 'exported.spec.ts'), text);
    const looking = path.join(folder, 'node_modules/@playwright/test');
    await mkdir(looking, { recursive: true });
    await writeFile(path.join(looking, 'package.json'), '{"name":"@playwright/test","type":"module","exports":"./index.js"}');
    await writeFile(path.join(looking, 'index.js'), lookingAt(end, wanted));
    await writeFile(path.join(folder, 'package.json'), '{"type":"module"}');
    await writeFile(path.join(folder, 'playwright.config.js'), CONFIG);
    const environment = { ...process.env, ABRA_SECRET_PASSWORD: ACCOUNT.password };
    const cli = path.join(root, 'node_modules/@playwright/test/cli.js');
    const answer = await run(process.execPath, [cli, 'test', '--config', folder], { env: environment, cwd: folder }).catch(
      (error) => error,
    );
    expect(answer.stdout, text).toContain('1 passed');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const STRICT = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    noUnusedLocals: true,
    module: 'esnext',
    moduleResolution: 'bundler',
    target: 'es2023',
    lib: ['es2023', 'dom'],
    types: ['node'],
    skipLibCheck: true,
  },
  include: ['exported.spec.ts'],
};

const CONFIG = `export default {
  reporter: 'line',
  testMatch: 'exported.spec.ts',
  testIgnore: '**/checked/**',
  use: { launchOptions: { executablePath: ${JSON.stringify(findChromium())}, args: ['--no-sandbox'] } },
};`;

const lookingAt = (end: string, wanted: string) => `
import { expect, test as real } from ${JSON.stringify(path.join(root, 'node_modules/@playwright/test/index.mjs'))};
export { expect };
export const test = real.extend({
  page: async ({ page }, use) => {
    await use(page);
    await expect.poll(() => page.evaluate(${JSON.stringify(end)})).toBe(${JSON.stringify(wanted)});
  },
});`;

// Over 5 s: recorded, exported in two formats and imported twice.
test('one or many go out by clipboard and file and come in again, only what was chosen; what a format cannot say is named', async ({
  abra,
  tab,
  site,
}) => {
  const { domain } = await record(abra, tab, site, SHOWINGS[0] as (typeof SHOWINGS)[number]);
  const file = JSON.parse(await abra.export(domain)) as {
    playbooks: { id: string; name: string; operations: object[]; outcomes: unknown[] }[];
  };
  const [first] = file.playbooks;
  if (!first) throw new Error('Nothing was recorded.');
  const more = ['Second look', 'Third look'].map((name, index) => ({
    ...first,
    id: `pb-${index}`,
    name,
    operations: [...first.operations, { type: 'extract', name: `read-${index}` }],
    outcomes: [],
    versions: [],
    variableStep: undefined,
    variableSteps: undefined,
  }));
  await abra.import(JSON.stringify({ ...file, playbooks: [first, ...more] }));
  const names = async () => (await abra.playbooks(domain)).playbooks.map(({ name }) => name).sort();
  expect(await names()).toEqual(['Choose a look', 'Second look', 'Third look']);

  const tabId = await abra.tabId(tab);
  const panel = await abra.browser.openPanel(tabId);
  await panel.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const clipboard = () => panel.evaluate(() => navigator.clipboard.readText());
  await begin(panel);
  await panel.getByRole('navigation').getByRole('button', { name: 'Playbooks' }).click();
  await panel.getByRole('button', { name: 'Choose', exact: true }).click();
  await panel.getByRole('checkbox', { name: 'Choose Second look' }).check();
  await panel.getByRole('checkbox', { name: 'Choose Third look' }).check();
  await panel.getByLabel('Format of the export').selectOption('recorder');
  await panel.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(panel.getByRole('list', { name: 'What could not be said' })).toContainText('the Recorder reads nothing');
  expect(JSON.parse(await clipboard())).toMatchObject([{ title: 'Second look' }, { title: 'Third look' }]);
  await panel.getByLabel('Format of the export').selectOption('abra');
  const [download] = await Promise.all([
    panel.waitForEvent('download'),
    panel.getByRole('button', { name: 'Export', exact: true }).click(),
  ]);
  const saved = path.join(await mkdtemp(path.join(tmpdir(), 'abra-out-')), 'playbooks.json');
  await download.saveAs(saved);
  await panel.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect.poll(async () => JSON.parse(await clipboard()).playbooks?.length).toBe(2);

  await abra.call('playbooks.remove', { domain, ids: ['pb-0', 'pb-1'] });
  await panel.getByRole('button', { name: 'Import', exact: true }).click();
  await panel.getByLabel('Or pasted text').focus();
  await panel.keyboard.press('Control+V');
  await panel.getByRole('checkbox', { name: /^Third look/ }).uncheck();
  await panel.getByRole('button', { name: 'Import 1 playbook' }).click();
  await expect.poll(names).toEqual(['Choose a look', 'Second look']);
  await panel.getByRole('button', { name: 'Import', exact: true }).click();
  await panel.getByLabel('A file').setInputFiles(saved);
  await expect(panel.getByText('The same steps are known already')).toBeVisible();
  await panel.getByRole('button', { name: 'Import 1 playbook' }).click();
  await expect.poll(names).toEqual(['Choose a look', 'Second look', 'Third look']);
  expect((await abra.playbooks(domain)).playbooks.filter(({ unproven }) => unproven)).toHaveLength(2);
});

/** The first thing a panel asks. */
async function begin(panel: Page): Promise<void> {
  const without = panel.getByRole('button', { name: 'Start in private mode' });
  await expect(panel.getByRole('navigation').or(without).first()).toBeVisible();
  if (await without.isVisible()) await without.click();
}
