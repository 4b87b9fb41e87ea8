import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { installIn } from './dependencies.mjs';
import { makeGrantedProfile } from './fixtures/granted-profile';
import { installScreen } from './fixtures/screen';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Playwright's global set-up, before any worker begins: the packages of the zoo and of the applications in several frameworks are installed (two workers that install would trample on each
 * other), so is a screen for the one test that needs the system's own menu, the extension is built, unless `npm test` has just done so (ABRA_BUILT), and a profile is made in which it may act.
 */
export default async function setUp(): Promise<void> {
  for (const pages of ['zoo', 'same-app']) installIn(path.join(root, 'e2e', pages));
  installScreen();
  if (!process.env.ABRA_BUILT) {
    const vite = path.join(root, 'node_modules/vite/bin/vite.js');
    execFileSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: root, stdio: 'inherit' });
  }
  await makeGrantedProfile();
}
