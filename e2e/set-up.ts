import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeNewProfile } from './fixtures/new-profile';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Playwright's global set-up, before any worker begins: builds the extension, unless `npm test` has just done so (ABRA_BUILT), and makes a profile with it. Returns the teardown.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  if (!process.env.ABRA_BUILT) {
    const vite = path.join(root, 'node_modules/vite/bin/vite.js');
    execFileSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: root, stdio: 'inherit' });
  }
  // The panel's tests need no extension.
  return process.env.ABRA_SUITE === 'panel' ? async () => undefined : makeNewProfile();
}
