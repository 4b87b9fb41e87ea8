import { createServer } from 'node:http';
import { expect, test } from '@playwright/test';
import { bundled } from '../fixtures/bundled';
import { launchChromium } from '../fixtures/launch-chromium';
import { listen } from '../fixtures/listen';
import type { Row } from './playbooks.entry';
import { publish } from './publish';

const AMOUNT = 10_000;
const DOMAINS = 1_000;
/** A person does not notice less than this, ms. */
const INTERACTIVE = 100;

test(`${AMOUNT} playbooks in a site and ${DOMAINS} sites stay interactive`, async () => {
  const script = await bundled(new URL('playbooks.entry.ts', import.meta.url));
  const server = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>bench</title>'),
  );
  const port = await listen(server);
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${port}/`);
    await page.addScriptTag({ content: script });
    const rows = await page.evaluate(
      ([amount, domains]) =>
        (globalThis as unknown as { measurePlaybooks(amount: number, domains: number): Promise<Row[]> }).measurePlaybooks(amount, domains),
      [AMOUNT, DOMAINS] as const,
    );
    publish(browser.version(), {
      name: 'playbooks',
      title: 'Playbooks in bulk',
      about: `${AMOUNT.toLocaleString('en')} playbooks in one site and ${DOMAINS.toLocaleString('en')} further sites, in Chromium's own IndexedDB, ms. What a person waits for more than once stays under ${INTERACTIVE} ms.`,
      heads: ['what', 'median', 'slowest', 'measured'],
      rows: rows.map(({ what, median, worst, times }) => [
        ONCE.has(what) ? `${what} (once a worker’s life)` : what,
        median.toFixed(1),
        worst.toFixed(1),
        `${times}×`,
      ]),
    });
    const slow = rows.filter(({ what, median }) => !ONCE.has(what) && median > INTERACTIVE);
    expect(slow.map(({ what, median }) => `${what}: ${median.toFixed(0)} ms`)).toEqual([]);
  } finally {
    await browser.close();
    server.close();
  }
});

/** Done once in a worker's life, or never by a person. */
const ONCE = new Set(['recall, nothing prepared', 'first save of all', 'load, nothing in memory']);
