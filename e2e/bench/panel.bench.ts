import type { Page } from '@playwright/test';
import type { Playbook } from '../../src/model/playbook/playbook';
import { expect, test } from '../fixtures/test';
import { median } from './measured';
import { publish } from './publish';

const PLAYBOOKS = 500;
const RUNS = 2000;
const SITES = 20;
/** Each is done so many times. */
const TIMES = 5;
/** A task from which on a person notices that keys and scrolling wait, ms; the browser tells of none shorter. */
const LONG = 50;

declare global {
  var longTasks: number[];
}

/** Tasks of the panel's own page, told by the browser, while a person opens, searches and scrolls its lists and while a run goes. */
test(`the panel with ${PLAYBOOKS} playbooks and ${RUNS} runs holds nobody up`, async ({ abra, tab, site }) => {
  abra.browser.context.setDefaultTimeout(20_000);
  await abra.browser.context.addInitScript(() => {
    if (location.protocol !== 'chrome-extension:') return;
    globalThis.longTasks = [];
    new PerformanceObserver((list) => globalThis.longTasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
      buffered: true,
    });
  });
  await tab.goto(site.url('themes', { modal: 'never' }));
  await abra.run('click "Theme Neutral", then click Fuchsia', { tab, planner: 'embedded' });
  await abra.settings({ consent: true, planner: 'embedded', keepRuns: { days: 365, runs: 10_000 } });
  const { playbooks } = await abra.playbooks(new URL(site.origin).host);
  const tabId = await abra.tabId(tab);
  const panel = await abra.browser.openPanel(tabId);
  await panel.setViewportSize({ width: 360, height: 760 });
  await fill(panel, playbooks.find(({ partOf }) => !partOf) as Playbook);
  const rows: [string, number[]][] = [];
  const measure = async (what: string, work: () => Promise<unknown>) => {
    const longest: number[] = [];
    for (let time = 0; time < TIMES; time++) {
      await panel.evaluate(() => globalThis.longTasks.splice(0));
      await work();
      longest.push(Math.max(0, ...(await panel.evaluate(() => globalThis.longTasks))));
    }
    rows.push([what, longest]);
    console.log(what, longest.map(Math.round).join(' '));
  };
  const nav = (name: string) => panel.getByRole('navigation').getByRole('button', { name }).click();
  const list = (name: string) => panel.getByRole('region', { name, exact: true });

  await measure('opening the panel', async () => {
    await panel.reload();
    await panel.getByRole('textbox', { name: 'Goal' }).fill('/');
    await expect(panel.getByRole('option').first()).toBeVisible();
  });
  await measure('typing a goal, what fits listed', async () => {
    await nav('Run');
    await panel.getByRole('textbox', { name: 'Goal' }).fill('');
    await panel.getByRole('textbox', { name: 'Goal' }).pressSequentially('open fuchsia theme');
  });
  await measure('opening the playbooks', async () => {
    await nav('Run');
    await nav('Playbooks');
    await expect(panel.locator('.playbook').first()).toBeVisible();
  });
  await measure('searching them, key by key', async () => {
    await panel.getByRole('searchbox').fill('');
    await panel.getByRole('searchbox').pressSequentially('fuchsia neutral 77');
  });
  await panel.getByRole('searchbox').fill('');
  await measure('sorting them each way', async () => {
    for (const order of ['name', 'site', 'health', 'used']) await panel.getByLabel('Order').selectOption(order);
  });
  await measure('scrolling them to the end and back', () => scroll(panel, list('Playbooks')));
  await measure('opening one of them', async () => {
    await nav('Run');
    await nav('Playbooks');
    await panel.locator('.playbook-open').first().click();
    await expect(panel.getByRole('form', { name: 'Run this playbook' })).toBeVisible();
    await panel.locator('.way-back').click();
  });
  // The run of a moment ago is for another page now: the start page with the earlier runs stands below it.
  await tab.goto(site.url('desk'));
  await panel.bringToFront();
  await nav('Run');
  await measure('opening the past runs', async () => {
    await nav('Run');
    await panel.getByRole('button', { name: 'All runs' }).click();
    await expect(list('Past runs').getByText(/^goal 1 /)).toBeVisible();
  });
  await measure('searching them, key by key', async () => {
    await panel.getByRole('searchbox').fill('');
    await panel.getByRole('searchbox').pressSequentially('goal 19 lenses');
  });
  await panel.getByRole('searchbox').fill('');
  await measure('scrolling them to the end and back', () => scroll(panel, list('Past runs')));
  const steps = Array.from({ length: 40 }, (_, at) => (at % 2 ? 'scroll to the top' : 'scroll to the bottom')).join('\n');
  for (const view of ['Run', 'Playbooks'])
    await measure(`a run of 40 steps, ${view === 'Run' ? 'watched' : 'with the list of playbooks open'}`, async () => {
      await nav(view);
      const { runId } = await abra.call('run.start', { goal: steps, tabId, workflow: { name: 'Up and down' }, learn: false });
      await expect.poll(async () => (await abra.load(runId)).finished?.outcome, { timeout: 60_000 }).toBeDefined();
    });
  write(rows, abra.browser.context.browser()?.version() ?? '');
});

