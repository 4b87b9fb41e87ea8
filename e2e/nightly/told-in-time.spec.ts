import type { Page } from '@playwright/test';
import { items, type Run } from '../../src/model/run/run';
import type { Abra } from '../fixtures/abra';
import { expect, test } from '../fixtures/test';

/** What a page tells of a leg on its way: together where that is enough, and in time where it matters. */

const PAGE = `<!doctype html><title>Shelf</title><body><div role=tablist>
<button role=tab aria-selected=true>Colours</button><button role=tab aria-selected=false>Sizes</button><button role=tab aria-selected=false>Prices</button></div>
<button id=lamp>Add lamp</button><button id=chair>Add chair</button><button id=table>Add table</button><ul></ul>
<script>
  for (const tab of document.querySelectorAll('[role=tab]')) tab.onclick = () => {
    for (const one of document.querySelectorAll('[role=tab]')) one.setAttribute('aria-selected', one === tab);
    if (tab.textContent === 'Prices') location.href = '/prices';
  };
  for (const button of document.querySelectorAll('[id]'))
    button.onclick = () => document.querySelector('ul').insertAdjacentHTML('beforeend', '<li>' + button.id + ' is on the list</li>');
</script>`;
const PRICES = '<!doctype html><title>Prices</title><body><h1>All prices</h1>';

/** Reaches the goal on this page once, and is where it began, so that it is known. `more`: what the page's script does besides. */
async function learn(abra: Abra, tab: Page, origin: string, goal: string, more = ''): Promise<() => Promise<Run>> {
  await tab.route('**/shelf', (route) => route.fulfill({ contentType: 'text/html', body: `${PAGE}<script>${more}</script>` }));
  await tab.route('**/prices', (route) => route.fulfill({ contentType: 'text/html', body: PRICES }));
  const visit = () => tab.goto(`${origin}/shelf`);
  await visit();
  const first = await abra.run(goal, { tab, planner: 'embedded' });
  expect(first.finished?.outcome).toBe('success');
  await visit();
  return () => abra.run(goal, { tab, planner: 'embedded' });
}

/** The phases of each message of a page's progress from now on. */
async function listen(abra: Abra): Promise<() => Promise<string[]>> {
  await abra.browser.worker.evaluate(() => {
    const told: string[] = [];
    Object.assign(globalThis, { abraTold: told });
    chrome.runtime.onMessage.addListener((message: { abra?: string; params?: { phase: string }[] }) => {
      if (message.abra === 'page.progress') told.push((message.params ?? []).map(({ phase }) => phase).join(', '));
      return false;
    });
  });
  return () => abra.browser.worker.evaluate(() => (globalThis as unknown as { abraTold: string[] }).abraTold);
}

/** How each operation of a known goal ended. */
function effects(run: Run): string[] {
  expect(run.plans.map(({ by }) => by)).toEqual(['recall']);
  return items(run).map(({ record }) => `${record?.status} ${record?.effect}`);
}

test('what must not be done twice is told before its first event, with how the one before went', async ({ abra, tab, site }) => {
  const play = await learn(abra, tab, site.origin, 'click "Add lamp", then click "Add chair", then click "Add table"');
  const told = await listen(abra);
  expect(effects(await play())).toEqual(Array(3).fill('done seen'));
  expect((await told()).slice(0, 3)).toEqual(['dispatching', 'done, dispatching', 'done, dispatching']);
});

for (const [how, more] of [
  ['', ''],
  [
    ', where it keeps others from hearing that it is left',
    'addEventListener("beforeunload", (event) => event.stopImmediatePropagation(), true);',
  ],
] as const)
  test(`a choice that leads to another page is known to have done so${how}`, async ({ abra, tab, site }) => {
    const play = await learn(abra, tab, site.origin, 'click Sizes, then click Prices', more);
    const run = await play();
    expect(run.finished?.outcome).toBe('success');
    expect(effects(run)).toEqual(Array(2).fill('done seen'));
    await expect(tab).toHaveURL(/\/prices$/);
  });
