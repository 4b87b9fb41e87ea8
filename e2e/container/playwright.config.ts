import { defineConfig } from '@playwright/test';

/** `npm run container`: the Dockerfile's steps in a bare root file system, and a service in it. Minutes, and root on a Debian. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.run.ts',
  outputDir: '../../node_modules/.cache/abra-container',
  workers: 1,
  retries: 0,
  timeout: 1_800_000,
  reporter: [['list']],
});
