import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Installs the zoo's own packages where they are missing. They are large, and nothing else of the project needs them. */
export const installZoo = () => installIn(import.meta.dirname);

/** Installs what the lockfile of a folder names, where it is missing. One at a time: it is not to be called by two processes at once. */
export function installIn(folder: string): void {
  // npm writes this last: a broken installation is not taken for a whole one.
  if (existsSync(path.join(folder, 'node_modules/.package-lock.json'))) return;
  const args = ['ci', '--legacy-peer-deps', '--ignore-scripts', '--no-audit', '--no-fund'];
  execFileSync('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'], timeout: 600_000 });
}
