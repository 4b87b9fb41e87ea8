#!/usr/bin/env node
// @ts-check
// `npm run package`: builds the extension and packs it as `dist/abra-<version>.zip` for the Chrome Web Store. `-- --pictures` also makes the
// pictures of its listing anew (docs/store).
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from '../src/runner/chromium.mjs';
import { installDependencies } from './dependencies.mjs';
import { zip } from './zip.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * The built extension as the store takes it: every file of `folder`, and none of it changed.
 * @param {string} folder @returns {Buffer}
 */
export function packed(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return zip(
    files.map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return { name: path.relative(folder, file).replaceAll(path.sep, '/'), bytes: readFileSync(file) };
    }),
  );
}

async function main() {
  installDependencies(root);
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
  const check = [path.join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'engine', 'extension/locales'];
  const checked = spawnSync(process.execPath, check, { cwd: root, stdio: 'inherit', env: { ...process.env, RELEASE: '1' } });
  if (checked.status !== 0) process.exit(checked.status ?? 1);
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const archive = packed(path.join(root, 'dist/extension'));
  const file = path.join(root, `dist/abra-${version}.zip`);
  writeFileSync(file, archive);
  console.log(`${path.relative(root, file)}, ${Math.ceil(archive.length / 1000)} kB`);
  if (process.argv.includes('--pictures')) await pictures();
}

async function pictures() {
  process.env.ABRA_CHROMIUM = findChromium();
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport(path.join(root, 'e2e/store-pictures.ts'), { root, configFile: false, logLevel: 'error' });
  const folder = path.join(root, 'docs/store');
  mkdirSync(folder, { recursive: true });
  for (const [name, bytes] of await /** @type {any} */ (module).storePictures()) writeFileSync(path.join(folder, name), bytes);
}

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) await main();