/** Wheels through a list as a hand does, in many small turns. */
async function scroll(panel: Page, list: ReturnType<Page['getByRole']>): Promise<void> {
  await list.hover();
  for (const way of [1, -1]) for (let turn = 0; turn < 60; turn++) await panel.mouse.wheel(0, way * 700);
}

/** Writes the rows as the worker would, in the panel's own origin: playbooks with versions and runs, and a list of past runs. */
async function fill(panel: Page, like: Playbook): Promise<void> {
  await panel.evaluate(
    async ([playbook, sizes]) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open('abra');
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      const transaction = database.transaction(['playbooks', 'domains', 'runs'], 'readwrite');
      const [saved, domains, runs] = ['playbooks', 'domains', 'runs'].map((name) => transaction.objectStore(name));
      const domainOf = (at: number) => (at % sizes.sites ? `site-${at % sizes.sites}.example` : playbook.domain);
      const when = (at: number) => new Date(Date.now() - at * 600_000).toISOString();
      for (let at = 0; at < sizes.playbooks; at++) {
        const [version] = playbook.versions;
        const versions = version
          ? [1, 2, 3, 4].map((number) => ({ ...version, version: number, status: number === 4 ? 'active' : 'superseded' }))
          : [];
        const health = Array.from({ length: 20 }, (_, run) => ({ at: when(run), ok: (at + run) % 7 > 0, version: 4 }));
        const goals = [`open theme neutral and choose fuchsia ${at}`, `make it fuchsia, variant ${at}`];
        const more = { id: `p-${at}`, name: `Choose the theme Fuchsia from Neutral ${at}`, domain: domainOf(at), lastUsed: when(at) };
        saved?.put({ ...playbook, ...more, versions, health, goals, tags: at % 3 ? [] : ['monthly'] });
      }
      for (let site = 0; site < sizes.sites; site++)
        domains?.put({ domain: domainOf(site), revision: 1000, playbooks: sizes.playbooks / sizes.sites, lastUsed: when(site) });
      for (let at = 1; at <= sizes.runs; at++) {
        const startedAt = Date.now() - at * 60_000;
        const goal = `goal ${at} about ${at % 2 ? 'lenses' : 'tripods'} that is as long as goals are`;
        runs?.put({
          runId: `r-${at}`,
          goal,
          tabId: 1,
          startedAt,
          lastAt: startedAt,
          events: 9,
          outcome: 'success',
          summary: 'Done.',
          domain: domainOf(at),
        });
      }
      await new Promise((resolve) => {
        transaction.oncomplete = resolve;
      });
      database.close();
      localStorage.setItem('abra.welcomed', 'true');
    },
    [like, { playbooks: PLAYBOOKS, runs: RUNS, sites: SITES }] as const,
  );
}

function write(rows: readonly [string, number[]][], version: string): void {
  const said = (ms: number) => (ms < LONG ? 'none' : `${Math.round(ms)} ms`);
  publish(version, {
    name: 'panel',
    title: `The panel with ${PLAYBOOKS} playbooks and ${RUNS.toLocaleString('en')} runs`,
    about: `Tasks of ${LONG} ms or more in the panel's own page while a person does what the row says, ${TIMES} times each; aim: none. \`npm test\` holds what leads to it: rows in the document and reads of the store.`,
    heads: ['what', 'longest task, median', 'worst'],
    rows: rows.map(([what, longest]) => [what, said(median(longest)), said(Math.max(...longest))]),
    details: rows,
  });
}
