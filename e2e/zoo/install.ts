import { execFileSync } from 'node:child_process';
import { areInstalled } from '../dependencies.mjs';

/** Installs the zoo's own packages where they are missing. They are large, and nothing else of the project needs them. */
export const installZoo = () => installIn(import.meta.dirname);

/** Installs what the lockfile of a folder names, where it is missing or another one. One at a time: it is not to be called by two processes at once. */
export function installIn(folder: string): void {
  if (areInstalled(folder)) return;
  const args = ['ci', '--legacy-peer-deps', '--ignore-scripts', '--no-audit', '--no-fund'];
  execFileSync('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'], timeout: 600_000 });
}
