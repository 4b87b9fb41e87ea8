import { useEffect, useState } from 'react';
import { call } from '../../../../src/wire/call';
import type { PanelAnswer } from '../../../../src/wire/calls';
import { say } from '../../../locales/say';
import { Await } from '../../parts/Await';
import { LOADING, type Loaded, loaded } from '../../store/loaded';
import { useRuns } from '../../store/use-runs';
import { sayAmount, sayDollars } from '../../words/say-number';

/** Model calls, tokens and estimated dollars of today. */
export function SpentToday() {
  const [spent, setSpent] = useState<Loaded<PanelAnswer<'settings.spent'>>>(LOADING);
  const calls = useRuns(({ logs }) =>
    Object.values(logs)
      .map(({ run }) => run.usage.calls)
      .join(),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a run that goes on may have spent more
  useEffect(() => void call('settings.spent', {}).then((answer) => setSpent(loaded(answer))), [calls]);
  return (
    <Await thing={spent} what={say('settings.whatWasSpent')}>
      {({ usage }) => <p className="soft">{saySpent(usage)}</p>}
    </Await>
  );
}

function saySpent({ calls: count, input, output, cacheRead, cacheWrite, dollars }: PanelAnswer<'settings.spent'>['usage']): string {
  const tokens = sayAmount(input + output + cacheRead + cacheWrite);
  const cached = sayAmount(cacheRead);
  const has = cacheRead > 0;
  if (dollars !== undefined)
    return say(has ? 'settings.spentCachedPriced' : 'settings.spentPriced', { count, tokens, cached, dollars: sayDollars(dollars) });
  if (count > 0) return say(has ? 'settings.spentCachedNoPrice' : 'settings.spentNoPrice', { count, tokens, cached });
  return say(has ? 'settings.spentCached' : 'settings.spent', { count, tokens, cached });
}
