import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { launchPuppeteer } from '../bench/launch-puppeteer';
import { expect, test } from '../fixtures/test';

const root = path.resolve(import.meta.dirname, '../..');

const FLOW = {
  title: 'Add tea',
  steps: [
    { type: 'navigate', url: 'https://shop.example.com/cart' },
    { type: 'click', selectors: ['aria/Add[role="button"]', '#add'], offsetX: 1, offsetY: 1 },
  ],
};

interface Plugin {
  getName(): string;
  stringify(flow: object): Promise<string>;
}
declare const extensions: { RecorderPluginManager: { RecorderPluginManager: { instance(): { plugins(): Plugin[] } } } };

test("DevTools' own front end has both plug-ins of the second flavour, and exports a flow by one", async () => {
  const built = path.join(test.info().outputPath(), 'extension-trusted');
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  execFileSync(process.execPath, [vite, 'build', '--mode', 'trusted', '--outDir', built, '--logLevel', 'warn'], { cwd: root });
  const browser = await launchPuppeteer({
    ignoreDefaultArgs: ['--disable-extensions'],
    args: ['--auto-open-devtools-for-tabs', `--load-extension=${built}`, `--disable-extensions-except=${built}`],
    targetFilter: () => true,
  });
  try {
    const devtools = await (await browser.waitForTarget((target) => target.url().startsWith('devtools://'))).asPage();
    await devtools.evaluate(async (module) => {
      (globalThis as { extensions?: unknown }).extensions = await import(/* @vite-ignore */ module);
    }, 'devtools://devtools/bundled/models/extensions/extensions.js');
    const names = () =>
      devtools.evaluate(() =>
        extensions.RecorderPluginManager.RecorderPluginManager.instance()
          .plugins()
          .map((plugin) => plugin.getName()),
      );
    await expect.poll(names).toEqual(['Abra', 'Replay with Abra']);
    const text = await devtools.evaluate(
      (flow) => extensions.RecorderPluginManager.RecorderPluginManager.instance().plugins()[0]?.stringify(flow),
      FLOW,
    );
    expect(JSON.parse(text ?? '')).toMatchObject({
      domain: 'shop.example.com',
      playbooks: [{ name: 'Add tea', operations: [{ type: 'click' }] }],
    });
  } finally {
    await browser.close();
  }
});
