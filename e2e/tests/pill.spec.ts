import type { Page } from '@playwright/test';
import type { openPill } from '../../src/page/overlay/pill';
import type { Abra } from '../fixtures/abra';
import { bundled } from '../fixtures/bundled';
import { launchChromium } from '../fixtures/launch-chromium';
import { click, idOf, plan } from '../fixtures/scripted';
import { expect, test } from '../fixtures/test';
import type { ModelRequest, ScriptedModel } from '../model/serve-model.mjs';

/** The page of a run says that Abra works there, for the whole run, and lets a real hand stop it; nothing else may. */

const BUTTONS = `<style>.low { position: fixed; left: 0; right: 0; bottom: 0; height: 60px; width: 100% }</style>`;
const page = (body: string) => `<!doctype html><title>Desk</title><h1>Desk</h1>${body}<p id=log>nothing</p>
  <script>function did(what) { log.textContent = what; }</script>`;
const PAGES = {
  desk: page(
    `<button onclick="did('saved')">Save</button> <a href="/next">Next page</a> <iframe srcdoc="<button>Inner</button>"></iframe>`,
  ),
  next: page('<button>Only here</button>'),
  low: page(`${BUTTONS}<button class=low onclick="did('pressed below')">Show all</button>`),
};

async function open(tab: Page, url: (path: string) => string, name: keyof typeof PAGES): Promise<void> {
  for (const [path, body] of Object.entries(PAGES))
    await tab.route(`**/${path}`, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }));
  await tab.goto(url(`/${name}`));
}

/** Presses these buttons or links, then waits for words that never come. */
const pressAndWait = (model: ScriptedModel, ...names: string[]) =>
  model.script([
    (request: ModelRequest) =>
      plan([...names.map((name) => click(idOf(request, name))), { type: 'wait', until: 'text', text: 'never said' }], { more: false }),
  ]);

const pill = (tab: Page) => tab.locator('html > div[popover]:not([aria-hidden])');

/** The words of the pill, as assistive technology has them. */
async function wordsOf(tab: Page): Promise<string> {
  const session = await tab.context().newCDPSession(tab);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const group = nodes.find(({ role, name }) => role?.value === 'group' && name?.value === 'Abra');
  const under = (id: string): typeof nodes => nodes.filter((one) => one.parentId === id).flatMap((one) => [one, ...under(one.nodeId)]);
  return group
    ? under(group.nodeId)
        .flatMap(({ role, name }) => (['StaticText', 'button'].includes(role?.value) ? [name?.value] : []))
        .join(' | ')
    : '';
}

async function begin(abra: Abra, tab: Page): Promise<string> {
  await abra.settings({ overlay: true, patience: 30_000 });
  const { runId } = await abra.call('run.start', { goal: 'save it', tabId: await abra.tabId(tab), usePlaybooks: false });
  return runId;
}

const outcomeOf = async (abra: Abra, runId: string) => (await abra.load(runId)).finished?.outcome;

test('the pill says which step it is at, and a press on Stop ends the run and takes it away', async ({ abra, tab, site, model }) => {
  await open(tab, site.url, 'desk');
  pressAndWait(model, 'button "Save"');
  const runId = await begin(abra, tab);
  await expect(tab.locator('#log')).toHaveText('saved');
  await expect.poll(() => wordsOf(tab)).toMatch(/^Abra is working · step [12] of 2 \| Stop/);
  const box = (await pill(tab).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await tab.mouse.click(box.x + box.width - 24, box.y + box.height / 2);
  await expect.poll(() => outcomeOf(abra, runId)).toBe('stopped');
  await expect(pill(tab)).toHaveCount(0);
});

for (const where of ['the page', 'a frame'])
  test(`Escape in ${where} stops the run`, async ({ abra, tab, site, model }) => {
    await open(tab, site.url, 'desk');
    pressAndWait(model, 'button "Save"');
    const runId = await begin(abra, tab);
    await expect(tab.locator('#log')).toHaveText('saved');
    await expect(pill(tab)).toBeVisible();
    if (where === 'a frame') await tab.frameLocator('iframe').getByRole('button').focus();
    await tab.keyboard.press('Escape');
    await expect.poll(() => outcomeOf(abra, runId)).toBe('stopped');
    await expect(pill(tab)).toHaveCount(0);
  });

test('a page can neither press Stop nor hide the pill, and its own Escape stops nothing', async ({ abra, tab, site, model }) => {
  await open(tab, site.url, 'desk');
  pressAndWait(model, 'button "Save"');
  const runId = await begin(abra, tab);
  await expect(tab.locator('#log')).toHaveText('saved');
  await expect(pill(tab)).toBeVisible();
  for (const hide of [
    (host: HTMLElement) => host.remove(),
    (host: HTMLElement) => host.style.setProperty('display', 'none', 'important'),
    (host: HTMLElement) => host.hidePopover(),
    (host: HTMLElement) => host.removeAttribute('popover'),
  ]) {
    await pill(tab).evaluate(hide);
    await expect(pill(tab)).toBeVisible();
    await expect.poll(() => pill(tab).evaluate((host) => host.matches(':popover-open'))).toBe(true);
  }
  await pill(tab).evaluate((host) => {
    const { right, top, bottom } = host.getBoundingClientRect();
    const at = { clientX: right - 24, clientY: (top + bottom) / 2, bubbles: true, composed: true };
    for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) host.dispatchEvent(new PointerEvent(type, at));
    for (const target of [document, window]) target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  });
  // A message of the page would have been heard before this answer.
  await abra.call('page.snapshot', { tabId: await abra.tabId(tab) });
  expect(await outcomeOf(abra, runId)).toBe(undefined);
  await tab.keyboard.press('Escape');
  await expect.poll(() => outcomeOf(abra, runId)).toBe('stopped');
});

