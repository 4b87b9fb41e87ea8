import type { Usage } from '../../../../src/model/run/usage';
import { say } from '../../../locales/say';
import { Await } from '../../parts/Await';
import { useSpent } from '../../store/use-spent';
import { sayAmount, sayDollars } from '../../words/say-number';

/** Model calls, tokens and estimated dollars of today, and of this site in all. */
export function SpentToday() {
  return (
    <Await thing={useSpent()} what={say('settings.whatWasSpent')}>
      {({ usage, site }) => (
        <>
          <p className="soft">{saySpent(usage)}</p>
          {site && <p className="soft">{say('run.spentHere', { spent: saySpent(site) })}</p>}
        </>
      )}
    </Await>
  );
}

function saySpent({ calls: count, input, output, cacheRead, cacheWrite, dollars }: Usage): string {
  const tokens = sayAmount(input + output + cacheRead + cacheWrite);
  const cached = sayAmount(cacheRead);
  const has = cacheRead > 0;
  if (dollars !== undefined)
    return say(has ? 'settings.spentCachedPriced' : 'settings.spentPriced', { count, tokens, cached, dollars: sayDollars(dollars) });
  if (count > 0) return say(has ? 'settings.spentCachedNoPrice' : 'settings.spentNoPrice', { count, tokens, cached });
  return say(has ? 'settings.spentCached' : 'settings.spent', { count, tokens, cached });
}
