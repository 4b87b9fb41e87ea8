import type { Budgets, Settings } from '../../../../src/model/settings';
import { say } from '../../../locales/say';
import { Fold } from '../../parts/Fold';
import { changeSettings } from '../../store/use-settings';
import { NumberField } from './NumberField';
import { SpentToday } from './SpentToday';

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
