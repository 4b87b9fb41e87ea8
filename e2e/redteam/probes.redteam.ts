import { Abra } from '../fixtures/abra';
import { expect, test } from '../fixtures/test';
import { count } from './tally';

test.use({ allSites: 'an attack meets the most that a person can allow' });

/**
 * Each probe's finding as text, to be held against that of a browser in which Abra may look at nothing. The frame is a world of natives that nobody has
 * touched yet: what is asked by its means cannot have been prepared for.
 */
const PROBES = `(() => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const fresh = frame.contentWindow;
  const natives = {
    setTimeout, clearTimeout, setInterval, clearInterval, requestAnimationFrame, cancelAnimationFrame, requestIdleCallback, fetch, open, alert, confirm, prompt,
    postMessage, queueMicrotask, WebSocket, EventSource, Worker, SharedWorker, IntersectionObserver, ResizeObserver, MutationObserver, XMLHttpRequest,
    listen: EventTarget.prototype.addEventListener, dispatch: EventTarget.prototype.dispatchEvent, attach: Element.prototype.attachShadow,
    capture: Element.prototype.setPointerCapture, xhrOpen: XMLHttpRequest.prototype.open, xhrSend: XMLHttpRequest.prototype.send,
    port: MessagePort.prototype.postMessage, json: Response.prototype.json, read: ReadableStreamDefaultReader.prototype.read,
    toString: Function.prototype.toString, effect: Object.getOwnPropertyDescriptor(DataTransfer.prototype, 'effectAllowed').get,
    socketSend: WebSocket.prototype.send, postTask: scheduler.postTask, error: Error.captureStackTrace,
  };
  const told = {};
  for (const [name, native] of Object.entries(natives))
    told[name] = [String(native), fresh.Function.prototype.toString.call(native), native.name, native.length, Reflect.ownKeys(native).map(String).join(), typeof native.prototype].join('|');
  told.keys = Reflect.ownKeys(window).map(String).filter((key) => !/^\\d+$/.test(key)).sort().join();
  told.documentKeys = Reflect.ownKeys(document).map(String).join();
  told.attributes = [document.documentElement, document.body].map((one) => one.getAttributeNames().join()).join('|');
  told.children = [...document.documentElement.children].map((one) => one.localName).join();
  told.sheets = document.adoptedStyleSheets.length;
  for (const kind of ['abra-page', 'abra-shim', 'abra-line', 'met']) {
    const node = document.createElement('i');
    const heard = [];
    for (const answer of ['met', 'taken', 'begin', 'ask', 'work']) node.addEventListener(answer, () => heard.push(answer));
    let came = 0;
    document.addEventListener(kind, () => came++);
    document.dispatchEvent(new FocusEvent(kind, { relatedTarget: node }));
    window.dispatchEvent(new FocusEvent(kind, { relatedTarget: node }));
    told['event ' + kind] = heard.join() + '|' + came;
  }
  const stack = (call) => { let seen = ''; try { call({ toString() { seen = new Error().stack; return ''; } }); } catch (error) { seen += error.stack; } return seen.replace(/:\\d+/g, ''); };
  told.timerStack = stack((asked) => setTimeout(asked));
  told.fetchStack = stack((asked) => void fetch(asked).catch(() => undefined));
  told.listenStack = stack((asked) => document.addEventListener(asked, null));
  const cost = (schedule, cancel) => { const from = performance.now(); for (let at = 0; at < 20000; at++) cancel(schedule(() => undefined, 9999)); return performance.now() - from; };
  cost(setTimeout, clearTimeout); cost(fresh.setTimeout, fresh.clearTimeout);
  told.timerCost = Math.min(...[1, 2, 3, 4, 5].map(() => cost(setTimeout, clearTimeout))) < 4 * Math.min(...[1, 2, 3, 4, 5].map(() => cost(fresh.setTimeout, fresh.clearTimeout)));
  return told;
})()`;

async function probe(grant: string[], url: string): Promise<Record<string, unknown>> {
  const abra = await Abra.launch({ grant });
  const { context, worker } = abra.browser;
  const tab = await context.newPage();
  await tab.route('**/idle', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Idle</title><p>Idle' }));
  // Nobody uses it any more: its page is closed, as the panel is.
  for (const page of context.pages()) if (page.url().startsWith('chrome-extension:')) await page.close();
  const registered = () => worker.evaluate(async () => (await chrome.scripting.getRegisteredContentScripts()).length);
  await expect.poll(registered, { timeout: 10_000 }).toBe(0);
  await tab.goto(url);
  const told = (await tab.evaluate(PROBES)) as Record<string, unknown>;
  await context.close();
  return told;
}

test('an Abra that nobody uses cannot be told on a site that it may act on', async ({ site }) => {
  test.setTimeout(180_000);
  const [plain, granted] = [await probe([], site.url('/idle')), await probe(['<all_urls>'], site.url('/idle'))];
  const without = (told: unknown) => String(told).replaceAll(site.origin, '');
  const told = Object.keys(plain).filter((name) => without(plain[name]) !== without(granted[name]));
  count(test.info(), { probes: { tried: Object.keys(plain).length, came: told.length } });
  expect(Object.keys(plain).length).toBeGreaterThanOrEqual(40);
  expect(told).toEqual([]);
});
