import path from 'node:path';
import { test } from '@playwright/test';
import { APPLICATIONS } from '../apps/applications';
import { installIn } from '../dependencies.mjs';
import { Abra } from '../fixtures/abra';
import { serveModel } from '../model/serve-model.mjs';
import { publish } from './publish';
import { lookAt, SEES_ALL, type ToldRow } from './told/look-at';

/** ONLY=words takes applications whose name holds one of them; KEEP=1 keeps what was told of each in node_modules/.cache/abra-told; BROWSERS=n plays so many at once. */
const only = process.env.ONLY?.toLowerCase().split(',');
const browsers = Number(process.env.BROWSERS ?? 2);

test('what a model is told of applications from elsewhere, beside what they show', async () => {
  test.setTimeout(3_600_000);
  installIn(path.resolve(import.meta.dirname, '../apps'));
  const left = APPLICATIONS.filter(({ name }) => !only || only.some((one) => name.toLowerCase().includes(one))).values();
  const rows: ToldRow[] = [];
  let version = '';
  await Promise.all(
    Array.from({ length: browsers }, async () => {
      const model = await serveModel(SEES_ALL);
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
  write(rows, version);
});

const say = ({ name, nameless, unnamed, untold, repeated, pressable, texts, tokens }: ToldRow): string =>
  [
    `■ ${name}: ${tokens} tokens; of ${pressable} that react ${nameless.length} nameless, ${unnamed.length} not told; of ${texts} texts ${untold.length} untold, ${repeated.length} told too often`,
    ...nameless.map((one) => `  nameless: ${one}`),
    ...unnamed.map((one) => `  not told: ${one}`),
    ...untold.map((one) => `  untold: ${one.slice(0, 120)}`),
    ...repeated.map((one) => `  too often: ${one.slice(0, 120)}`),
  ].join('\n');

function write(rows: readonly ToldRow[], version: string): void {
  const sum = (count: (row: ToldRow) => number) => rows.reduce((all, row) => all + count(row), 0);
  const cells = (name: string, of: (count: (row: ToldRow) => number) => number) => [
    name,
    of(({ tokens }) => tokens),
    of(({ pressable }) => pressable),
    of(({ nameless }) => nameless.length),
    of(({ unnamed }) => unnamed.length),
    of(({ texts }) => texts),
    of(({ untold }) => untold.length),
    of(({ repeated }) => repeated.length),
  ];
  const misses = ({ nameless, unnamed, untold, repeated }: ToldRow) => [nameless, unnamed, untold, repeated].some((list) => list.length);
  const sorted = rows.filter(misses).sort((one, other) => one.name.localeCompare(other.name));
  publish(version, {
    name: 'told',
    title: 'What a model sees of a page, beside what the page shows',
    about: `${rows.length} applications of \`e2e/apps\` in the middle of their flow; what reacts to a press and which texts are visible is asked of the page and the browser by no code of Abra (\`e2e/bench/told/oracle.ts\`). Rows: the applications of which something is missing or told too often.`,
    heads: ['application', 'tokens', 'react', 'nameless', 'not told', 'texts', 'untold', 'too often'],
    rows: [cells('all', sum), ...sorted.map((row) => cells(row.name, (count) => count(row)))],
    details: rows,
    whole: !only,
  });
}
