import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { closingLine } from './tally';

const results = process.env.ABRA_RESULTS;

/** `npm run apps`: every flow recorded and played, and one closing line over all of them. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.run.ts',
  globalSetup: './set-up.ts',
  outputDir: '../../node_modules/.cache/abra-apps',
  workers: Number(process.env.BROWSERS ?? 2),
  fullyParallel: true,
  retries: 0,
  timeout: 900_000,
  reporter: [
    ['list'],
    ['../fixtures/closing-lines.ts', { say: closingLine }],
    ...(results ? [['json', { outputFile: path.join(results, 'apps.json') }] as const] : []),
  ],
});
