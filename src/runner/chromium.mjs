#!/usr/bin/env node
// @ts-check
// Plain Node 20 without dependencies: it also has to run before `npm ci` did.
import { execFileSync } from 'node:child_process';
import { accessSync, constants, readdirSync, readFileSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** @type {string | undefined} */
let found;

/**
 * Path of a Chromium that loads unpacked extensions: ABRA_CHROMIUM, else Playwright's, else the system's, else installed now.
 * Ends the program with a sentence that says what to do where none can be had.
 * @returns {string}
 */
export function findChromium() {
  found ??= lookForChromium() ?? installByApt() ?? installByPlaywright();
  if (found) return found;
  console.error(
    [
      'Abra needs a Chromium and found none, and could not install one.',
      '  Either install it:   npx playwright install --with-deps chromium   (or: apt-get install chromium)',
      '  or name one:         ABRA_CHROMIUM=/path/to/chromium npm test',
      'Google Chrome 137 and later will not do: it ignores --load-extension.',
    ].join('\n'),
  );
  process.exit(1);
}

/**
 * The same, but nothing is installed.
 * @returns {string | undefined}
 */
export const lookForChromium = () => given() ?? playwrights() ?? systems();

function given() {
  const file = process.env.ABRA_CHROMIUM;
  if (!file) return undefined;
  if (isProgram(file)) return file;
  console.error(`ABRA_CHROMIUM is set to ${file}, which is not a program. Correct it, or unset it to have a Chromium found.`);
  process.exit(1);
}

/** Newest full Chromium in Playwright's cache; its headless shell has no extensions. */
function playwrights() {
  const cache = playwrightCache();
  const inside = ['chrome-linux64/chrome', 'chrome-linux/chrome', ...macPrograms(), 'chrome-win64/chrome.exe', 'chrome-win/chrome.exe'];
  return list(cache)
    .filter((name) => /^chromium-\d+$/.test(name))
    .sort((left, right) => Number(right.slice(9)) - Number(left.slice(9)))
    .flatMap((name) => inside.map((program) => path.join(cache, name, program)))
    .find(isProgram);
}

function playwrightCache() {
  const set = process.env.PLAYWRIGHT_BROWSERS_PATH;
  if (set === '0') return fileURLToPath(new URL('../../node_modules/playwright-core/.local-browsers', import.meta.url));
  if (set) return set;
  if (process.platform === 'darwin') return path.join(homedir(), 'Library/Caches/ms-playwright');
  if (process.platform === 'win32') return path.join(process.env.LOCALAPPDATA ?? homedir(), 'ms-playwright');
  return path.join(process.env.XDG_CACHE_HOME ?? path.join(homedir(), '.cache'), 'ms-playwright');
}

function macPrograms() {
  const names = ['Chromium', 'Google Chrome for Testing'];
  return ['chrome-mac', 'chrome-mac-arm64', 'chrome-mac-x64'].flatMap((folder) =>
    names.map((name) => `${folder}/${name}.app/Contents/MacOS/${name}`),
  );
}

/** Branded Chrome is left out on purpose: since 137 it ignores --load-extension. */
function systems() {
  const names = ['chromium', 'chromium-browser', 'google-chrome-for-testing', 'chrome-for-testing', 'ungoogled-chromium'];
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const onPath = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...onPath, '/usr/lib/chromium/chromium', '/snap/bin/chromium', '/Applications/Chromium.app/Contents/MacOS/Chromium'].find(
    isProgram,
  );
}

/** Debian only: elsewhere the package of that name is an empty one that points to another store. Its dependencies come along. */
function installByApt() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !isDebian()) return undefined;
  console.error('Abra: installing the Debian package "chromium" ...');
  const installed =
    attempt('apt-get', ['update', '-q']) && attempt('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium']);
  return installed ? systems() : undefined;
}

function installByPlaywright() {
  const cli = fileURLToPath(new URL('../../node_modules/playwright/cli.js', import.meta.url));
  if (!list(path.dirname(cli)).includes('cli.js')) return undefined;
  const withDeps = process.platform === 'linux' && process.getuid?.() === 0 ? ['--with-deps'] : [];
  console.error('Abra: no Chromium here yet; asking Playwright to install one ...');
  return attempt(process.execPath, [cli, 'install', ...withDeps, 'chromium', '--no-shell']) ? playwrights() : undefined;
}

/** Runs a program with its output on our stderr, so that the printed path stays alone on stdout. Ten minutes at most. */
function attempt(/** @type {string} */ program, /** @type {string[]} */ args) {
  try {
    execFileSync(program, args, {
      stdio: ['ignore', process.stderr, process.stderr],
      timeout: 600_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    return true;
  } catch {
    return false;
  }
}

function isDebian() {
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

function isProgram(/** @type {string} */ file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

function list(/** @type {string} */ folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) console.log(findChromium());
