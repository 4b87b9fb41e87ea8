import path from 'node:path';
import { defineConfig } from '@playwright/test';

const cache = path.resolve(import.meta.dirname, 'node_modules/.cache');
const results = process.env.ABRA_RESULTS ?? path.join(cache, 'abra-tests');

/** The panel in a page, with a fake `chrome`. */
const PANEL_ALONE = /panel-(?!plays)[a-z-]+\.spec\.ts$/;

/**
 * The built extension in real Chromium: the tests that own a promise (docs/promises.md). What is tagged `@nightly` runs in `npm run test:all` alone. No retries:
 * a flake is a defect of the test or of Abra.
 */
export default defineConfig({
  testDir: 'e2e/tests',
  globalSetup: './e2e/set-up.ts',
  grepInvert: /@nightly/,
  // Each keeps a browser of its own kind a worker, so they do not run in turns.
  projects: [
    { name: 'panel', testMatch: PANEL_ALONE },
    { name: 'extension', testIgnore: PANEL_ALONE },
  ],
  outputDir: path.join(cache, 'abra-e2e'),
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: 180_000,
  // How long something may take on a machine that does five things at once; what is there is seen at once.
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: path.join(results, `${process.env.ABRA_SUITE ?? 'e2e'}.json`) }]],
});
