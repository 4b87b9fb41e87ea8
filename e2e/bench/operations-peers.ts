import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRunner, PuppeteerRunnerExtension, type Step } from '@puppeteer/replay';
import { bareClick } from './bare-click';
import { bareExtension, writeBareExtension } from './bare-extension';
import { launchPuppeteer } from './launch-puppeteer';
import type { FromEnter } from './operations-from-enter';

/** What others need for the same clicks, in a Chromium of their own, ms. */
export interface Peers {
  /** Each by @puppeteer/replay. */
  replay(url: string): Promise<number[]>;
  /** Each by an extension with nothing but Chrome's debugger. */
  debugger(url: string): Promise<number[]>;
  /** All together by the bare extension, and from Enter in its panel. */
  bareLeg(url: string): Promise<number>;
  bareGoal(url: string): Promise<FromEnter>;
  /** All together by nobody: the sum of each. */
  nobody(url: string): Promise<number>;
  close(): Promise<void>;
}

declare const chrome: {
  tabs: { query(what: { url: string }): Promise<{ id: number }[]> };
  debugger: {
    attach(target: { tabId: number }, version: string): Promise<void>;
    detach(target: { tabId: number }): Promise<void>;
    sendCommand(target: { tabId: number }, method: string, params: object): Promise<{ result?: { value?: [number, number] } }>;
  };
};

const MANIFEST = {
  manifest_version: 3,
  name: 'Debugger',
  version: '1',
  permissions: ['debugger', 'tabs'],
  host_permissions: ['<all_urls>'],
  background: { service_worker: 'worker.js' },
};

/** `done`: a script that says whether the page is as it was to be made. */
export async function openPeers(wanted: readonly (readonly [menu: string, option: string])[], done: string): Promise<Peers> {
  const folder = mkdtempSync(path.join(tmpdir(), 'abra-debugger-'));
  writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify(MANIFEST));
  writeFileSync(path.join(folder, 'worker.js'), '');
  writeBareExtension(path.join(folder, 'bare'));
  const browser = await launchPuppeteer({ pipe: true, enableExtensions: [folder, path.join(folder, 'bare')] });
  const target = await browser.waitForTarget((one) => one.type() === 'service_worker' && one.url().endsWith('/worker.js'));
  const worker = await target.worker();
  const bare = await bareExtension(browser);
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 720 });
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  const paths = wanted.flatMap(([menu, option]) => [
    `//button[@aria-haspopup][starts-with(normalize-space(), "${menu}")]`,
    `//*[@role="option" or @role="menuitemradio"][normalize-space()="${option}"]`,
  ]);
  const visit = async (url: string) => {
    await page.goto('about:blank');
    await page.goto(url);
    await page.waitForFunction('document.body?.dataset.ready === "true"');
    await page.bringToFront();
  };
  return {
    async replay(url) {
      await visit(url);
      const times = await replayed(new PuppeteerRunnerExtension(browser, page), paths);
      await page.waitForFunction(done);
      return times;
    },
    async debugger(url) {
      await visit(url);
      const times = (await worker?.evaluate(clickEach, page.url(), paths)) ?? [];
      await page.waitForFunction(done);
      return times;
    },
    async bareLeg(url) {
      await visit(url);
      const took = await bare.leg(page, paths);
      await page.waitForFunction(done);
      return took;
    },
    async bareGoal(url) {
      await visit(url);
      const took = await bare.goal(page, paths);
      await page.waitForFunction(done);
      return took;
    },
    async nobody(url) {
      await visit(url);
      let took = 0;
      for (const one of paths) {
        const element = await page.waitForSelector(`xpath/${one}`);
        took += (await element?.evaluate(bareClick)) ?? Number.NaN;
      }
      await page.waitForFunction(done);
      return took;
    },
    async close() {
      await browser.close();
      rmSync(folder, { recursive: true });
    },
  };
}

async function replayed(extension: PuppeteerRunnerExtension, paths: readonly string[]): Promise<number[]> {
  const steps: Step[] = paths.map(
    (one) => ({ type: 'click', target: 'main', selectors: [[`xpath/${one}`]], offsetX: 5, offsetY: 5 }) as Step,
  );
  const times: number[] = [];
  for (const step of steps) {
    const runner = await createRunner({ title: 'Clicks', steps: [step] }, extension);
    const began = performance.now();
    await runner.run();
    times.push(performance.now() - began);
  }
  return times;
}

/** In the worker of that extension: looks where the element is, and moves, presses and releases there. */
const clickEach = async (url: string, paths: readonly string[]): Promise<number[]> => {
  const [tab] = await chrome.tabs.query({ url });
  const at = { tabId: tab?.id ?? -1 };
  await chrome.debugger.attach(at, '1.3');
  const times: number[] = [];
  for (const one of paths) {
    const began = performance.now();
    const found = `document.evaluate(${JSON.stringify(one)}, document, null, 9, null).singleNodeValue.getBoundingClientRect()`;
    const expression = `(({ left, top, width, height }) => [left + width / 2, top + height / 2])(${found})`;
    const { result } = await chrome.debugger.sendCommand(at, 'Runtime.evaluate', { expression, returnByValue: true });
    const [x, y] = result?.value ?? [0, 0];
    const mouse = (type: string, more: object = {}) => chrome.debugger.sendCommand(at, 'Input.dispatchMouseEvent', { type, x, y, ...more });
    await mouse('mouseMoved');
    await mouse('mousePressed', { button: 'left', buttons: 1, clickCount: 1 });
    await mouse('mouseReleased', { button: 'left', clickCount: 1 });
    times.push(performance.now() - began);
  }
  await chrome.debugger.detach(at);
  return times;
};
