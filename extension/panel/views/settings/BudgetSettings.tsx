import type { Usage } from '../../../../src/model/run/usage';
import type { Budgets, Settings } from '../../../../src/model/settings';
import { say } from '../../../locales/say';
import { Await } from '../../parts/Await';
import { Fold } from '../../parts/Fold';
import { changeSettings } from '../../store/use-settings';
import { useSpent } from '../../store/use-spent';
import { sayAmount, sayDollars } from '../../words/say-number';
import { NumberField } from './NumberField';

/** Limits of a run, at which it asks the person. */
export function BudgetSettings({ settings: { budgets } }: { settings: Settings }) {
  const change = (patch: Partial<Budgets>) => void changeSettings({ budgets: { ...budgets, ...patch } });
  return (
    <section className="setting stack">
      <h2>{say('settings.budgetOfOneRun')}</h2>
      <p className="small soft">{say('settings.whenOneIsUsedUp')}</p>
      <NumberField
        label={say('run.operations')}
        value={budgets.operations}
        min={1}
        max={10_000}
        change={(operations) => change({ operations })}
      />
      <NumberField
        label={say('run.modelCalls')}
        value={budgets.modelCalls}
        min={0}
        max={1000}
        change={(modelCalls) => change({ modelCalls })}
      />
      <NumberField label={say('run.tokens')} value={budgets.tokens} min={0} max={100_000_000} change={(tokens) => change({ tokens })} />
      <NumberField
        label={say('settings.minutes')}
        value={budgets.minutes}
        min={0.1}
        max={1440}
        whole={false}
        change={(minutes) => change({ minutes })}
      />
      <Fold title={say('settings.spentToday')}>
        <SpentToday />
      </Fold>
    </section>
  );
}

/** Model calls, tokens and estimated dollars of today, and of this site in all. */
function SpentToday() {
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
