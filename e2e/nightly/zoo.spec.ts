import type { Server } from 'node:http';
import { expect, test } from '@playwright/test';
import { atDocumentStart } from '../fixtures/document-start';
import { launchChromium } from '../fixtures/launch-chromium';
import { editors } from '../zoo/editors';
import type { Scenario } from '../zoo/scenario';
import { openZoo, visit } from '../zoo/stage';
import { widgets } from '../zoo/widgets';

/** Real widgets of npm: the scan names them, operations drive them from an isolated world without user activation, the page's state proves it. */
test.setTimeout(900_000);

let zoo: { url: string; server: Server };
test.beforeAll(async () => {
  zoo = await openZoo();
});
test.afterAll(() => void zoo?.server.close());

const half = Math.ceil(widgets.length / 2);
const groups: Record<string, Scenario[]> = {
  editors,
  'widgets, first half': widgets.slice(0, half),
  'widgets, second half': widgets.slice(half),
};

for (const [group, scenarios] of Object.entries(groups)) {
  test(`the hands work real ${group}`, async () => {
    const browser = await launchChromium();
    try {
      const context = await browser.newContext();
      const page = await context.newPage();
      await atDocumentStart(await context.newCDPSession(page));
      for (const scenario of scenarios) {
        const title = `${scenario.widget}: ${scenario.does}`;
        await test.step(title, async () => {
          const { lacks, report, proof } = await visit(page, zoo.url, scenario);
          expect.soft({ lacks, bail: report.bail, proof }, title).toEqual({ lacks: [], bail: undefined, proof: scenario.expected });
        });
      }
    } finally {
      await browser.close();
    }
  });
}
