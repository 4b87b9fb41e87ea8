import { defineConfig } from '@playwright/test';

/** `npm run bench`: one measurement at a time, so that they do not slow each other. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.bench.ts',
  globalSetup: '../set-up.ts',
  outputDir: '../../node_modules/.cache/abra-bench',
  workers: 1,
  retries: 0,
  timeout: 600_000,
  reporter: 'list',
});
