import type { Page } from '@playwright/test';
import { items } from '../../src/model/run/run';
import type { RunEvent } from '../../src/model/run/run-event';
import type { Abra } from '../fixtures/abra';
import { playbookOf } from '../fixtures/playbook-of';
import { expect, test } from '../fixtures/test';

const GOAL = 'click "Theme Neutral", then click Fuchsia, then click "Style Vega", then click Lyra';
const NAME = 'Four clicks';
/** Of the record of an operation: its fingerprint, what it changed, and the labels of what its menu showed. */
const MOST_BYTES = 4_500;
/** A timer of this long is a sleep if it runs out, ms. */
const SLEEP = 50;

// Over 5 s: taught, proved and counted at three visits.
test('a leg is one message to the page, asks no model, and no sleep runs out between its operations', async ({ abra, tab, site }) => {
  await tab.emulateMedia({ reducedMotion: 'reduce' });
  await tab.goto(site.url('themes', { modal: 'never' }));
  const first = await abra.run(GOAL, { tab, planner: 'embedded' });
  expect(first.finished?.outcome).toBe('success');
  await abra.import(playbookOf(first, NAME));
  await tab.goto(site.url('themes', { modal: 'never' }));
  const proof = await abra.play(NAME, { tab, answer: ({ choices }) => choices[0]?.id });
  expect(proof.finished?.outcome).toBe('success');

  await tab.goto(site.url('themes', { modal: 'never' }));
  const events: RunEvent[] = [];
  abra.onEvent((event) => events.push(event));
  await countMessages(abra);
  await watchTimers(abra, tab);
  const run = await abra.play(NAME, { tab });
  expect(run.finished?.outcome).toBe('success');
  expect(items(run).map(({ record }) => record?.status)).toEqual(['done', 'done', 'done', 'done']);
  expect(run.usage.calls).toBe(0);
  expect(events.filter(({ kind }) => kind === 'sent')).toHaveLength(1);
  const { abraMessages, abraTold, abraReports } = await messages(abra);
  expect(abraMessages.filter((name) => name === 'runLeg')).toHaveLength(1);
  // That it begins comes back at once. Opening a menu and choosing in it may be done twice, so how it goes on is told with what follows, when the page has nothing to do or
  // a tenth of a second later, and the rest is in the report: two more messages at most in the time that four clicks take.
  const phases = abraTold.join(', ').split(', ');
  expect(phases).toEqual(
    ['dispatching', 'done', 'dispatching', 'done', 'dispatching', 'done', 'dispatching', 'done'].slice(0, phases.length),
  );
  expect(abraTold[0]).toBe('dispatching');
  expect(abraTold.length).toBeLessThanOrEqual(3);
  const told = phases.filter((phase) => phase === 'done').length;
  expect(abraReports).toEqual([{ records: 4 - told, told }]);
  // The colours and styles that its menus show were described at an earlier visit, and are told by their labels now.
  const menus = items(run).flatMap(({ record }) => (record?.options ? [record.options] : []));
  expect(menus.map((options) => options.length > 4)).toEqual([true, true]);
  expect(menus.flat().filter(({ target }) => target)).toEqual([]);
  const bytes = items(run).map(({ record }) => JSON.stringify(record).length);
  expect(Math.max(...bytes)).toBeLessThan(MOST_BYTES);

  const { ran, begun } = await timers(abra, tab);
  // The one of the watch itself at least: were none seen, nothing was watched.
  expect(begun).toBe(1);
  expect(ran.filter((ms) => ms >= SLEEP)).toEqual([]);
});

interface Counting {
  abraMessages: string[];
  abraTold: string[];
  abraReports: { records: number; told: number }[];
}
interface Watched {
  abraTimers: { ran: number[]; begun: number };
}

/** Every call of the page that the worker makes from now on, by name, the phases of each message that the page tells, and how much a report says. */
function countMessages(abra: Abra): Promise<void> {
  return abra.browser.worker.evaluate(() => {
    const counting = globalThis as unknown as Counting;
    counting.abraMessages = [];
    counting.abraTold = [];
    counting.abraReports = [];
    chrome.runtime.onMessage.addListener((message: { abra?: string; params?: { phase: string }[] }) => {
      if (message.abra === 'page.progress') counting.abraTold.push((message.params ?? []).map(({ phase }) => phase).join(', '));
      return false;
    });
    const send = chrome.tabs.sendMessage.bind(chrome.tabs) as (...args: unknown[]) => Promise<unknown>;
    (chrome.tabs as { sendMessage: unknown }).sendMessage = (...args: unknown[]) => {
      counting.abraMessages.push((args[1] as { abra?: string } | undefined)?.abra ?? '');
      const answer = send(...args);
      void answer.then((said) => {
        const { records, told } = (said as { value?: { records?: unknown[]; told?: unknown[] } } | undefined)?.value ?? {};
        if (records) counting.abraReports.push({ records: records.length, told: told?.length ?? 0 });
      });
      return answer;
    };
  });
}

