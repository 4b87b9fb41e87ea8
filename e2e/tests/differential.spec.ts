import { createServer, type Server } from 'node:http';
import { type Case, click, press, type } from '../differential/case';
import { choosing } from '../differential/cases/choosing';
import { clicking } from '../differential/cases/clicking';
import { keys } from '../differential/cases/keys';
import { layers } from '../differential/cases/layers';
import { moving } from '../differential/cases/moving';
import { texts } from '../differential/cases/texts';
import { expected, orderOfNewest } from '../differential/expected';
import { runCase } from '../differential/run-case';
import { setStage } from '../differential/stage';
import { launchChromium } from '../fixtures/launch-chromium';
import { listen } from '../fixtures/listen';
import { expect, test } from '../fixtures/test';

/** Every case twice on the same page: by trusted input, and by Abra's hands in an isolated world without user activation. */
const families: Record<string, Case[]> = { clicking, layers, keys, texts, moving, choosing };
const DAILY = new Set(['clicking']);

// Every case is played twice and waits for drawn frames; a loaded machine draws few.
test.setTimeout(240_000);

let server: Server;
let url = '';
test.beforeAll(async () => {
  server = createServer((_, answer) => answer.setHeader('content-type', 'text/html').end('<!doctype html><title>stage</title><body>'));
  const port = await listen(server);
  url = `http://127.0.0.1:${port}/`;
});
test.afterAll(() => void server.close());

// Over 5 s: every case is played twice and waits for drawn frames.
for (const [family, cases] of Object.entries(families)) {
  test(`Abra's hands do as trusted input does: ${family}`, { tag: DAILY.has(family) ? [] : '@nightly' }, async () => {
    const browser = await launchChromium();
    try {
      const stage = await setStage(await browser.newPage(), url);
      const older = Number.parseInt(browser.version(), 10) < orderOfNewest.since;
      for (const one of cases) {
        const said = (log: string[]) => (older && orderOfNewest.cases.includes(one.name) ? log.toSorted() : log);
        const differs = expected[one.name];
        await test.step(one.name, async () => {
          const trusted = await runCase(stage, one, 'trusted');
          const abra = await runCase(stage, one, 'abra');
          const wanted = { state: trusted.state, log: said(trusted.log), bails: one.bails ?? [] };
          const check = expect.soft({ state: abra.state, log: said(abra.log), bails: abra.bails.map((bail) => bail.kind) }, one.name);
          if (differs) check.not.toEqual(wanted);
          else check.toEqual(wanted);
        });
      }
    } finally {
      await browser.close();
    }
  });
}

test('a window without the focus is told of the focus as one that has it', async () => {
  const browser = await launchChromium();
  try {
    const context = await browser.newContext();
    const page = await context.newPage();
    const stage = await setStage(page, url);
    const html = '<input id=a><input id=b>';
    const steps = [type('#a', 'abc'), click('#b'), press('Tab')];
    const focused = await runCase(stage, { name: '', html, steps }, 'abra');
    await stage.cdp.send('Emulation.setFocusEmulationEnabled', { enabled: false });
    const other = await context.newPage();
    await other.bringToFront();
    await expect.poll(() => page.evaluate(() => document.hasFocus())).toBe(false);
    const unfocused = await runCase(stage, { name: '', html, steps }, 'abra, unfocused');
    expect(await page.evaluate(() => document.hasFocus())).toBe(false);
    // The browser tells a change itself, and sooner than we the rest.
    const telling = ({ log }: typeof focused) => log.filter((line) => !line.startsWith('change'));
    expect(telling(unfocused)).toEqual(telling(focused));
    expect(unfocused.log.filter((line) => line.startsWith('change'))).toEqual(['change #a']);
    expect(unfocused.state).toEqual(focused.state);
  } finally {
    await browser.close();
  }
});