// Over 5 s: two documents, each with a run of its own.
test('it comes along to the next page', async ({ abra, tab, site, model }) => {
  await open(tab, site.url, 'desk');
  model.script([
    (request: ModelRequest) => plan([click(idOf(request, 'link "Next page"'))]),
    () => plan([{ type: 'wait', until: 'text', text: 'never said' }], { more: false }),
  ]);
  const runId = await begin(abra, tab);
  await expect(tab).toHaveURL(/next$/);
  await expect(pill(tab)).toBeVisible();
  await tab.keyboard.press('Escape');
  await expect.poll(() => outcomeOf(abra, runId)).toBe('stopped');
  await expect(pill(tab)).toHaveCount(0);
});

test('it makes room for what Abra presses, and lies over no control', async ({ abra, tab, site, model }) => {
  await open(tab, site.url, 'low');
  pressAndWait(model, 'button "Show all"');
  await begin(abra, tab);
  await expect(tab.locator('#log')).toHaveText('pressed below');
  const [low, box] = [await tab.locator('.low').boundingBox(), await pill(tab).boundingBox()];
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(low?.y ?? 0);
});

test('where the person does not want to see Abra in pages, there is none', async ({ abra, tab, site, model }) => {
  await open(tab, site.url, 'desk');
  pressAndWait(model, 'button "Save"');
  await abra.settings({ overlay: false });
  await abra.call('run.start', { goal: 'save it', tabId: await abra.tabId(tab), usePlaybooks: false });
  await expect(tab.locator('#log')).toHaveText('saved');
  await expect(pill(tab)).toHaveCount(0);
});

for (const overlay of [true, false])
  test(`the first press in a new document is ${overlay ? 'ringed before it is made' : 'not ringed where the person does not want to see it'}`, async ({
    abra,
    tab,
    site,
    model,
  }) => {
    await open(tab, site.url, 'desk');
    await tab.evaluate(() => {
      const seen: string[] = [];
      Object.assign(globalThis, { seen });
      document.addEventListener('click', () => seen.push(document.querySelector('html > div[popover][aria-hidden]') ? 'ringed' : 'bare'));
    });
    pressAndWait(model, 'button "Save"');
    await abra.settings({ overlay, patience: 30_000 });
    await abra.call('run.start', { goal: 'save it', tabId: await abra.tabId(tab), usePlaybooks: false });
    await expect(tab.locator('#log')).toHaveText('saved');
    const seen = await tab.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
    expect(seen).toEqual([overlay ? 'ringed' : 'bare']);
  });

test('it is never under the scroll bars of a page that scrolls both ways', async () => {
  const script = await bundled(new URL('../fixtures/pill-entry.ts', import.meta.url));
  const ignoreDefaultArgs = ['--hide-scrollbars'];
  const browser = await launchChromium({ ignoreDefaultArgs });
  const tab = await browser.newPage({ viewport: { width: 500, height: 400 } });
  const beyond: string[] = [];
  for (const html of ['<html>', '<html dir=rtl>', '<html lang=he><body dir=rtl>'])
    for (const mode of ['<!doctype html>', '']) {
      await tab.setContent(`${mode}${html}<style>html { overflow: scroll } #far { width: 300vw; height: 300vh }</style><div id=far>`);
      await tab.addScriptTag({ content: script });
      const found = await tab.evaluate(() => {
        const world = globalThis as unknown as { openPill: typeof openPill; abraAvoid(box: DOMRect): void };
        // Chrome's own measure of what is shown beside the bars, on whichever side they are.
        const frame = document.body.appendChild(document.createElement('div'));
        frame.style.cssText = 'position: fixed; inset: 0';
        const seen = frame.getBoundingClientRect();
        const pill = world.openPill(() => undefined);
        const avoided = [
          new DOMRect(),
          new DOMRect(0, innerHeight - 90, innerWidth, 90),
          new DOMRect(innerWidth / 2 - 10, 0, 20, innerHeight),
          new DOMRect(innerWidth - 200, 0, 200, innerHeight),
        ];
        const out = ['Abra is working', 'Abra is working · '.repeat(40)].flatMap((text) => {
          pill.say(text, 'Stop');
          return avoided.map((box) => {
            world.abraAvoid(box);
            const at = [...document.querySelectorAll('html > div[popover]')][0]?.getBoundingClientRect() ?? new DOMRect(-1);
            return Math.min(at.left - seen.left, seen.right - at.right, at.top - seen.top, seen.bottom - at.bottom);
          });
        });
        pill.leave();
        return { bars: [innerWidth - seen.width, innerHeight - seen.height], out };
      });
      expect(Math.min(...found.bars)).toBeGreaterThan(5);
      beyond.push(...found.out.filter((room) => room < 0).map((room) => `${mode}${html} ${room}`));
    }
  await browser.close();
  expect(beyond).toEqual([]);
});