const messages = (abra: Abra) =>
  abra.browser.worker.evaluate(() => {
    const { abraMessages, abraTold, abraReports } = globalThis as unknown as Counting;
    return { abraMessages, abraTold, abraReports };
  });

/**
 * Timers of Abra's own world in the page: how many begin, and how long those were that ran out. Its clock goes slow meanwhile: a page that was kept from its
 * own tasks for 50 ms gets its turn, and with it a message more, which a slow machine would make of every step.
 */
async function watchTimers(abra: Abra, tab: Page): Promise<void> {
  const tabId = await abra.tabId(tab);
  await abra.browser.worker.evaluate(
    (id) =>
      chrome.scripting.executeScript({
        target: { tabId: id },
        func: () => {
          const watched = globalThis as unknown as Watched;
          watched.abraTimers = { ran: [], begun: 0 };
          const [began, now] = [performance.now(), performance.now.bind(performance)];
          performance.now = () => began + (now() - began) / 100;
          const native = globalThis.setTimeout;
          globalThis.setTimeout = ((work: () => void, ms = 0) => {
            watched.abraTimers.begun++;
            return native(() => {
              watched.abraTimers.ran.push(ms);
              work();
            }, ms);
          }) as typeof setTimeout;
          setTimeout(() => undefined, 0);
        },
      }),
    tabId,
  );
}

async function timers(abra: Abra, tab: Page): Promise<Watched['abraTimers']> {
  const tabId = await abra.tabId(tab);
  const answers = await abra.browser.worker.evaluate(
    (id) => chrome.scripting.executeScript({ target: { tabId: id }, func: () => (globalThis as unknown as Watched).abraTimers }),
    tabId,
  );
  return answers[0]?.result as Watched['abraTimers'];
}

test('three letters, an arrow and Enter do what the page offers: it is looked at twice at most, ringed before, and the run injects nothing', async ({
  abra,
  tab,
  site,
}) => {
  await tab.emulateMedia({ reducedMotion: 'reduce' });
  await tab.goto(site.url('themes', { modal: 'never' }));
  await abra.settings({ consent: true, planner: 'embedded', overlay: true });
  await countMessages(abra);
  await abra.browser.worker.evaluate(() => {
    const injected: string[] = [];
    Object.assign(globalThis, { abraInjected: injected });
    const inject = chrome.scripting.executeScript.bind(chrome.scripting) as (...asked: unknown[]) => Promise<never>;
    (chrome.scripting as { executeScript: unknown }).executeScript = (...asked: [{ files?: string[] }]) => {
      injected.push(...(asked[0].files ?? []));
      return inject(...asked);
    };
  });
  const injected = () => abra.browser.worker.evaluate(() => (globalThis as unknown as { abraInjected: string[] }).abraInjected);
  const panel = await abra.openPanelBeside(tab);
  const goal = panel.getByRole('textbox', { name: 'Goal' });
  await goal.pressSequentially('sty');
  const list = panel.getByRole('listbox', { name: 'What fits' });
  await expect(list.getByRole('option').first()).toHaveText(/^Style Vega/);
  await expect.poll(injected).toContain('actor.js');
  const before = await injected();
  const looks = (await messages(abra)).abraMessages.filter((name) => name === 'look').length;
  expect(looks).toBeLessThanOrEqual(2);
  expect(await rings(tab)).toBe(0);
  await goal.press('ArrowDown');
  await expect.poll(() => rings(tab)).toBe(1);
  await goal.press('Enter');
  await expect(tab.getByRole('option', { name: 'Lyra' })).toBeVisible();
  await expect(panel.getByRole('region', { name: 'Result' })).toBeVisible();
  expect(await injected()).toEqual(before);
  await goal.pressSequentially('lyr');
  await expect(list.getByRole('option').first()).toHaveText(/^Lyra/);
  await goal.press('ArrowDown');
  await goal.press('Enter');
  await expect(tab.getByRole('button', { name: 'Style Lyra' })).toBeVisible();
});

/** What Abra draws over the page. */
const rings = (tab: Page) => tab.evaluate(() => [...document.documentElement.children].filter((one) => one.tagName === 'DIV').length);

