import { deadline } from '../../lib/deadline';
import { rootsInPage } from '../dom/known-roots';
import { watchChanges } from '../dom/watch-changes';
import { whenStill } from './when-still';

/** A page that builds something up changes it again within this time, ms: one more look for each change would cost it more than the change. */
const PAUSE_MS = 150;

/**
 * Resolves to true once the page has changed and then paused; to false where it provably stands still (`whenStill`), or nothing has changed
 * within `ms`.
 */
export async function nextPause(ms: number): Promise<boolean> {
  const observation = watchChanges(rootsInPage());
  const limit = deadline(ms);
  const still = whenStill({ ms, observation, loads: new Map(), unseen: false });
  let changed = false;
  let pause: ReturnType<typeof deadline> | undefined;
  await new Promise<void>((resolve) => {
    const end = () => resolve();
    observation.subscribe(() => {
      changed = true;
      pause?.clear();
      pause = deadline(PAUSE_MS);
      pause.signal.addEventListener('abort', end, { once: true });
    });
    for (const { signal } of [limit, still]) signal.addEventListener('abort', end, { once: true });
  });
  pause?.clear();
  limit.clear();
  still.stop();
  observation.stop();
  return changed;
}
