import { expect, type Page, test } from '@playwright/test';
import type { Operation } from '../../../src/model/plan/operation';
import { bundled } from '../../fixtures/bundled';
import { atDocumentStart } from '../../fixtures/document-start';
import { type Call, isolatedWorld } from '../../fixtures/isolated-world';
import { launchChromium } from '../../fixtures/launch-chromium';
import { launchPuppeteer } from '../launch-puppeteer';
import { median, quantile } from '../measured';
import { publish } from '../publish';
import type { BareTime } from './bare';
import type { OperationTime } from './page.entry';
import { QUIET_PAGE } from './quiet-page';

const ROWS = 20;
/** A busy machine slows both, Playwright's frames more than Abra's turns; less than this is a regression. */
const LEAST = 2;
/** What issue 3 aims at, told in the report: times faster than Playwright, and ms in the median. */
const AIM = { faster: 20, ms: 3 };
/** The switches by which drivers keep hidden pages awake: not here. */
const AWAKE = ['--disable-background-timer-throttling', '--disable-backgrounding-occluded-windows', '--disable-renderer-backgrounding'];

interface Kind {
  selector: (row: number) => string;
  operation: (row: number) => Operation;
  playwright: (page: Page, row: number) => Promise<unknown>;
}
const KINDS: Record<string, Kind> = {
  click: {
    selector: (row) => `#save-${row}`,
    operation: () => ({ type: 'click' }),
    playwright: (page, row) => page.getByRole('button', { name: `Save ${row}`, exact: true }).click(),
  },
  type: {
    selector: (row) => `#name-${row}`,
    operation: (row) => ({ type: 'type', text: `Grace Hopper ${row}` }),
    playwright: (page, row) => page.getByLabel(`Name ${row}`, { exact: true }).fill(`Ada Lovelace ${row}`),
  },
  check: {
    selector: (row) => `#paid-${row}`,
    operation: () => ({ type: 'check', checked: true }),
    playwright: (page, row) => page.getByLabel(`Paid ${row}`, { exact: true }).setChecked(false),
  },
  select: {
    selector: (row) => `#size-${row}`,
    operation: () => ({ type: 'select', options: ['Large'] }),
    playwright: (page, row) => page.getByLabel(`Size ${row}`, { exact: true }).selectOption('Small'),
  },
  hover: {
    selector: (row) => `#link-${row}`,
    operation: () => ({ type: 'hover' }),
    playwright: (page, row) => page.getByRole('link', { name: `Link ${row}`, exact: true }).hover(),
  },
};

test('time of an operation beside Playwright’s locators, same page, same run', async () => {
  const entry = await bundled(new URL('page.entry.ts', import.meta.url), { minify: true });
  const browser = await launchChromium();
  const lines: Line[] = [];
  try {
    const page = await browser.newPage();
    await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: QUIET_PAGE }));
    const cdp = await page.context().newCDPSession(page);
    await atDocumentStart(cdp);
    await page.goto('http://quiet.localhost/');
    const call = await isolatedWorld(cdp);
    await call(entry);
    await warmUp(call, page);
    for (const [kind, { playwright }] of Object.entries(KINDS)) {
      for (const way of kind === 'click' ? (['selector', 'fingerprint'] as const) : (['fingerprint'] as const)) {
        const { times, leg } = await operate(call, kind, way);
        const theirs: number[] = [];
        for (let row = 0; row < ROWS; row++) {
          const began = performance.now();
          await playwright(page, row);
          theirs.push(performance.now() - began);
        }
        lines.push({ kind: `${kind} by ${way}`, times, leg, theirs, bare: await bareTimes(call, kind) });
      }
    }
  } finally {
    await browser.close();
  }
  write(lines, await inHiddenTab(entry), browser.version());
  expect(median(lines.map(({ times, theirs }) => median(theirs) / median(times.map(({ ms }) => ms))))).toBeGreaterThan(LEAST);
});

