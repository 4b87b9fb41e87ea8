import { useEffect, useState } from 'react';
import { countNoun } from '../../../../src/lib/text';
import { call } from '../../../../src/wire/call';
import type { PanelAnswer } from '../../../../src/wire/calls';
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
    <Await thing={spent} what="what was spent">
      {({ usage }) => (
        <p className="soft">
          {countNoun(usage.calls, 'model call')}, {sayAmount(usage.input + usage.output + usage.cacheRead + usage.cacheWrite)} tokens
          {usage.cacheRead > 0 ? ` (${sayAmount(usage.cacheRead)} of them cached)` : ''}
          {usage.dollars === undefined ? (usage.calls ? ', price unknown' : '') : `, about ${sayDollars(usage.dollars)}`}.
        </p>
      )}
    </Await>
  );
}
