import path from 'node:path';
import { installIn } from '../dependencies.mjs';
import { installScreen } from '../fixtures/screen';
import buildOnce from '../set-up';

/**
 * The set-up of `npm test`, and what the nightly specs need beyond it: Puppeteer, the packages of pages (two workers that install at once would
 * overwrite each other's files) and a screen for real menus.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  for (const folder of ['bench', 'zoo', 'same-app', 'apps']) installIn(path.resolve(import.meta.dirname, '..', folder));
  installScreen();
  return buildOnce();
}
