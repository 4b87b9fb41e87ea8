import { until } from '../rest/until';
import type { LegContext } from './leg-context';

/** A navigation may take this long to commit, ms. */
const NAVIGATION = 10_000;

/**
 * A document that is being left is not acted on any more; mostly it is unloaded in here. If it stays, the navigation was a download or an
 * empty response, of which the browser tells a page nothing, so there has to be a limit.
 */
export async function waitForNavigation({ leaving, observation, signal }: LegContext): Promise<string | undefined> {
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