/** The same in a tab behind another one: timers once a second, no frames. */
async function inHiddenTab(entry: string): Promise<Hidden[]> {
  const browser = await launchPuppeteer({ ignoreDefaultArgs: AWAKE });
  try {
    const page = await browser.newPage();
    const cdp = await page.createCDPSession();
    await atDocumentStart(cdp);
    await page.setRequestInterception(true);
    page.on('request', (request) => void request.respond({ contentType: 'text/html', body: QUIET_PAGE }));
    await page.goto('http://quiet.localhost/');
    await (await browser.newPage()).bringToFront();
    await expect.poll(() => page.evaluate(() => document.visibilityState)).toBe('hidden');
    const call = await isolatedWorld(cdp);
    await call(entry);
    await warmUp(call);
    const lines: Hidden[] = [];
    for (const kind of Object.keys(KINDS)) lines.push({ kind, ...(await operate(call, kind, 'fingerprint')) });
    return lines;
  } finally {
    await browser.close();
  }
}

function operate(call: Call, kind: string, way: 'selector' | 'fingerprint', from = 0, rows = ROWS) {
  const { selector, operation } = KINDS[kind] as Kind;
  const steps = Array.from({ length: rows }, (_, row) => ({ selector: selector(from + row), operation: operation(row) }));
  return call<{ times: OperationTime[]; leg: number }>(`benchPage.run(${JSON.stringify(steps)}, '${way}')`);
}

/** On the same rows, after both. */
function bareTimes(call: Call, kind: string): Promise<BareTime[]> {
  const { selector } = KINDS[kind] as Kind;
  const selectors = Array.from({ length: ROWS }, (_, row) => selector(row));
  return call<BareTime[]>(`benchPage.bare('${kind}', ${JSON.stringify(selectors)})`);
}

/** Compiles what is measured, on rows that are not. */
async function warmUp(call: Call, page?: Page): Promise<void> {
  for (const [kind, { playwright }] of Object.entries(KINDS)) {
    await operate(call, kind, 'fingerprint', ROWS, 10);
    if (page) await playwright(page, ROWS);
  }
}

interface Hidden {
  kind: string;
  times: OperationTime[];
  leg: number;
}
interface Line extends Hidden {
  theirs: number[];
  bare: BareTime[];
}

function write(lines: Line[], hidden: Hidden[], version: string): void {
  const whole = ({ times }: Hidden) => times.map(({ ms }) => ms);
  const part = ({ times }: Hidden, name: 'find' | 'act' | 'settle') => median(times.map(({ parts }) => parts[name]));
  publish(version, {
    name: 'page-ops',
    title: 'Time of an operation',
    about: `Ms, medians of ${ROWS} on one quiet page of 300 controls, in the same run; aim: ${AIM.ms} ms, ${AIM.faster} times faster than Playwright's locator. An operation is find, check, act, settle and record; a leg adds the looks before and after. Browser: the same without an agent, with the fewest events, \`focus()\` and one layout. Hidden: in a tab behind another one.`,
    heads: [
      'operation',
      'Abra',
      'find',
      'act',
      'settle',
      'leg',
      'hidden',
      'browser',
      'Playwright',
      'times faster',
      'in the fastest quarters',
    ],
    rows: lines.map((line) => {
      const behind = hidden.find(({ kind }) => line.kind === `${kind} by fingerprint`);
      const [ours, theirs] = [whole(line), line.theirs];
      return [
        line.kind,
        ...[median(ours), part(line, 'find'), part(line, 'act'), part(line, 'settle'), line.leg / ROWS].map((ms) => ms.toFixed(1)),
        behind ? median(whole(behind)).toFixed(1) : '',
        median(line.bare.map(({ ms }) => ms)).toFixed(1),
        median(theirs).toFixed(1),
        (median(theirs) / median(ours)).toFixed(0),
        (quantile(theirs, 0.25) / quantile(ours, 0.25)).toFixed(0),
      ];
    }),
    details: { lines, hidden },
  });
}
