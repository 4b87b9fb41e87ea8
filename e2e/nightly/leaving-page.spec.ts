import { createServer, type Server, type ServerResponse } from 'node:http';
import { expect, type Page, test } from '@playwright/test';
import type { Operation } from '../../src/model/plan/operation';
import type { Report } from '../../src/model/run/leg';
import { atDocumentStart } from '../fixtures/document-start';
import { isolatedWorld } from '../fixtures/isolated-world';
import { launchChromium } from '../fixtures/launch-chromium';
import { listen } from '../fixtures/listen';
import { handsScript } from '../zoo/stage';

/** The page layer alone, where an operation leads away from its document: what is queued behind it is not done in the document that is left. */
test.setTimeout(120_000);

const PAGE = `<!doctype html><title>Here</title><body>
<a id=link href="/next">Link</a> <form action="/next"><button id=send>Send</button></form> <button id=sent>By script</button> <button id=timer>Soon</button>
<a id=download href="/file">Download</a> <a id=blank href="/next" target=_blank>Beside</a> <button id=empty>Nothing</button>
<a id=saved href="/file" download>Save</a> <button id=blob>Save picture</button> <a id=prevented href="/file" download>Prevented</a>
<button id=after>After</button>
<script>
  const at = (id, work) => { document.getElementById(id).onclick = work; };
  at('timer', () => setTimeout(() => { location.href = '/next'; }, 100));
  at('sent', () => document.forms[0].submit());
  at('empty', () => { location.href = '/empty'; });
  at('blob', () => {
    const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(new Blob(['x'])), download: 'x.txt' });
    link.click();
  });
  at('prevented', (event) => event.preventDefault());
  at('after', () => navigator.sendBeacon('/after'));
</script>`;

let server: Server;
let url = '';
const asked: string[] = [];
const answers: Record<string, (answer: ServerResponse) => void> = {
  '/': (answer) => answer.setHeader('content-type', 'text/html').end(PAGE),
  '/file': (answer) => answer.setHeader('content-disposition', 'attachment; filename=report.txt').end('report'),
  '/empty': (answer) => answer.writeHead(204).end(),
  '/after': (answer) => answer.end(),
  '/next': (answer) => answer.setHeader('content-type', 'text/html').end('<!doctype html><title>Next</title>'),
};
test.beforeAll(async () => {
  server = createServer((request, answer) => {
    const path = new URL(request.url ?? '/', 'http://page').pathname;
    asked.push(path);
    // The page that is asked for takes its time, so that the old one lives on for a while.
    const reply = () => answers[path]?.(answer) ?? answer.writeHead(404).end();
    if (path === '/next') setTimeout(reply, 300);
    else reply();
  });
  const port = await listen(server);
  url = `http://127.0.0.1:${port}/`;
});
test.afterAll(() => void server.close());

const click = (id: string): Operation => ({ type: 'click', selector: `#${id}` });

/** Clicks one thing and then another in one leg. Undefined: the document went away before it could answer. */
async function run(page: Page, id: string, then = 'after'): Promise<Report | undefined> {
  await page.goto(url);
  asked.length = 0;
  const cdp = await page.context().newCDPSession(page);
  const call = await isolatedWorld(cdp);
  await call(await handsScript());
  return call<Report>(`run(${JSON.stringify([click(id), click(then)])}, [])`).catch(() => undefined);
}

async function withPage(work: (page: Page) => Promise<void>): Promise<void> {
  const browser = await launchChromium();
  try {
    const context = await browser.newContext();
    const page = await context.newPage();
    await atDocumentStart(await context.newCDPSession(page));
    await work(page);
  } finally {
    await browser.close();
  }
}

for (const [id, then, what] of [
  ['link', 'after', 'a link'],
  ['send', 'after', 'a form'],
  ['sent', 'after', 'a form that a script sends'],
  // What is ready need not wait for a timer; what is not there yet is left to the page that the timer brings.
  ['timer', 'nowhere', 'a timer'],
] as const) {
  test(`${what} that leads away ends the leg: nothing more is done in the old document`, async () => {
    await withPage(async (page) => {
      const report = await run(page, id, then);
      await expect.poll(() => page.title()).toBe('Next');
      expect(report).toBeUndefined();
      expect(asked).not.toContain('/after');
    });
  });
}

test('a download, a link into a new tab and an answer without a page leave the document where it is, and the leg goes on', async () => {
  await withPage(async (page) => {
    for (const id of ['download', 'blank', 'empty']) {
      const report = await run(page, id);
      expect(
        report?.records.map(({ status, bail }) => bail ?? status),
        id,
      ).toEqual(['done', 'done']);
      await expect.poll(() => asked, id).toContain('/after');
    }
    expect(page.url()).toBe(url);
  });
});

test('a link that saves and a file that a script makes are seen effects of a press; a link whose press the page took is not', async () => {
  await withPage(async (page) => {
    for (const [id, effect] of [
      ['saved', 'seen'],
      ['blob', 'seen'],
      ['prevented', 'unknown'],
    ] as const) {
      const report = await run(page, id);
      expect(report?.records[0], id).toMatchObject({ status: 'done', effect });
    }
  });
});
