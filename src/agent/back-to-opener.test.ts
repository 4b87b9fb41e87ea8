import { expect, test } from 'vitest';
import { fail } from '../lib/result';
import type { Operation } from '../model/plan/operation';
import type { Plan } from '../model/plan/plan';
import { drive } from './drive';
import { world } from './world.fixture';

const still = new AbortController().signal;
const work = (operations: Operation[], more = true): Plan => ({ thought: 'go', sequenceName: 'Go', operations, more });
const click: Operation = { type: 'click', elementId: 1 };
const toTab = (number: number): Operation => ({ type: 'navigate', to: 'tab', number });
const shop = { tabId: 7, title: 'Shop', url: 'https://shop.test/' };
const login = { tabId: 8, title: 'Log in', url: 'https://login.test/' };

/** A pop-up (tab 8) that the run has gone to and that closes with the leg of number 2, or once that is over. */
async function popUp(when: 'in the leg' | 'after the leg', operations: Operation[], openTabs = [7]) {
  let gone = false;
  const it = world({
    plans: [work([click]), work([toTab(2)]), work(operations), work([click], false)],
    tabs: [[shop], [shop, login], [shop, login], [shop], [shop], [shop]],
    legs: {
      2: () => {
        gone = true;
        return when === 'in the leg' ? 'lost' : undefined;
      },
    },
    follow: (to) => ('tabId' in to && (to.tabId === 8 ? !gone : openTabs.includes(to.tabId)) ? to.tabId : undefined),
  });
  const { scan, run } = it.ports.page;
  it.ports.page.scan = async (tab, order, signal) =>
    gone && tab === 8 ? fail({ kind: 'tab-gone', message: 'The tab was closed.' }) : scan(tab, order, signal);
  // The document of a tab that has just been closed cannot be scanned at the end of its leg.
  it.ports.page.run = async (order, hear, signal) => {
    const answer = await run(order, hear, signal);
    return gone && order.tabId === 8 && answer.ok && 'report' in answer.value
      ? { ok: true, value: { report: answer.value.report } }
      : answer;
  };
  await drive(it.ports, it.run(), still);
  return { run: it.run(), tabs: it.orders.map(({ tabId }) => tabId), told: it.transcript() };
}

test.each(['in the leg', 'after the leg'] as const)(
  'a pop-up that closes itself %s leads back to the tab before it, and the run goes on',
  async (when) => {
    const { run, tabs, told } = await popUp(when, [click]);
    expect(run.question).toBeUndefined();
    expect(run.finished?.outcome).toBe('success');
    expect(tabs).toEqual([7, 8, 7]);
    expect(told.filter((line) => line === 'followed')).toHaveLength(2);
  },
);

test('what was planned for the pop-up is planned anew', async () => {
  const { run, tabs } = await popUp('in the leg', [click, click]);
  expect(run.plans[2]?.bail).toEqual({ kind: 'page-left', url: shop.url, from: 'https://shop.test/' });
  expect(run.finished?.outcome).toBe('success');
  expect(tabs).toEqual([7, 8, 7]);
});

test('that the step in it did what it should is not taken for seen', async () => {
  const { run } = await popUp('in the leg', [click]);
  expect(run.plans[2]?.items[0]?.record).toMatchObject({ status: 'done', effect: 'unknown' });
});

test('where no tab before it is left, the person is asked', async () => {
  const { run } = await popUp('in the leg', [click], []);
  expect(run.question?.text).toContain('was closed');
});
