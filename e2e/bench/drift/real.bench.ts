import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, chromium, expect, type Page, test } from '@playwright/test';
import { build } from 'esbuild';
import { findChromium } from '../../chromium.mjs';
import { machine, report, table } from '../measured';
import type { Written } from './answer';
import { playwrightInjected } from './playwright-injected';
import { ADMIN_LTE } from './real/admin-lte';
import type { PagePair, PublishedPage } from './real/page-pair';
import { SITE, servePublished } from './real/published';
import { START_BOOTSTRAP } from './real/start-bootstrap';
import { TOOLS } from './real/tools';
import type { RealBench } from './real.entry';
import { type Answered, WAYS, type Way } from './ways-compared';

const PAIRS = [...ADMIN_LTE, ...START_BOOTSTRAP, ...TOOLS];
/** OPEN=1 measures those only that may be looked at while `find` is worked on, and writes nothing. */
const openOnly = process.env.OPEN === '1';

interface Case extends Answered {
  pair: PagePair;
  what: string;
  there: boolean;
}

test('targets of one published version of a page, found in the next one with no model', async () => {
  test.setTimeout(1_800_000);
  const browser = await chromium.launch({ executablePath: findChromium(), args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
  const cases: Case[] = [];
  try {
    let site = '';
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await servePublished(context, () => site);
    const page = await newPage(context);
    for (const pair of PAIRS.filter(({ heldOut }) => !openOnly || !heldOut)) {
      site = pair.before.from;
      const written = await writeDown(page, pair);
      site = pair.after.from;
      cases.push(...(await lookAgain(page, pair, written)));
    }
    writeFileSync(path.join(tmpdir(), 'abra-drift-real.json'), JSON.stringify(cases.filter(({ pair }) => openOnly || !pair.heldOut)));
    if (openOnly) console.log([...summary(cases), '', ...singles(cases)].join('\n'));
    else write(cases, browser.version());
    expect(cases.length).toBeGreaterThan(openOnly ? 100 : 150);
  } finally {
    await browser.close();
  }
});

interface Held {
  realBench: RealBench;
}

async function newPage(context: BrowserContext): Promise<Page> {
  const entryPoints = [fileURLToPath(new URL('real.entry.ts', import.meta.url))];
  const built = await build({ entryPoints, bundle: true, format: 'iife', target: 'chrome128', write: false, logLevel: 'error' });
  await context.addInitScript(`${built.outputFiles[0]?.text ?? ''};globalThis.playwright = ${playwrightInjected()};`);
  return context.newPage();
}

const show = (page: Page, { file }: PublishedPage) => page.goto(`${SITE}/${file}`, { waitUntil: 'load' });

async function writeDown(page: Page, pair: PagePair): Promise<Written[]> {
  await show(page, pair.before);
  const written: Written[] = [];
  for (const [what, then] of pair.targets) {
    const target = page.locator(then);
    await expect(target, `${pair.name}: ${what}, then`).toHaveCount(1);
    written.push(await target.evaluate((element) => (globalThis as unknown as Held).realBench.write(element)));
  }
  return written;
}

async function lookAgain(page: Page, pair: PagePair, written: Written[]): Promise<Case[]> {
  await show(page, pair.after);
  for (const [what, , now] of pair.targets) if (now) await expect(page.locator(now), `${pair.name}: ${what}, now`).toHaveCount(1);
  const cases: Case[] = [];
  for (const [at, [what, , now]] of pair.targets.entries()) {
    const truth = now ? await page.locator(now).elementHandle() : null;
    const answered = await page.evaluate(
      ([target, element]) => (globalThis as unknown as Held).realBench.answer(target as Written, (element as Element | null) ?? undefined),
      [written[at], truth] as const,
    );
    cases.push({ pair, what, there: now !== null, ...answered });
  }
  return cases;
}

const percent = (part: number, of: number) => (of ? `${((100 * part) / of).toFixed(1)} %` : '–');

function row(name: string, cases: Case[]): (string | number)[] {
  const there = cases.filter((one) => one.there);
  const counts = WAYS.flatMap((way) => [
    percent(there.filter(({ answers }) => answers[way] === 'correct').length, there.length),
    cases.filter(({ answers }) => answers[way] === 'wrong').length,
  ]);
  return [name, cases.length, cases.length - there.length, ...counts];
}

function summary(cases: Case[]): string[] {
  const heads = (what: string) => [what, 'targets', 'gone', ...WAYS.flatMap((way) => [`${way} correct`, 'wrong'])];
  const groups: [string, Case[]][] = [
    ['**all**', cases],
    ['looked at', cases.filter(({ pair }) => !pair.heldOut)],
    ['held out', cases.filter(({ pair }) => pair.heldOut)],
  ];
  const gone = cases.filter(({ there }) => !there);
  const abstained = (way: Way) => gone.filter(({ answers }) => answers[way] === 'abstained').length;
  const pairs = [...new Set(cases.map(({ pair }) => pair))];
  return [
    table(
      heads('overall'),
      groups.filter(([, some]) => some.length).map(([name, some]) => row(name, some)),
    ),
    '',
    `Of ${gone.length} targets that are gone, abstained: ${WAYS.map((way) => `${way} ${percent(abstained(way), gone.length)}`).join(', ')}.`,
    '',
    table(
      heads('page'),
      pairs.map((pair) =>
        row(
          `${pair.name}${pair.heldOut ? ' (held out)' : ''}`,
          cases.filter((one) => one.pair === pair),
        ),
      ),
    ),
  ];
}

const singles = (cases: Case[]) =>
  cases
    .filter(({ there, answers }) => (there ? answers.Abra !== 'correct' : answers.Abra === 'wrong'))
    .map(
      ({ pair, what, there, answers, took }) => `- ${answers.Abra.toUpperCase()} ${pair.name}: ${what}${there ? '' : ' (gone)'} ${took}`,
    );

function told(cases: Case[]): string[] {
  const wrong = cases.filter(({ answers }) => answers.Abra === 'wrong');
  const missed = cases.filter(({ there, answers }) => there && answers.Abra === 'abstained');
  const list = (some: Case[]) => some.map(({ pair, what, there }) => `- ${pair.name}: ${what}${there ? '' : ' (gone)'}`);
  return [
    '### Wrong',
    '',
    ...(wrong.length ? list(wrong) : ['Abra took no wrong element.']),
    '',
    '### Abstained, where a person would see it',
    '',
    ...list(missed),
  ];
}

function write(cases: Case[], version: string): void {
  const all = summary(cases);
  const text = [
    '# Targets after a real drift',
    '',
    `\`npm run bench -- drift/real\`; ${machine(version)}. ${PAIRS.length} pairs of pages: the same page of a public product in two versions that were published`,
    'to npm, nobody of us wrote either. Targets are recorded on the old one and looked for on the new one with no model, by the ways of',
    '[drift](drift.md). What is the same control, and what is gone, was written down by hand from the pages (`e2e/bench/drift/real/*.ts`), before',
    'any way was tried on them; what two persons could quarrel about is left out. Packages are fetched from the registry when the bench runs, checked',
    'against a digest, and kept beside `node_modules`; pages see only their own files and those of packages they name, so some show without a chart or a font.',
    '',
    ...all,
    '',
    ...told(cases),
    '',
  ];
  writeFileSync(fileURLToPath(new URL('../../../docs/bench/drift-real.md', import.meta.url)), text.join('\n'));
  const heading = [
    '## Targets after a real drift',
    '',
    `\`npm run bench -- drift/real\`; ${machine(version)}. All in [bench/drift-real.md](bench/drift-real.md).`,
  ];
  report('benchmarks.md', 'drift-real', [...heading, '', all[0], '', all[2]].join('\n'));
}
