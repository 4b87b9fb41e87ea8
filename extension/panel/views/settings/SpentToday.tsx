import { useEffect, useState } from 'react';
import { count } from '../../../../src/lib/text';
import { Await } from '../../parts/Await';
import { LOADING, type Loaded, loaded } from '../../store/loaded';
import { type Spent, spentSince, startOfToday } from '../../store/spent-since';
import { sayAmount, sayDollars } from '../../words/say-number';

/** Model calls, tokens and estimated dollars of the day. */
export function SpentToday() {
  const [spent, setSpent] = useState<Loaded<Spent>>(LOADING);
  useEffect(() => void spentSince(startOfToday()).then((answer) => setSpent(loaded(answer))), []);
  return (
    <Await thing={spent} what="what was spent">
      {({ runs, usage }) => (
        <p className="soft">
          {count(runs, 'run')}, {count(usage.calls, 'model call')},{' '}
          {sayAmount(usage.input + usage.output + usage.cacheRead + usage.cacheWrite)} tokens
          {usage.dollars === undefined ? '' : `, about ${sayDollars(usage.dollars)}`}.
        </p>
      )}
    </Await>
  );
}
