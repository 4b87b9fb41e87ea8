// @ts-check
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Installs the dependencies by lockfile where they are missing or other ones than it names; else does nothing.
 * Ends the program with a sentence where that fails.
 * @param {string} root folder of package-lock.json
 */
export function installDependencies(root) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) end(`Abra needs Node 20.19 or later; this is ${process.version}.`);
  if (areInstalled(root)) return;
  console.log('Installing dependencies by lockfile ...');
  try {
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    execFileSync(npm, ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: root, stdio: 'inherit' });
  } catch {
    end('npm ci failed: see above. Abra needs the npm registry once, to install its dependencies.');
  }
}

/**
 * Installs what the lockfile of a folder of pages names (`e2e/apps`), where it is missing or another one; their packages are large, and nothing else needs them.
 * One at a time: two processes that install in one folder trample on each other.
 * @param {string} folder
 */
export function installIn(folder) {
  if (areInstalled(folder)) return;
  const args = ['ci', '--legacy-peer-deps', '--ignore-scripts', '--no-audit', '--no-fund'];
  execFileSync('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'], timeout: 600_000 });
}

/**
 * Is installed what the lockfile of a folder names? npm keeps what it installed in a hidden one, which it writes last; packages for other systems are not in it.
 * @param {string} root
 */
export function areInstalled(root) {
  const hidden = path.join(root, 'node_modules/.package-lock.json');
  if (!existsSync(hidden)) return false;
  const wanted = packages(path.join(root, 'package-lock.json'));
  const installed = packages(hidden);
  return Object.entries(wanted).every(([name, { version, optional }]) => {
    if (name === '') return true;
    return installed[name] ? installed[name].version === version : optional === true;
  });
}

/** @returns {Record<string, { version: string, optional?: boolean }>} */
function packages(/** @type {string} */ lockfile) {
  return JSON.parse(readFileSync(lockfile, 'utf8')).packages;
}

/** @param {string} message @returns {never} */
function end(message) {
  console.error(message);
  process.exit(1);
}
