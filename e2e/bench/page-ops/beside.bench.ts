import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Browser, type CDPSession, chromium, test } from '@playwright/test';
import type { Operation } from '../../../src/model/operation';
import { browserSwitches } from '../../../src/runner/browser-switches';
import { findChromium } from '../../../src/runner/chromium.mjs';
import { bundled } from '../../fixtures/bundled';
import { WORLD } from '../../fixtures/document-start';
import { median, table } from '../measured';
import type { OperationTime } from './page.entry';
import { QUIET_PAGE } from './quiet-page';

const HERE = path.join(import.meta.dirname, '../../..');
/** Another checkout of Abra with its packages, such as a worktree of the commit before a change. Without: beside itself, which tells the noise. */
const OTHER = path.resolve(process.env.BESIDE ?? HERE);
const ROUNDS = Number(process.env.ROUNDS ?? 60);
const ROWS = 20;
/** The first rounds compile what is measured. */
const WARM = 2;

type Made = [selector: (row: number) => string, operation: (round: number, row: number) => Operation];
/** Each round does something else than the one before. */
const KINDS: Record<string, Made> = {
  click: [(row) => `#save-${row}`, () => ({ type: 'click' })],
  type: [(row) => `#name-${row}`, (round, row) => ({ type: 'type', text: `Grace Hopper ${row} ${round}` })],
  check: [(row) => `#paid-${row}`, (round) => ({ type: 'check', checked: round % 2 === 0 })],
  select: [(row) => `#size-${row}`, (round) => ({ type: 'select', options: [round % 2 ? 'Small' : 'Large'] })],
  hover: [(row) => `#link-${row}`, () => ({ type: 'hover' })],
};

test('time of an operation beside another checkout, in one browser in turns', async () => {
  const browser = await chromium.launch({ executablePath: findChromium(), args: browserSwitches() });
  try {
    const stages = [await stageOf(browser, OTHER), await stageOf(browser, HERE)] as const;
    for (let round = 0; round < ROUNDS + WARM; round++)
      for (const kind of Object.keys(KINDS))
        for (const stage of round % 2 ? [...stages].reverse() : stages) {
          const one = await stage.run(kind, round);
          if (round >= WARM) stage.took[kind] = [...(stage.took[kind] ?? []), one];
        }
    const [before, now] = stages;
    const lines = Object.keys(KINDS).map((kind) => [kind, ...compared(before.took[kind] ?? [], now.took[kind] ?? [])]);
    console.log(`${ROUNDS} rounds of ${ROWS} operations of a kind, in turns; ms an operation with its look and fingerprint, medians`);
    console.log(table(['operation', 'clock, before', 'now', 'more', "the page's thread, before", 'now', 'more'], lines));
  } finally {
    await browser.close();
  }
});

interface Took {
  clock: number;
  thread: number;
}

interface Stage {
  took: Record<string, Took[]>;
  run(kind: string, round: number): Promise<Took>;
}

async function stageOf(browser: Browser, root: string): Promise<Stage> {
  const page = await (await browser.newContext()).newPage();
  const cdp = await page.context().newCDPSession(page);
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: QUIET_PAGE }));
  await cdp.send('Page.enable');
  for (const [name, worldName] of [['shim'], ['line', WORLD]] as const) {
    // Where it was before each script had a folder; the line came later than the shim.
    const entry = ['shim/', ''].map((folder) => `${root}/extension/page/${folder}${name}.iife.ts`).find((file) => existsSync(file));
    if (entry)
      await cdp.send('Page.addScriptToEvaluateOnNewDocument', { source: await bundled(entry), ...(worldName ? { worldName } : {}) });
  }
  await page.goto('http://quiet.localhost/');
  await cdp.send('Performance.setTimeDomain', { timeDomain: 'threadTicks' });
  await cdp.send('Performance.enable');
  const { frameTree } = await cdp.send('Page.getFrameTree');
  const { executionContextId: contextId } = await cdp.send('Page.createIsolatedWorld', { frameId: frameTree.frame.id, worldName: WORLD });
  const call = async (expression: string) => {
    const asked = { expression, contextId, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = await cdp.send('Runtime.evaluate', asked);
    if (exceptionDetails) throw new Error(`${root}: ${exceptionDetails.exception?.description}`);
    return result.value as { times: OperationTime[] };
  };
  await call(await bundled(`${root}/e2e/bench/page-ops/page.entry.ts`));
  return {
    took: {},
    run: async (kind, round) => {
      const [selector, operation] = KINDS[kind] as Made;
      const steps = Array.from({ length: ROWS }, (_, row) => ({ selector: selector(row), operation: operation(round, row) }));
      await page.bringToFront();
      const before = await threadTime(cdp);
      const { times } = await call(`benchPage.run(${JSON.stringify(steps)}, 'fingerprint')`);
      const thread = ((await threadTime(cdp)) - before) / ROWS;
      // The sum: the page's clock has steps of 0.1 ms.
      return { thread, clock: times.reduce((sum, { ms }) => sum + ms, 0) / times.length };
    },
  };
}

/** CPU time of the page's thread so far, ms. */
async function threadTime(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? 0) * 1000;
}

function compared(before: Took[], now: Took[]): string[] {
  return (['clock', 'thread'] as const).flatMap((what) => {
    const pairs = now.map((one, round) => one[what] / (before[round]?.[what] ?? one[what]));
    const more = (median(pairs) - 1) * 100;
    const shown = (all: Took[]) => median(all.map((one) => one[what])).toFixed(2);
    return [shown(before), shown(now), `${more < 0 ? '−' : '+'}${Math.abs(more).toFixed(1)} %`];
  });
}
