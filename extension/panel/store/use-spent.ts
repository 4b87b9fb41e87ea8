import { useEffect, useState } from 'react';
import { call } from '../../../src/wire/call';
import type { PanelAnswer } from '../../../src/wire/calls';
import { LOADING, type Loaded, loaded } from './loaded';
import { useRuns } from './use-runs';
import { useSite } from './use-site';

/** What model calls cost today, and on the site of the tab in all. */
export function useSpent(): Loaded<PanelAnswer<'settings.spent'>> {
  const [spent, setSpent] = useState<Loaded<PanelAnswer<'settings.spent'>>>(LOADING);
  const domain = useSite(({ site }) => (site.status === 'ready' ? site.value.domain : undefined));
  const calls = useRuns(({ logs }) =>
    Object.values(logs)
      .map(({ run }) => run.usage.calls)
      .join(),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a run that goes on may have spent more
  useEffect(() => void call('settings.spent', domain ? { domain } : {}).then((answer) => setSpent(loaded(answer))), [calls, domain]);
  return spent;
}
