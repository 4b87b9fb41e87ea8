import type { Abra } from '../fixtures/abra';
import { expect, test } from '../fixtures/test';
import { openZoo } from '../zoo/stage';

/** Widgets of libraries that nobody here wrote. */
const WIDGETS = ['ag-grid', 'antd', 'fullcalendar', 'mui', 'shoelace'];

interface World {
  /** What came of what Abra's scripts left for a time in which the page is idle. */
  cameWhenIdle: string[];
}

/** From now on it is kept, in the isolated world of the page. */
const keepWhatComes = (abra: Abra, tabId: number) =>
  abra.browser.worker.evaluate(async (id) => {
    const func = () => {
      const came: string[] = [];
      const later = requestIdleCallback;
      globalThis.requestIdleCallback = (call) =>
        later((time) => {
          const answer: unknown = (call as (time: IdleDeadline) => unknown)(time);
          came.push(answer instanceof Element ? 'read of an element' : `${answer}`);
        });
      Object.assign(globalThis, { cameWhenIdle: came });
    };
    await chrome.scripting.executeScript({ target: { tabId: id }, func });
  }, tabId);

const whatCame = (abra: Abra, tabId: number) =>
  abra.browser.worker.evaluate(async (id) => {
    const func = () => (globalThis as unknown as World).cameWhenIdle;
    const [answer] = await chrome.scripting.executeScript({ target: { tabId: id }, func });
    return answer?.result;
  }, tabId);

test('while a goal is typed, what a leg will read is read of a control of widgets from libraries, which hear nothing of it', async ({
  abra,
  tab,
}) => {
  const zoo = await openZoo();
  await abra.settings({ consent: true, planner: 'embedded' });
  for (const widget of WIDGETS) {
    await tab.goto(`${zoo.url}/${widget}`, { waitUntil: 'networkidle' });
    const tabId = await abra.tabId(tab);
    await keepWhatComes(abra, tabId);
    const panel = await abra.openPanelBeside(tab);
    const heard = await tab.evaluateHandle(() => {
      const all: string[] = [];
      for (const type of ['pointerover', 'mousemove', 'pointerdown', 'focusin', 'scroll', 'click', 'input', 'change', 'error'])
        addEventListener(type, (event) => all.push(event.type), { capture: true });
      const watch = new MutationObserver((records) => all.push(...records.map(({ type, target }) => `${type} ${target.nodeName}`)));
      watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      return all;
    });
    await panel.getByRole('textbox', { name: 'Goal' }).fill('press the first');
    await expect.poll(() => whatCame(abra, tabId), { message: widget }).toContain('read of an element');
    expect(await heard.jsonValue(), widget).toEqual([]);
    await panel.close();
  }
  zoo.server.close();
});
