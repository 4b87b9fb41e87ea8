import { installIn } from '../dependencies.mjs';
import buildOnce from '../set-up';

/** The applications are installed, once, before any worker begins. */
export default async function setUp(): Promise<() => Promise<void>> {
  installIn(import.meta.dirname);
  return buildOnce();
}
