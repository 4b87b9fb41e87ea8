import path from 'node:path';
import { defineConfig } from '@playwright/test';

const results = process.env.ABRA_RESULTS;

/** `npm run bench`: one measurement at a time, so that they do not slow each other. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.bench.ts',
  globalSetup: './set-up.ts',
  outputDir: '../../node_modules/.cache/abra-bench',
  workers: 1,
  retries: 0,
  timeout: 600_000,
  // Read by `npm run test:all`.
  reporter: [['list'], ...(results ? [['json', { outputFile: path.join(results, 'bench.json') }] as const] : [])],
});
