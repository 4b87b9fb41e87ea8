import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import type { BrowserContext, Page } from 'playwright';
import { ADMIN_LTE } from '../bench/drift/real/admin-lte';
import { SITE, servePublished } from '../bench/drift/real/published';
import { START_BOOTSTRAP } from '../bench/drift/real/start-bootstrap';
import { TOOLS } from '../bench/drift/real/tools';
import { STATES } from '../bench/drift/states';
import { launchChromium } from '../fixtures/launch-chromium';
import { bringHarness, type FoundPage, line, measure, WHENS } from '../found/measure';
import { serveSites } from '../sites/serve.mjs';
import { openZoo } from '../zoo/stage';

/** Packages small enough to be fetched for a test. FOUND_ALL=1 takes the pages of all. */
const SMALL = ['startbootstrap-sb-admin@7.0.7', 'swagger-ui-dist@3.0.7', 'material-dashboard@1.2.0', 'startbootstrap-sb-admin-2@3.3.7'];

/** What is there is found: `find(describe(element))` is that element, at once, after a reload, and when the ids that are generated are others. */
test.setTimeout(600_000);

/** Where nothing tells the elements that are abstained from, and why; none is taken for another there either. */
const UNTOLD: Record<string, string> = {
  'kinds, refilled': 'the tracks of two drawn sliders differ in nothing but the names of their handles, which refilling takes away',
};

/** No element may be taken for another one, and none abstained from that anything tells. */
async function hold(pages: FoundPage[], prepare: (context: BrowserContext) => Promise<void> = async () => undefined): Promise<void> {
  const browser = await launchChromium();
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    await bringHarness(context);
    await prepare(context);
    const page = await context.newPage();
    for (const one of pages) {
      const measured = await measure(page, one);
      console.log(line(measured));
      for (const when of WHENS) {
        expect.soft(measured[when].wrong, `${one.name}, ${when}: wrong`).toEqual([]);
        if (`${one.name}, ${when}` in UNTOLD)
          expect.soft(measured[when].abstained.length, `${one.name}, ${when}: some are`).toBeGreaterThan(0);
        else expect.soft(measured[when].abstained, `${one.name}, ${when}: abstained`).toEqual([]);
      }
    }
  } finally {
    await browser.close();
  }
}

test('everything on the pages of the demo sites is found', async () => {
  const sites = await serveSites();
  const ready =
    (url: string, arrange?: (page: Page) => Promise<void>): FoundPage['show'] =>
    async (page) => {
      await page.goto(url);
      await page.waitForFunction(() => document.body?.dataset.ready === 'true');
      await arrange?.(page);
    };
  try {
    const pages: FoundPage[] = STATES.map(({ name, path: place, query, arrange }) => {
      const url = new URL(place, sites.origin);
      for (const [key, value] of Object.entries(query ?? {})) url.searchParams.set(key, value);
      return { name, show: ready(url.href, arrange) };
    });
    await hold([...pages, { name: 'home', show: ready(sites.url('home')) }], async (context) => {
      await context.addCookies([{ name: 'desk', value: 'open', url: `${sites.origin}/desk` }]);
      // The basket is filled before the page reads it, so that nothing is loaded a second time.
      await context.addInitScript(() => {
        const lines = [1, 12, 23, 44].map((id) => ({ id, colour: 'black', count: 1 }));
        if (location.pathname === '/shop/cart') sessionStorage.setItem('shop:basket', JSON.stringify(lines));
      });
    });
  } finally {
    await sites.close();
  }
});

/** Some libraries build their parts over several frames. Resolves when nothing has changed for some, or the page goes on changing. */
function untilCalm(): Promise<void> {
  const CALM = 10;
  const until = performance.now() + 3000;
  return new Promise((done) => {
    let calm = 0;
    const changes = new MutationObserver(() => {
      calm = 0;
    });
    changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    const frame = () => {
      calm += 1;
      if (calm < CALM && performance.now() < until) requestAnimationFrame(frame);
      else {
        changes.disconnect();
        done();
      }
    };
    requestAnimationFrame(frame);
  });
}

const widgets = readdirSync(fileURLToPath(new URL('../zoo/widgets', import.meta.url)))
  .map((file) => path.parse(file).name)
  .filter((name) => !process.env.FOUND_ONLY || process.env.FOUND_ONLY.split(',').includes(name));
for (const half of [0, 1])
  test(`everything on the pages with widgets is found, half ${half + 1}`, async () => {
    const zoo = await openZoo();
    try {
      await hold(
        widgets
          .filter((_, at) => at % 2 === half)
          .map((name) => ({
            name,
            show: async (page) => {
              await page.goto(`${zoo.url}/${name}`);
              await page.evaluate(untilCalm);
            },
          })),
      );
    } finally {
      zoo.server.close();
    }
  });

test('everything on published pages is found', async () => {
  const pages = [...ADMIN_LTE, ...START_BOOTSTRAP, ...TOOLS].flatMap(({ before, after, heldOut }) => (heldOut ? [] : [before, after]));
  const names = new Set<string>();
  const some = pages.filter(({ from, file }) => {
    const name = `${from} ${file}`;
    if (names.has(name) || !(process.env.FOUND_ALL || SMALL.includes(from))) return false;
    return names.add(name);
  });
  let site = '';
  await hold(
    some.map(({ from, file }) => ({
      name: `${from} ${file}`,
      show: async (page) => {
        site = from;
        await page.goto(`${SITE}/${file}`, { waitUntil: 'load' });
      },
    })),
    (context) => servePublished(context, () => site),
  );
});