test('while a known goal is reached, a panel in sight draws what it is told and nothing moves in it', { tag: '@nightly' }, async ({
  abra,
  tab,
  site,
}) => {
  const visit = () => tab.goto(site.url('themes', { modal: 'never' }));
  await visit();
  await abra.settings({ consent: true, planner: 'embedded' });
  expect((await abra.run(GOAL, { tab, planner: 'embedded' })).finished?.outcome).toBe('success');
  await visit();
  const panel = await abra.openPanelBeside(tab);
  const goal = panel.getByRole('textbox', { name: 'Goal' });
  await goal.fill(GOAL);
  await goal.press('Escape');
  await panel.evaluate(() => {
    const drawn = { isInSight: !document.hidden, asked: 0, moved: [] as string[], from: performance.now() };
    Object.assign(globalThis, { abraDrawn: drawn });
    const native = requestAnimationFrame;
    globalThis.requestAnimationFrame = (work) => {
      drawn.asked++;
      return native(work);
    };
    const moved = ({ target }: Event) => drawn.moved.push((target as Element).className);
    addEventListener('transitionrun', moved, { capture: true });
  });
  await goal.press('Enter');
  await expect(panel.getByRole('region', { name: 'Result' })).toBeVisible();
  const drawn = await panel.evaluate(() => {
    const { from, ...rest } = (globalThis as unknown as { abraDrawn: { isInSight: boolean; asked: number; moved: string[]; from: number } })
      .abraDrawn;
    return { ...rest, seconds: (performance.now() - from) / 1000 };
  });
  expect(drawn).toMatchObject({ isInSight: true, moved: [] });
  // That its goal was taken, its beginning, its end, and four times a second at most between; a frame that asks for the next one would be sixty.
  expect(drawn.asked).toBeLessThanOrEqual(4 + 4 * drawn.seconds);
});

test('while a leg runs nothing is injected, and of each operation icon and pill get one word each', { tag: '@nightly' }, async ({
  abra,
  tab,
  site,
}) => {
  await tab.emulateMedia({ reducedMotion: 'reduce' });
  await abra.settings({ overlay: true, planner: 'embedded' });
  await tab.goto(site.url('themes', { modal: 'never' }));
  const first = await abra.run(GOAL, { tab, planner: 'embedded' });
  await abra.import(playbookOf(first, NAME));
  const visit = () => tab.goto(site.url('themes', { modal: 'never' }));
  await visit();
  await abra.play(NAME, { tab, answer: ({ choices }) => choices[0]?.id });
  await visit();
  await countCalls(abra);
  const run = await abra.play(NAME, { tab });
  expect(run.finished?.outcome).toBe('success');
  const calls = await abra.browser.worker.evaluate(() => (globalThis as unknown as { abraCalls: string[] }).abraCalls);
  const [from, to] = [calls.indexOf('runLeg'), calls.indexOf('reported')];
  expect(from).toBeGreaterThan(-1);
  // A goal that is known is written down twice before the page hears of it: that it begins, and its look, its plan and its leg.
  expect(calls.slice(0, from).filter((one) => one === 'write')).toHaveLength(2);
  const within = calls.slice(from + 1, to);
  const times = (what: string) => within.filter((one) => one === what).length;
  // What the run began with may still be under way; no step looks for the documents that its pill is in.
  expect(times('executeScript')).toBeLessThanOrEqual(1);
  expect(times('setBadgeText') + times('setBadgeBackgroundColor')).toBe(0);
  expect(times('setTitle')).toBeLessThanOrEqual(4);
  // On a fast machine the leg is over before the pill has heard of its first step.
  expect(calls).toContain('pill');
  expect(times('pill')).toBeLessThanOrEqual(4);
});

/**
 * What the worker calls from now on, in order: messages to pages by name, injections and their scripts, what it sets on its icon, transactions in which the journal is written,
 * and that a leg is reported.
 */
function countCalls(abra: Abra): Promise<void> {
  return abra.browser.worker.evaluate(() => {
    const calls: string[] = [];
    Object.assign(globalThis, { abraCalls: calls });
    const watch = (api: object, name: string, told: (asked: unknown[]) => string, over?: string) => {
      const methods = api as Record<string, (...asked: unknown[]) => Promise<unknown>>;
      const native = methods[name]?.bind(api);
      methods[name] = (...asked) => {
        const what = told(asked);
        calls.push(what);
        const answer = native?.(...asked) ?? Promise.resolve();
        if (over && what === 'runLeg') void answer.then(() => calls.push(over));
        return answer;
      };
    };
    watch(chrome.tabs, 'sendMessage', ([, message]) => (message as { abra: string }).abra, 'reported');
    watch(chrome.scripting, 'executeScript', ([asked]) => {
      calls.push(...((asked as { files?: string[] }).files ?? []));
      return 'executeScript';
    });
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function (stores, mode, options) {
      if (mode === 'readwrite' && [stores].flat().includes('journal')) calls.push('write');
      return transaction.call(this, stores, mode, options);
    };
    for (const name of ['setBadgeText', 'setTitle', 'setBadgeBackgroundColor']) watch(chrome.action, name, () => name);
  });
}
