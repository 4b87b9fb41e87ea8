import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';

/**
 * What `npm test` has no time for, of the built extension in real Chromium: the specs of this folder, and the tests of `e2e/tests` that are tagged `@nightly`
 * beside the ones that own a promise.
 */
export default defineConfig({
  ...base,
  testDir: '..',
  globalSetup: './set-up.ts',
  grepInvert: [],
  projects: [
    { name: 'nightly', testDir: '.' },
    { name: 'tagged', testDir: '../tests', grep: /@nightly/ },
  ],
  // Some of these play a hundred widgets, or wait for servers.
  timeout: 600_000,
});
