import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Installs the zoo's own packages where they are missing. They are large, and nothing else of the project needs them. One at a time: it is not
 * to be called by two processes at once.
 */
export function installZoo(): void {
  // npm writes this last: a broken installation is not taken for a whole one.
  if (existsSync(path.join(import.meta.dirname, 'node_modules/.package-lock.json'))) return;
  const args = ['ci', '--legacy-peer-deps', '--ignore-scripts', '--no-audit', '--no-fund'];
  execFileSync('npm', args, { cwd: import.meta.dirname, stdio: ['ignore', 'ignore', 'inherit'], timeout: 600_000 });
}
