import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'puppeteer-core';
import { bareClick } from './bare-click';
import type { FromEnter } from './operations-from-enter';

/**
 * The least that an extension does which has Abra's parts and none of its promises: a panel, a worker that writes down what begins and what came of it, and a
 * script in the page that finds each element by an XPath and clicks it as `bareClick` does. It checks nothing, settles by one turn of tasks, records nothing, and draws one word.
 */
export interface BareExtension {
  /** ms from the first write, before the order is sent, until what came of it is written. */
  leg(page: Page, paths: readonly string[]): Promise<number>;
  /** From Enter in its panel, which is in sight beside the page. */
  goal(page: Page, paths: readonly string[]): Promise<FromEnter>;
}

const MANIFEST = {
  manifest_version: 3,
  name: 'Bare',
  version: '1',
  permissions: ['tabs'],
  host_permissions: ['<all_urls>'],
  background: { service_worker: 'bare.js' },
  content_scripts: [{ matches: ['http://*/*'], js: ['page.js'], run_at: 'document_end' }],
};

/** Writes the extension into a folder that is made. */
export function writeBareExtension(folder: string): void {
  mkdirSync(folder);
  const files = {
    'manifest.json': JSON.stringify(MANIFEST),
    'page.js': `const bareClick = ${bareClick};\n(${inPage})();`,
    'bare.js': `(${inWorker})();`,
    'panel.html': '<!doctype html><title>Bare</title><input><p></p><script src="panel.js"></script>',
    'panel.js': `(${inPanel})();`,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
}

interface Order {
  url: string;
  paths: readonly string[];
}

/** The extension, once its worker runs. */
export async function bareExtension(browser: Browser): Promise<BareExtension> {
  const target = await browser.waitForTarget((one) => one.type() === 'service_worker' && one.url().endsWith('/bare.js'));
  const worker = await target.worker();
  const opened = browser.waitForTarget((one) => one.url().endsWith('/panel.html'));
  await worker?.evaluate(async () => {
    await chrome.windows.create({ url: chrome.runtime.getURL('panel.html'), type: 'popup', focused: false, width: 400, height: 860 });
  });
  const panel = await (await opened).asPage();
  const prepare = (order: Order) => panel.evaluate((given) => void Object.assign(globalThis, { order: given }), order);
  return {
    async leg(page, paths) {
      await prepare({ url: page.url(), paths });
      return panel.evaluate(() => chrome.runtime.sendMessage((globalThis as unknown as { order: Order }).order));
    },
    async goal(page, paths) {
      await prepare({ url: page.url(), paths });
      await page.evaluate(() => {
        const heard = (event: Event) => {
          globalThis.firstEventAt = performance.timeOrigin + event.timeStamp;
        };
        addEventListener('pointerdown', heard, { capture: true, once: true });
      });
      await panel.focus('input');
      await panel.keyboard.press('Enter');
      const [entered, shown] = await panel.evaluate(async () => [globalThis.enteredAt, await globalThis.shownAt] as const);
      return { first: (await page.evaluate(() => globalThis.firstEventAt)) - entered, done: shown - entered };
    },
  };
}

/** Runs in the page. */
function inPage(): void {
  const turn = () =>
    new Promise<unknown>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(0);
    });
  const clickEach = async (paths: readonly string[]) => {
    const texts: string[] = [];
    for (const one of paths) {
      const element = document.evaluate(one, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE, null).singleNodeValue as Element;
      texts.push(element.textContent ?? '');
      bareClick(element);
      await turn();
    }
    return texts;
  };
  chrome.runtime.onMessage.addListener((paths: readonly string[], _sender, answer) => {
    void clickEach(paths).then(answer);
    return true;
  });
}

/** Runs in the worker. */
function inWorker(): void {
  const opened = new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open('bare', 1);
    request.onupgradeneeded = () => request.result.createObjectStore('events', { autoIncrement: true });
    request.onsuccess = () => resolve(request.result);
  });
  const write = async (event: unknown) => {
    const transaction = (await opened).transaction('events', 'readwrite', { durability: 'relaxed' });
    transaction.objectStore('events').add(event);
    await new Promise((resolve) => {
      transaction.oncomplete = resolve;
    });
  };
  chrome.runtime.onMessage.addListener((order: { url: string; paths: readonly string[] }, _sender, answer) => {
    void (async () => {
      const [tab] = await chrome.tabs.query({ url: order.url });
      const began = performance.now();
      await write({ kind: 'sent', order });
      const report = await chrome.tabs.sendMessage(tab?.id ?? -1, order.paths);
      await write({ kind: 'reported', report });
      answer(performance.now() - began);
    })();
    return true;
  });
}

/** Runs in the panel. */
function inPanel(): void {
  document.querySelector('input')?.addEventListener('keydown', ({ key, timeStamp }) => {
    if (key !== 'Enter') return;
    globalThis.enteredAt = performance.timeOrigin + timeStamp;
    globalThis.shownAt = chrome.runtime.sendMessage((globalThis as unknown as { order: unknown }).order).then(() => {
      (document.querySelector('p') as HTMLElement).textContent = 'Done';
      return performance.timeOrigin + performance.now();
    });
  });
}
