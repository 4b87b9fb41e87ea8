#!/usr/bin/env node
// @ts-check
// `npm start`: everything from a bare checkout. Plain Node 20 without dependencies, because it installs them.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from '../src/runner/chromium.mjs';
import { installDependencies } from './dependencies.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

await main();

/** Builds Abra and shows it: in a Chromium that stays open, or, where there is no display (or with `--headless`), as printed steps. */
async function main() {
  installDependencies(root);
  process.env.ABRA_CHROMIUM = findChromium();
  build();
  if (process.argv.includes('--headless') || !hasDisplay()) {
    const { showSteps } = await load('e2e/demo.ts');
    process.exitCode = (await showSteps()) ? 0 : 1;
  } else {
    const { openDemo } = await load('e2e/open-demo.ts');
    await openDemo(path.join(root, '.cache/demo-profile'));
  }
}

function build() {
  console.log('Building the extension ...');
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

function hasDisplay() {
  return process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
}

/** A TypeScript module of ours, in this process. @param {string} file @returns {Promise<any>} */
async function load(file) {
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport(path.join(root, file), { root, configFile: false, logLevel: 'error' });
  return module;
}
