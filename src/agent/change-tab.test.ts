import { expect, test } from 'vitest';
import type { Operation } from '../model/plan/operation';
import type { Plan } from '../model/plan/plan';
import { planRequest } from '../planner/plan-request';
import { drive } from './drive';
import { type World, world } from './world.fixture';

const still = new AbortController().signal;
const work = (operations: Operation[], more = true): Plan => ({ thought: 'go', sequenceName: 'Go', operations, more });
const click: Operation = { type: 'click', elementId: 1 };
const shop = { tabId: 7, title: 'Shop', url: 'https://shop.test/' };
const terms = { tabId: 8, title: 'Terms', url: 'https://shop.test/terms' };
const toTab = (number: number): Operation => ({ type: 'navigate', to: 'tab', number });

/** A world whose tabs can be shown and closed; what was asked of the browser, in order. */
function withTabs(script: Parameters<typeof world>[0]): World & { asked: string[] } {
  const asked: string[] = [];
  const it = world(script);
  it.ports.page.follow = async (to) => {
    if (!('tabId' in to)) return undefined;
    asked.push(`show ${to.tabId}`);
    return to.tabId;
  };
  it.ports.page.close = async (tabId) => void asked.push(`close ${tabId}`);
  it.ports.page.open = async (url, _signal, opener) => {
    asked.push(`open ${url} from ${opener}`);
    return { ok: true, value: 9 };
  };
  return { ...it, asked };
}

test('a tab that a step opened is told by its number, gone to, and closed again', async () => {
  const it = withTabs({
    plans: [work([click]), work([toTab(2)]), work([click, { type: 'navigate', to: 'close-tab' }]), work([click], false)],
    tabs: [[shop], [shop, terms], [shop, terms], [shop]],
  });
  await drive(it.ports, it.run(), still);
  const told = it.journal.flatMap((event) =>
    event.kind === 'asked' ? [event.tabs?.map(({ number, title }) => `${number} ${title}`)] : [],
  );
  expect(told).toEqual([undefined, ['1 Shop', '2 Terms'], ['1 Shop', '2 Terms'], ['1 Shop']]);
  expect(it.orders.map(({ tabId }) => tabId)).toEqual([7, 8, 7]);
  expect(it.asked).toEqual(['show 8', 'close 8', 'show 7']);
  expect(it.run().finished?.outcome).toBe('success');
});

test('each plan is told which tabs the one before it opened, and in which the run is', async () => {
  const requests: ReturnType<typeof planRequest>[] = [];
  const it = withTabs({
    plans: [
      work([click]),
      (run) => {
        requests.push(planRequest(run, 'plan', ''));
        return work([toTab(2)]);
      },
      (run) => {
        requests.push(planRequest(run, 'plan', ''));
        return work([click], false);
      },
    ],
    tabs: [[shop], [shop, terms], [shop, terms]],
  });
  await drive(it.ports, it.run(), still);
  const opened = { number: 2, ...terms };
  expect(requests[0]).toMatchObject({ tabs: { here: 1, open: [{ number: 1, ...shop }, opened] }, history: [{ opened: [opened] }] });
  expect(requests[1]).toMatchObject({ tabs: { here: 2 } });
  expect(requests[1]?.history.map((entry) => entry.opened)).toEqual([[opened], undefined]);
});

test('an address is opened beside the page, as a tab of the run, and judged as any address', async () => {
  const open = (url: string): Operation => ({ type: 'navigate', to: 'new-tab', url });
  const it = withTabs({ plans: [work([open('/help')]), work([click], false)], tabs: [[shop], [shop, { ...shop, tabId: 9 }]] });
  await drive(it.ports, it.run(), still);
  expect(it.asked).toEqual(['open https://shop.test/help from 7']);
  expect(it.orders.map(({ tabId }) => tabId)).toEqual([9]);
  const away = withTabs({ plans: [work([open('https://elsewhere.test/')])] });
  await drive(away.ports, away.run(), still);
  expect(away.asked).toEqual([]);
  expect(away.run().question?.text).toContain('elsewhere.test');
});

test.each([
  ['a number that no tab has', toTab(3), 'tab 3'],
  [
    'the tab where the run began, which is not closed',
    { type: 'navigate', to: 'close-tab' } satisfies Operation,
    'a tab that this run opened',
  ],
])('%s is nothing to go to, and nothing was done', async (_what, operation, wanted) => {
  const it = withTabs({ plans: [work([operation])], tabs: [[shop]] });
  await drive(it.ports, it.run(), still);
  expect(it.run().plans[0]?.bail).toEqual({ kind: 'target-missing', wanted, nearest: [] });
  expect(it.run().plans[0]?.items[0]?.record).toBeUndefined();
  expect(it.asked).toEqual([]);
});

test('a tab that was closed meanwhile stops the plan with that as the reason', async () => {
  const it = withTabs({ plans: [work([click]), work([toTab(2)])], tabs: [[shop], [shop, terms]] });
  it.ports.page.follow = async () => undefined;
  await drive(it.ports, it.run(), still);
  expect(it.run().plans[1]?.bail).toMatchObject({ kind: 'target-missing', wanted: 'tab 2, which was closed' });
  expect(it.run().tabId).toBe(7);
});
