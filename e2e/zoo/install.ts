import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Installs the zoo's own packages where they are missing. They are large, and nothing else of the project needs them. */
export function installZoo(): void {
  if (existsSync(path.join(import.meta.dirname, 'node_modules/react'))) return;
  const args = ['ci', '--legacy-peer-deps', '--ignore-scripts', '--no-audit', '--no-fund'];
  execFileSync('npm', args, { cwd: import.meta.dirname, stdio: ['ignore', 'ignore', 'inherit'], timeout: 600_000 });
}
