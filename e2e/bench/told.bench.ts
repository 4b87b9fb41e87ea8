import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from '@playwright/test';
import { tokensOf } from '../../src/planner/prompt/tokens';
import { APPLICATIONS } from '../apps/applications';
import type { Application } from '../apps/flow';
import { handOf } from '../apps/hand';
import { Abra } from '../fixtures/abra';
import { type ScriptedModel, serveModel } from '../model/serve-model.mjs';
import { installIn } from '../zoo/install';
import { machine, report, table } from './measured';
import { type Compared, compare } from './told/compare';
import { shownOf } from './told/oracle';

/** ONLY=words takes applications whose name holds one of them; KEEP=1 keeps what was told of each in node_modules/.cache/abra-told; BROWSERS=n plays so many at once. */
const only = process.env.ONLY?.toLowerCase().split(',');
const browsers = Number(process.env.BROWSERS ?? 2);
const KEPT = path.resolve(import.meta.dirname, '../../node_modules/.cache/abra-told');

interface Row extends Compared {
  name: string;
  tokens: number;
}

test('what a model is told of applications from elsewhere, beside what they show', async () => {
  test.setTimeout(3_600_000);
  installIn(path.resolve(import.meta.dirname, '../apps'));
  const left = APPLICATIONS.filter(({ name }) => !only || only.some((one) => name.toLowerCase().includes(one))).values();
  const rows: Row[] = [];
  let version = '';
  await Promise.all(
    Array.from({ length: browsers }, async () => {
      const model = await serveModel({
        script: () => ({ json: { isComplete: true, success: true, summary: 'Seen.', suggestions: [], readFrom: [] } }),
      });
      const abra = await Abra.launch({
        viewport: { width: 1440, height: 900 },
        ...(process.env.EXTENSION ? { extension: process.env.EXTENSION } : {}),
      });
      version = abra.browser.context.browser()?.version() ?? '';
      await abra.settings({ planner: 'messages-api', endpoint: model.origin, key: 'test-key', consent: true, overlay: false });
      for (const application of left) {
        const row = await lookAt(abra, model, application).catch((error) =>
          console.log(`${application.name}: ${String(error).slice(0, 300)}`),
        );
        if (row) rows.push(row);
        if (row) console.log(say(row));
      }
      await abra.browser.close();
      await model.close();
    }),
  );
  if (!only) write(rows, version);
});

/** In the middle of its flow, the application is told to a model. */
async function lookAt(abra: Abra, model: ScriptedModel, application: Application): Promise<Row> {
  const served = await application.serve(0);
  const tab = await abra.browser.context.newPage();
  try {
    await tab.goto(served.url);
    await application.ready(tab);
    for (const step of application.steps.slice(0, Math.ceil(application.steps.length / 2))) await step.does(handOf(tab));
    const before = model.calls.length;
    const run = await abra.run('What can be done here?', { tab, usePlaybooks: false, learn: false });
    const { events } = await abra.call('run.load', { runId: run.id });
    const look = events.findLast((event) => event.kind === 'looked' || event.kind === 'looked-again');
    const [, page = ''] = /<page-\S+>\n([\s\S]*)\n<\/page-/.exec(model.calls[before]?.text ?? '') ?? [];
    if (!look || !('snapshot' in look) || !page) throw new Error('The model was not asked.');
    const shown = await shownOf(tab);
    if (process.env.KEEP) keep(application.name, page, look.snapshot, shown);
    return { name: application.name, tokens: tokensOf(page), ...compare(shown, look.snapshot, page) };
  } finally {
    await tab.close();
    await served.close();
  }
}

function keep(name: string, page: string, ...more: unknown[]): void {
  mkdirSync(KEPT, { recursive: true });
  writeFileSync(path.join(KEPT, `${name.replace(/\W+/g, '-')}.txt`), page);
  writeFileSync(path.join(KEPT, `${name.replace(/\W+/g, '-')}.json`), JSON.stringify(more));
}

const say = ({ name, nameless, unnamed, untold, repeated, pressable, texts, tokens }: Row): string =>
  [
    `■ ${name}: ${tokens} tokens; of ${pressable} that react ${nameless.length} nameless, ${unnamed.length} not told; of ${texts} texts ${untold.length} untold, ${repeated.length} told too often`,
    ...nameless.map((one) => `  nameless: ${one}`),
    ...unnamed.map((one) => `  not told: ${one}`),
    ...untold.map((one) => `  untold: ${one.slice(0, 120)}`),
    ...repeated.map((one) => `  too often: ${one.slice(0, 120)}`),
  ].join('\n');

function write(rows: readonly Row[], version: string): void {
  const sum = (count: (row: Row) => number) => rows.reduce((all, row) => all + count(row), 0);
  const cells = (name: string, of: (count: (row: Row) => number) => number) => [
    name,
    of(({ tokens }) => tokens),
    of(({ pressable }) => pressable),
    of(({ nameless }) => nameless.length),
    of(({ unnamed }) => unnamed.length),
    of(({ texts }) => texts),
    of(({ untold }) => untold.length),
    of(({ repeated }) => repeated.length),
  ];
  const sorted = [...rows].sort((one, other) => one.name.localeCompare(other.name));
  report(
    'benchmarks.md',
    'told',
    [
      '## What a model is told of a page, beside what the page shows',
      '',
      `\`npm run bench -- told\`; ${machine(version)}. ${rows.length} applications of \`e2e/apps\` in the middle of their flow, 1440 × 900, told to a model through the built extension. Beside it stands what the page itself shows, by its own`,
      'tree and the browser (`e2e/bench/told/oracle.ts`, no code of Abra): what is in view and reacts to a press, by role, pointer or the listeners that DevTools knows, and has words; and each visible text.',
      'Nameless: told without one of its words. Not told: neither by itself nor by what is in or around it. Untold: a visible text that stands nowhere in the prompt. Too often: told more often than the page has it.',
      '',
      table(
        ['application', 'tokens', 'react', 'nameless', 'not told', 'texts', 'untold', 'too often'],
        [...sorted.map((row) => cells(row.name, (count) => count(row))), cells('all', sum)],
      ),
    ].join('\n'),
  );
}
