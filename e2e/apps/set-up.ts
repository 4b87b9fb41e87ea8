import buildOnce from '../set-up';
import { installIn } from '../zoo/install';

/** The applications are installed, once, before any worker begins. */
export default function setUp(): void {
  installIn(import.meta.dirname);
  buildOnce();
}
