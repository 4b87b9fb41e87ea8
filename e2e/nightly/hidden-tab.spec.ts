import { createServer, type Server } from 'node:http';
import { expect, test } from '@playwright/test';
import type { Operation } from '../../src/model/plan/operation';
import type { Report } from '../../src/model/run/leg';
import { type Browser, launchPuppeteer, type Page } from '../bench/launch-puppeteer';
import { atDocumentStart } from '../fixtures/document-start';
import { isolatedWorld } from '../fixtures/isolated-world';
import { listen } from '../fixtures/listen';
import { handsScript } from '../zoo/stage';

/**
 * A tab behind another one: no frames are drawn, timers come once a second, focus events and transitions do not come at all. By Puppeteer,
 * because Playwright keeps every page it drives visible, and without the switches by which both keep hidden pages awake.
 */
const AWAKE = ['--disable-background-timer-throttling', '--disable-backgrounding-occluded-windows', '--disable-renderer-backgrounding'];
test.setTimeout(120_000);

const PAGE = `<!doctype html><title>Hidden</title><style>
  #menu { animation: fade .2s; position: absolute; top: 40px; left: 300px } #menu[hidden] { display: none }
  @keyframes fade { from { opacity: 0; transform: translateY(20px) } }
  #box { width: 60px; height: 40px; background: teal; touch-action: none } #list { height: 60px; overflow: auto }
</style><body>
<button id=plain>Plain</button><button id=timer>Timer</button><button id=fetch>Fetch</button><button id=frame>Frame</button>
<button id=fade aria-haspopup=menu>Menu</button><div id=menu role=menu hidden><button id=item role=menuitem>Item</button></div>
<p><label>Name <input id=name></label> <label>City <input id=city></label> <label><input type=checkbox id=box-checked> Paid</label>
<label>Size <select id=size><option>Small<option>Large</select></label>
<div id=list><div style="height:900px">long</div></div><div id=box></div>
<script>
  const state = window.state = { heard: [] };
  const $ = (id) => document.getElementById(id);
  $('plain').onclick = () => { state.plain = (state.plain ?? 0) + 1; };
  $('timer').onclick = () => setTimeout(() => { state.timer = 'done'; }, 50);
  $('fetch').onclick = () => fetch('/answer').then((answer) => answer.text()).then((text) => { state.fetch = text; });
  $('frame').onclick = () => requestAnimationFrame(() => requestAnimationFrame(() => { state.frame = 'drawn'; }));
  $('fade').onclick = () => { $('menu').hidden = false; };
  $('item').onclick = () => { state.item = 'chosen'; $('menu').hidden = true; };
  for (const id of ['name', 'city']) for (const type of ['focus', 'blur', 'change']) $(id).addEventListener(type, () => state.heard.push(type + ' ' + id));
  let from;
  $('box').onpointerdown = (event) => { from = event.clientX; };
  document.onpointermove = (event) => { if (from !== undefined) state.dragged = Math.round(event.clientX - from); };
  document.onpointerup = () => { from = undefined; };
</script>`;

let server: Server;
let url = '';
let browser: Browser;
test.beforeAll(async () => {
  server = createServer((asked, answer) => {
    const body = asked.url === '/answer' ? 'answered' : PAGE;
    answer.setHeader('content-type', 'text/html; charset=utf-8').end(body);
  });
  const port = await listen(server);
  url = `http://127.0.0.1:${port}/`;
  browser = await launchPuppeteer({ ignoreDefaultArgs: AWAKE });
});
test.afterAll(async () => {
  await browser.close();
  server.close();
});

/** A page of ours behind another one. */
async function hiddenPage(shim: boolean): Promise<Page> {
  const page = await browser.newPage();
  if (shim) await atDocumentStart(await page.createCDPSession());
  await page.goto(url);
  await (await browser.newPage()).bringToFront();
  await expect.poll(() => page.evaluate(() => document.visibilityState)).toBe('hidden');
  return page;
}

/** Runs operations in one leg, in an isolated world, and counts the frames that the page layer asks for: none would come. */
async function run(page: Page, operations: Operation[]): Promise<Report & { frames: number }> {
  const cdp = await page.createCDPSession();
  const call = await isolatedWorld(cdp);
  await call('var frames = 0; requestAnimationFrame = () => ++frames');
  await call(await handsScript());
  const report = await call<Report>(`run(${JSON.stringify(operations)}, [])`);
  return { ...report, frames: await call<number>('frames') };
}

const click = (selector: string): Operation => ({ type: 'click', selector });
const ALL: Operation[] = [
  click('#plain'),
  click('#fetch'),
  click('#frame'),
  click('#fade'),
  click('#item'),
  { type: 'type', selector: '#name', text: 'Ada' },
  { type: 'type', selector: '#city', text: 'Turin' },
  { type: 'check', selector: '#box-checked', checked: true },
  { type: 'select', selector: '#size', options: ['Large'] },
  { type: 'scroll', selector: '#list', direction: 'down', amount: 200 },
  { type: 'drag', selector: '#box', offset: { x: 120, y: 0 } },
  // Last, because a click's timer is left alone where the next target is ready.
  click('#timer'),
];
/** Typing is waited for to its end, whatever comes next. */
const quiet = ['Ada', 'Grace', 'Joan', 'Mary', 'Edith'].map((text): Operation => ({ type: 'type', selector: '#name', text }));
/** How long a timer of 50 ms takes. */
const timerOf50 = () =>
  new Promise<number>((resolve) => {
    const began = performance.now();
    setTimeout(() => resolve(performance.now() - began), 50);
  });

test('a hidden tab is operated as a visible one is, and no frame is waited for', async () => {
  const page = await hiddenPage(true);
  const report = await run(page, ALL);
  expect(report.records.map(({ status, bail }) => bail ?? status)).toEqual(ALL.map(() => 'done'));
  expect(await page.evaluate(() => (window as unknown as { state: object }).state)).toEqual({
    plain: 1,
    timer: 'done',
    fetch: 'answered',
    frame: 'drawn',
    item: 'chosen',
    heard: ['focus name', 'change name', 'blur name', 'focus city', 'change city', 'blur city'],
    dragged: 120,
  });
  const fields = () => ['name', 'city', 'size'].map((id) => (document.getElementById(id) as HTMLInputElement).value);
  expect(await page.evaluate(fields)).toEqual(['Ada', 'Turin', 'Large']);
  expect(await page.evaluate(() => document.getElementById('list')?.scrollTop)).toBe(200);
  // What fades in is there at once, though nobody sees it fade.
  expect(report.records.flatMap(({ options = [] }) => options.map(({ label }) => label))).toContain('Item');
  expect(report.frames).toBe(0);
  expect(await page.evaluate(() => document.visibilityState)).toBe('hidden');
});

for (const shim of [true, false]) {
  test(`what causes nothing is not kept waiting by the slow clock of a hidden tab, ${shim ? 'with' : 'without'} a shim`, async () => {
    const page = await hiddenPage(shim);
    // Chromium slows the clock of a hidden page down some seconds later.
    await expect.poll(() => page.evaluate(timerOf50), { timeout: 30_000 }).toBeGreaterThan(500);
    const ticks = await page.evaluateHandle(() => {
      const heard: number[] = [];
      setInterval(() => heard.push(0), 50);
      return heard;
    });
    const { records } = await run(page, quiet);
    expect(records.map(({ status }) => status)).toEqual(quiet.map(() => 'done'));
    // A timer of a hidden tab comes once a second at best: an operation that waited for one would let a tick pass.
    expect(await ticks.evaluate((heard) => heard.length)).toBeLessThan(quiet.length);
  });
}
