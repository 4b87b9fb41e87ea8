import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { closingLines } from './tally';

const results = process.env.ABRA_RESULTS;

/** `npm run redteam`: every attack whole, and one closing line over all of them. Hostile plans of a fixed seed are in `npm test` (`e2e/tests/redteam-plans.spec.ts`). */
export default defineConfig({
  testDir: '.',
  testMatch: '*.redteam.ts',
  globalSetup: '../set-up.ts',
  outputDir: '../../node_modules/.cache/abra-redteam',
  workers: 1,
  retries: 0,
  timeout: 3_600_000,
  // Read by `npm run test:all`.
  reporter: [
    ['list'],
    ['../fixtures/closing-lines.ts', { say: closingLines }],
    ...(results ? [['json', { outputFile: path.join(results, 'redteam.json') }] as const] : []),
  ],
});
