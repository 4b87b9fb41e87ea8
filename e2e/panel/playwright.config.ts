import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from '../chromium.mjs';

const cache = path.resolve(import.meta.dirname, '../../node_modules/.cache');

/** The panel alone, with a fake `chrome` at its port: every view and state, how it looks, and whether everybody can use it. */
export default defineConfig({
  testDir: '.',
  globalSetup: './build-panel.ts',
  outputDir: path.join(cache, 'abra-panel-results'),
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: 30_000,
  expect: { timeout: 5_000 },
  reporter: [['list']],
  use: { launchOptions: { executablePath: findChromium(), args: ['--no-sandbox'] } },
});
