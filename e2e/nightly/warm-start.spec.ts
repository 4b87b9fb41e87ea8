import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { AbraBrowser } from '../../src/runner/browser';
import { launchAbra } from '../../src/runner/launch';
import { executeInBrowser } from '../../src/runner/serve/execute';
import { WorkflowRequest } from '../../src/runner/serve/request';
import { WarmBrowsers } from '../../src/runner/serve/warm-browsers';
import type { WorkflowStore } from '../../src/runner/serve/workflow-store';
import { serveSites } from '../sites/serve.mjs';

test('a browser that is prepared grants a site and hands out its tab without opening or leading a page', async () => {
  const abra = await AbraBrowser.launch({ grant: [] });
  const { context } = abra.browser;
  await abra.prepare();
  const done: string[] = [];
  const watch = (page: ReturnType<typeof context.pages>[number]) =>
    page.on('framenavigated', (frame) => done.push(`led to ${frame.url()}`));
  for (const page of context.pages()) watch(page);
  context.on('page', (page) => {
    done.push('opened');
    watch(page);
  });

  await abra.grant(['*://desk.test/*', '*://*.shop.test/*']);
  const tab = await abra.newTab();
  expect(done).toEqual([]);
  // It was put in front, and its number asked, while nobody waited.
  let fronted = 0;
  const { bringToFront } = tab;
  tab.bringToFront = () => {
    fronted += 1;
    return bringToFront.call(tab);
  };
  const id = await abra.tabId(tab);
  const active = await abra.browser.worker.evaluate(async () => (await chrome.tabs.query({ active: true }))[0]?.id);
  expect([fronted, active]).toEqual([0, id]);
  expect(await abra.tabId(tab)).toBe(id);
  expect(fronted).toBe(1);
  expect(tab.url()).toBe('about:blank');
  const has = (origins: string[]) => abra.browser.worker.evaluate((asked) => chrome.permissions.contains({ origins: asked }), origins);
  expect(await has(['*://desk.test/*', '*://*.shop.test/*'])).toBe(true);
  expect(await has(['*://other.test/*'])).toBe(false);

  // What was opened ahead is for once: afterwards each has a page of its own.
  await abra.grant(['*://other.test/*']);
  expect(await has(['*://other.test/*'])).toBe(true);
  expect(await abra.newTab()).not.toBe(tab);
  await abra.close();
});

/** Chromiums that this process has started, without their own processes. */
const chromiums = (): number[] =>
  readdirSync('/proc/self/task')
    .flatMap((task) => readFileSync(`/proc/self/task/${task}/children`, 'utf8').trim().split(' '))
    .filter((pid) => pid !== '' && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('--load-extension'))
    .map(Number);

test('a browser that nobody sees loads no pages for its address bar', async () => {
  const profile = test.info().outputPath('profile');
  const browser = await launchAbra({ profile });
  const commands = readdirSync('/proc').flatMap((pid) => (/^\d+$/.test(pid) ? commandOf(pid) : []));
  const renderers = commands.filter((one) => one.includes(`--user-data-dir=${profile}`) && one.includes('--type=renderer'));
  await browser.close();
  expect(renderers).not.toEqual([]);
  expect(renderers.filter((one) => one.includes('--top-chrome-webui'))).toEqual([]);
});

/** The command line of a process, unless it has ended. */
function commandOf(pid: string): string[] {
  try {
    return [readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')];
  } catch {
    return [];
  }
}

test('a browser that is killed while it writes leaves no folder behind', async () => {
  // One of ten could not be removed while only the browser's first process was killed.
  for (let round = 0; round < 4; round += 1) {
    const browser = await launchAbra();
    const [pid = 0] = chromiums();
    const profile = /--user-data-dir=([^\0]+)/.exec(readFileSync(`/proc/${pid}/cmdline`, 'utf8'))?.[1] ?? '';
    const page = await browser.openPanel();
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          let written = 0;
          setInterval(() => {
            indexedDB.open(`database ${Math.random()}`);
            localStorage.setItem(`key ${Math.random()}`, 'value'.repeat(200));
            written += 1;
            if (written === 50) resolve();
          }, 1);
        }),
    );
    expect(existsSync(profile)).toBe(true);
    await browser.kill();
    expect(existsSync(profile)).toBe(false);
  }
});

test('a browser that hangs is replaced and told: while it is kept ready, and in the middle of a run', async () => {
  test.setTimeout(180_000);
  const sites = await serveSites();
  const told: string[] = [];
  const browsers = new WarmBrowsers((what) => told.push(what));
  const { spec } = WorkflowRequest.parse({
    spec: {
      workflow_id: 'waits',
      url: sites.url('themes', { modal: 'never' }),
      steps: [{ action: 'WaitFor', target: 'Never shown', options: { timeout: '60000' } }],
    },
  });
  expect(await browsers.isReady()).toBe(true);
  const [hung = 0] = chromiums();
  process.kill(hung, 'SIGSTOP');
  const other = await browsers.take(spec);
  expect(told).toEqual(['a browser that was kept ready did not answer and is replaced']);
  expect((await other.ask('settings.get', {})).ok).toBe(true);
  await expect.poll(chromiums).not.toContain(hung);
  await other.close();

  const workflows = { memory: async (domain: string) => ({ domain, playbooks: [], optionMap: {} }), learn: async () => null };
  const execute = executeInBrowser({
    workflows: workflows as unknown as WorkflowStore,
    browsers,
    environment: {},
    data: '',
    patience: { every: 200, silent: 5000 },
  });
  let stopped = 0;
  const ending = await execute(
    { id: 'run', request: WorkflowRequest.parse({ spec }), playVersion: null },
    {
      begin: async () => true,
      write: (_place, event) => {
        if (event.kind !== 'sent') return;
        stopped = chromiums().at(-1) ?? 0;
        process.kill(stopped, 'SIGSTOP');
      },
      ask: async () => undefined,
      keep: async () => undefined,
      cancelled: new AbortController().signal,
    },
  );
  expect(ending).toMatchObject({ status: 'failed', error: 'The browser was lost. Chromium did not answer for 5 s.' });
  await expect.poll(chromiums).not.toContain(stopped);
  // Another one is being prepared already.
  expect(await browsers.isReady()).toBe(true);
  await browsers.close();
  await sites.close();
});
