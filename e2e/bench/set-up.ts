import { installIn } from '../dependencies.mjs';
import buildOnce from '../set-up';

/** What is compared with Abra is installed, once, before any worker begins. */
export default async function setUp(): Promise<() => Promise<void>> {
  installIn(import.meta.dirname);
  return buildOnce();
}
