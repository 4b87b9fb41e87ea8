import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Playwright's global set-up: builds the extension, unless `npm test` has just done so (ABRA_BUILT). */
export default function buildOnce(): void {
  if (process.env.ABRA_BUILT) return;
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  execFileSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: root, stdio: 'inherit' });
}
