import { Fragment } from 'react';
import { isProtocol } from '../../../../src/model/plan/planners';
import { priceOf } from '../../../../src/model/plan/prices';
import type { Settings } from '../../../../src/model/settings';
import type { OfferedModel } from '../../../../src/wire/shapes';
import { say, sayFacts } from '../../../locales/say';
import { knownEndpoint } from '../../store/key-vendor';
import { loadedValue } from '../../store/loaded';
import { plannerChoices, plannerInUse } from '../../store/planner-in-use';
import { changeSettings, loadModels, useSettings } from '../../store/use-settings';
import { askForModel, openSettings } from '../../store/use-view';
import { sayPrice, sayRates } from '../../words/say-model';

/** Something to plan with, or the way to another one. */
interface Choice {
  id: string;
  label: string;
  take: () => void;
}

/** What plans the next goals, with its price and what leaves the computer for it. Another choice holds from then on, as one in Settings. */
export function PlannerLine({ settings, hasKey }: { settings: Settings; hasKey: boolean }) {
  const { models } = useSettings();
  const { planner, detail } = plannerInUse(settings, hasKey);
  const offered = loadedValue(models) ?? [];
  const isAsked = isProtocol(planner);
  const groups = { models: modelChoices(settings, hasKey, offered), others: otherChoices(settings), more: [other(hasKey)] };
  const chosen = isAsked ? modelId(settings.model) : planner;
  const price = isAsked && priceAs(settings.model, offered);
  /** They are asked for before the list opens, and not before the person goes for it. */
  const load = () => models.status !== 'ready' && void loadModels();
  return (
    <div className="planner-line">
      <span className={`planner-dot ${planner}`} aria-hidden="true" />
      <select
        className="planner-choice"
        aria-label={say('run.planner')}
        title={detail}
        value={chosen}
        onFocus={load}
        onPointerEnter={load}
        onChange={({ target }) =>
          Object.values(groups)
            .flat()
            .find(({ id }) => id === target.value)
            ?.take()
        }
      >
        {Object.entries(groups).map(([name, choices]) => (
          <Fragment key={name}>
            {name !== 'models' && <hr />}
            {choices.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </Fragment>
        ))}
      </select>
      {price && (
        <span className="price">
          <span className="if-wide">{sayPrice(price)}</span>
          <span className="if-narrow" title={sayPrice(price)}>
            {sayRates(price)}
          </span>
        </span>
      )}
      <span className="faint">{detail}</span>
    </div>
  );
}

const other = (hasKey: boolean): Choice => ({
  id: 'other',
  label: say('run.otherModelOrKey'),
  take: () => openSettings(hasKey ? 'model' : 'key'),
});

const modelId = (model: string): string => `model ${model}`;

/** The models of the endpoint, the one in use first; those that it is known for if it does not list them. The one in use has its price beside the list. */
function modelChoices(settings: Settings, hasKey: boolean, offered: readonly OfferedModel[]): Choice[] {
  const { model, endpoint, protocol } = settings;
  const known = offered.length ? offered.map(({ id }) => id) : (knownEndpoint(endpoint)?.models ?? []);
  return [...new Set([model, ...known])].map((one) => {
    const price = one === model ? undefined : priceAs(one, offered);
    return {
      id: modelId(one),
      label: sayFacts([one, price && sayRates(price)]),
      take: () => {
        void changeSettings({ planner: protocol, model: one });
        if (plannerInUse({ ...settings, planner: protocol }, hasKey).missing === 'key') askForModel();
      },
    };
  });
}

/** What plans without an endpoint. */
const otherChoices = (settings: Settings): Choice[] =>
  plannerChoices(settings)
    .filter(({ id }) => !isProtocol(id))
    .map(({ id, label }) => ({ id, label, take: () => void changeSettings({ planner: id }) }));

/** The endpoint's own price, else that of the table. */
const priceAs = (model: string, offered: readonly OfferedModel[]) => offered.find(({ id }) => id === model)?.price ?? priceOf(model);
