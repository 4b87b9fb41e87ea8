import type { Page } from '@playwright/test';
import type { Abra } from '../fixtures/abra';
import { expect, test } from '../fixtures/test';

/** The calls of the page that the worker makes from now on, by name. */
const countCalls = (abra: Abra) =>
  abra.browser.worker.evaluate(() => {
    const calls: string[] = [];
    Object.assign(globalThis, { abraCalls: calls });
    const send = chrome.tabs.sendMessage.bind(chrome.tabs) as (...args: unknown[]) => Promise<unknown>;
    Object.assign(chrome.tabs, {
      sendMessage: async (...args: unknown[]) => {
        const answer = await send(...args);
        calls.push((args[1] as { abra?: string } | undefined)?.abra ?? '');
        return answer;
      },
    });
  });
const calls = (abra: Abra) => abra.browser.worker.evaluate(() => (globalThis as unknown as { abraCalls: string[] }).abraCalls);
const forget = (abra: Abra) =>
  abra.browser.worker.evaluate(() => void (globalThis as unknown as { abraCalls: string[] }).abraCalls.splice(0));

/**
 * The first two kinds of them, without what shows the run in the page. Whether the page is the same is asked once; where a slow machine takes longer than that answer
 * is taken for true, once more.
 */
const ofRun = async (abra: Abra) => [...new Set((await calls(abra)).filter((name) => name !== 'pill'))].slice(0, 2);

/** A panel in which a goal is typed, and the page was looked at meanwhile. */
async function typed(abra: Abra, tab: Page, goal: string): Promise<Page> {
  await abra.settings({ consent: true, planner: 'embedded' });
  const panel = await abra.browser.openPanel(await abra.tabId(tab));
  await expect(panel.getByRole('button', { name: /Theme Neutral/ }).first()).toBeVisible();
  await countCalls(abra);
  await panel.getByRole('textbox', { name: 'Goal' }).fill(goal);
  await expect.poll(() => calls(abra)).toContain('lookAhead');
  await forget(abra);
  return panel;
}

async function enter(panel: Page): Promise<void> {
  await panel.getByRole('textbox', { name: 'Goal' }).press('Enter');
  await expect(panel.getByRole('region', { name: 'Result' })).toBeVisible();
}

test('a page that was looked at while the goal was typed is asked at Enter whether it is the same, and not looked at again', async ({
  abra,
  tab,
  site,
}) => {
  await tab.goto(site.url('themes', { modal: 'never' }));
  const panel = await typed(abra, tab, 'click "Theme Neutral"');
  await enter(panel);
  expect(await ofRun(abra)).toEqual(['unchanged', 'runLeg']);
});

/** What happens to the page between the look and Enter, and what is then asked for. */
const MEANWHILE: [what: string, change: (tab: Page) => Promise<unknown>][] = [
  ['an element came', (tab) => tab.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<button>Newcomer</button>'))],
  [
    'a closed shadow root came',
    (tab) =>
      tab.evaluate(() => {
        const host = document.createElement('new-comer');
        host.attachShadow({ mode: 'closed' }).innerHTML = '<button>Newcomer</button>';
        document.body.append(host);
      }),
  ],
  [
    'it is another document',
    (tab) => tab.reload().then(() => tab.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<button>Newcomer</button>'))),
  ],
  [
    'a frame came',
    (tab) =>
      tab.evaluate(
        () =>
          new Promise((resolve) => {
            const frame = document.createElement('iframe');
            frame.srcdoc = '<button>Newcomer</button>';
            frame.onload = resolve;
            document.body.append(frame);
          }),
      ),
  ],
];

for (const [what, change] of MEANWHILE)
  test(`what changed meanwhile is looked at anew: ${what}`, async ({ abra, tab, site }) => {
    await tab.goto(site.url('themes', { modal: 'never' }));
    const panel = await typed(abra, tab, 'click "Newcomer"');
    await change(tab);
    await enter(panel);
    await expect(panel.getByRole('region', { name: 'Result' })).not.toContainText(/not found|no /i);
    expect(await calls(abra)).toContain('look');
    expect(await calls(abra)).toContain('runLeg');
  });

test('a page that changes while the goal is typed is looked at again with the next character, not for each', async ({
  abra,
  tab,
  site,
}) => {
  await tab.goto(site.url('themes', { modal: 'never' }));
  const panel = await typed(abra, tab, 'click "Newc');
  await tab.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<button>Newcomer</button>'));
  const goal = panel.getByRole('textbox', { name: 'Goal' });
  await expect
    .poll(
      async () => {
        await goal.press('End');
        await goal.press('o');
        return calls(abra);
      },
      { intervals: [100] },
    )
    .toContain('lookAhead');
  expect((await calls(abra)).filter((name) => name === 'lookAhead')).toHaveLength(1);
  await goal.fill('click "Newcomer"');
  await forget(abra);
  await enter(panel);
  expect(await ofRun(abra)).toEqual(['unchanged', 'runLeg']);
});

test('where nobody types, nothing is looked at ahead', async ({ abra, tab, site }) => {
  await tab.goto(site.url('themes', { modal: 'never' }));
  await abra.settings({ consent: true, planner: 'embedded' });
  await countCalls(abra);
  await abra.run('click "Theme Neutral"', { tab, planner: 'embedded' });
  expect(await calls(abra)).not.toContain('lookAhead');
});
