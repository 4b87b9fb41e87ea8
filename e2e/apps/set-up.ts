import { setUpBeds } from '../beds/bed';
import { dokuwiki, mediawiki } from '../beds/wikis';
import { wordpress } from '../beds/wordpress';
import { installIn } from '../dependencies.mjs';
import buildOnce from '../set-up';
import { CHOSEN } from './applications';

/** The applications are installed, once, before any worker begins; the beds of those that are chosen. */
export default async function setUp(): Promise<() => Promise<void>> {
  installIn(import.meta.dirname);
  const endBeds = CHOSEN.some(({ kind }) => kind === 'bed') ? await setUpBeds([wordpress, mediawiki, dokuwiki]) : undefined;
  const end = await buildOnce();
  return async () => {
    await endBeds?.();
    await end();
  };
}
