import buildOnce from '../set-up';
import { installIn } from '../zoo/install';

/** The applications are installed, once, before any worker begins. */
export default async function setUp(): Promise<void> {
  installIn(import.meta.dirname);
  await buildOnce();
}
