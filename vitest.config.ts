import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { onePage } from './e2e/one-page/serve-pages.ts';
import { findChromium } from './src/runner/chromium.mjs';

const inPage = ['src/page/**/*.test.ts', 'extension/panel/**/*.test.{ts,tsx}'];

/** In one run (`vitest run`) no source changes: Chromium asks for a module once, not for each file of tests. */
const keptByTheBrowser: Plugin = {
  name: 'abra:kept-by-the-browser',
  configureServer: (server) => {
    if (!process.argv.includes('run')) return;
    server.middlewares.use((request, response, next) => {
      const isSource = /^\/(src|extension|e2e)\//.test(request.url ?? '');
      const set = response.setHeader.bind(response);
      response.setHeader = (name, value) => set(name, isSource && value === 'no-cache' ? 'max-age=3600' : value);
      next();
    });
  },
};

/** Tests in real Chromium. */
const inChromium = (name: string, include: string[], plugins: Plugin[] = []): TestProjectInlineConfiguration => ({
  plugins: [react(), keptByTheBrowser, ...plugins],
  cacheDir: `node_modules/.cache/vite-${name}-tests`,
  // Named here, because one found in the middle of a run makes Vite reload the page under the tests.
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'zustand',
      'zod/mini',
      'zod/v4/locales/en.js',
      'dom-accessibility-api',
      'intl-messageformat',
    ],
  },
  test: {
    name,
    testTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    include,
    // Most of these tests wait for what a page does in its own time: two pages at once wait in half of it.
    maxWorkers: 2,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      provider: playwright({ launchOptions: { executablePath: findChromium(), args: ['--no-sandbox'] } }),
      instances: [{ browser: 'chromium' }],
    },
  },
});

/**
 * `engine` runs in Node without a document; `page` in real Chromium, because its questions are about layout; `one-page` has the whole agent in one document, for
 * what is about the loop.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'engine',
          // Files share their modules: loading those anew for each of 200 files took more of the processor than the tests themselves.
          isolate: false,
          testTimeout: 30_000,
          expect: { poll: { timeout: 10_000 } },
          environment: 'node',
          include: ['src/**/*.test.ts', 'extension/**/*.test.{ts,tsx}', 'e2e/model/**/*.test.ts'],
          exclude: inPage,
        },
      },
      inChromium('page', inPage),
      inChromium('one-page', ['e2e/one-page/**/*.test.ts'], [onePage]),
    ],
  },
});
