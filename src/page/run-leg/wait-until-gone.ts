import { until } from '../rest/until';
import type { World } from './world';

/** A page that was asked for may take this long to come, ms. */
const NAVIGATION = 10_000;

/**
 * A document that is being left is not acted on any more; mostly it dies in here. One that stays was asked for something that is no page: a
 * download, an empty answer. The browser tells a page nothing of those, so a limit has to do.
 */
export async function waitUntilGone({ leaving, observation, signal }: World): Promise<string | undefined> {
  const to = leaving.to();
  if (!to) return undefined;
  const stays = await until(() => (leaving.to() ? undefined : true), {
    ms: NAVIGATION,
    observation: { ...observation, subscribe: (listener) => leaving.subscribe(() => listener([])) },
    signal,
  });
  leaving.forget();
  return stays || signal.aborted ? undefined : `The page asked for ${to} and stayed.`.slice(0, 400);
}
