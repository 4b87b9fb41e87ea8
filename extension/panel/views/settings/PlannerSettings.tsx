import { useEffect, useRef, useState } from 'react';
import type { Result } from '../../../../src/lib/result';
import type { EndpointTrial } from '../../../../src/model/plan/endpoint-trial';
import { ENDPOINTS, endpointSettings, isLocalEndpoint, type KnownEndpoint } from '../../../../src/model/plan/endpoints';
import { isProtocol } from '../../../../src/model/plan/planners';
import type { Fault } from '../../../../src/model/run/fault';
import type { Settings } from '../../../../src/model/settings';
import { call } from '../../../../src/wire/call';
import { say, sayFacts } from '../../../locales/say';
import { Button } from '../../parts/Button';
import { Card } from '../../parts/Card';
import { Choices } from '../../parts/Choices';
import { Field } from '../../parts/Field';
import { Icon } from '../../parts/Icon';
import { useDraft } from '../../parts/use-draft';
import { knownEndpoint } from '../../store/key-vendor';
import { loadedValue } from '../../store/loaded';
import { hostOf, plannerChoices } from '../../store/planner-in-use';
import { agreeToModel, changeSettings, loadModels, useSettings } from '../../store/use-settings';
import { originsOf } from '../../store/use-site';
import { useView } from '../../store/use-view';
import { sayModel } from '../../words/say-model';
import { faultInWords } from '../../words/say-told';
import { sayTrial } from '../../words/say-trial';
import { EndpointField } from './EndpointField';
import { KeyField } from './KeyField';

const about: Record<Settings['planner'], string> = {
  embedded: say('settings.understandsSimpleCommandsOneAfter'),
  'messages-api': say('settings.understandsAnyGoalSendsYour'),
  'chat-completions': say('settings.understandsAnyGoalSendsYour'),
  'on-device': say('settings.usesTheModelBuiltInto'),
};

const pictures = [
  { id: 'never', label: say('settings.never') },
  { id: 'stuck', label: say('settings.ifNeeded') },
  { id: 'always', label: say('settings.always') },
] as const;

const aboutPictures: Record<Settings['pictures'], string> = {
  never: say('settings.theModelGetsTheWords'),
  stuck: say('settings.afterAStopTheModel'),
  always: say('settings.theModelGetsAPicture'),
};

/** Settings of the planner, and of the connection to the model. */
export function PlannerSettings({ settings, hasKey }: { settings: Settings; hasKey: boolean }) {
  // A field of the endpoint that is not there is reached by choosing the model first.
  const isWanted = useView(({ setting }) => setting === 'planner' || (setting !== undefined && !isProtocol(settings.planner)));
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isWanted) place.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
  }, [isWanted]);
  return (
    <section className="setting stack" ref={place}>
      <h2>{say('run.planner')}</h2>
      <Choices
        label={say('run.planner')}
        quiet
        choices={plannerChoices(settings)}
        chosen={settings.planner}
        choose={(planner) => void changeSettings({ planner })}
      />
      <p className="small soft">{about[settings.planner]}</p>
      {isProtocol(settings.planner) && (
        <div className="stack wide inset">
          {!settings.consent && !isLocalEndpoint(settings.endpoint) && <Consent endpoint={settings.endpoint} />}
          <KnownEndpointField endpoint={settings.endpoint} />
          <KeyField endpoint={settings.endpoint} hasKey={hasKey} />
          <ModelField model={settings.model} />
          <EndpointField {...settings} />
          <TryEndpoint key={`${settings.endpoint} ${settings.model} ${hasKey}`} endpoint={settings.endpoint} />
          <Choices
            label={say('settings.picturesOfThePageTo')}
            choices={pictures}
            chosen={settings.pictures}
            choose={(choice) => void changeSettings({ pictures: choice })}
          />
          <p className="small soft">{aboutPictures[settings.pictures]}</p>
        </div>
      )}
    </section>
  );
}

function Consent({ endpoint }: { endpoint: string }) {
  return (
    <Card tone="ask" icon="ask" title={say('settings.mayPageTextLeaveYour')}>
      <p>{say('settings.theGoalAndTheVisible', { endpoint: hostOf(endpoint) })}</p>
      <div className="row">
        <Button small look="primary" onClick={() => void agreeToModel()}>
          {say('settings.iAgree')}
        </Button>
      </div>
    </Card>
  );
}

/** The model: one from the endpoint's list, or any other name. */
function ModelField({ model }: { model: string }) {
  const { models } = useSettings();
  const isWanted = useView(({ setting }) => setting === 'model');
  const draft = useDraft(model, (typed) => typed.trim() && void changeSettings({ model: typed.trim() }));
  useEffect(() => void loadModels(), []);
  const known = loadedValue(models) ?? [];
  const chosen = known.find(({ id }) => id === model);
  const label = chosen?.label === model ? undefined : chosen?.label;
  const hint =
    models.status === 'failed'
      ? say('settings.theListOfModelsDid', { message: faultInWords(models.fault) })
      : chosen
        ? sayFacts([label, sayModel(chosen)]) || say('settings.theEndpointTellsNothingElse')
        : say('settings.oneOfTheListOr');
  return (
    <Field label={say('settings.model')} hint={hint}>
      {(ids) => (
        <>
          <input
            {...ids}
            {...draft}
            className="input"
            // biome-ignore lint/a11y/noAutofocus: the person came for this field
            autoFocus={isWanted}
            list="known-models"
            spellCheck={false}
            maxLength={200}
          />
          <datalist id="known-models">
            {known.map(({ id, label: name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}

/** Sets the endpoint, how it is spoken to, and the model to those of a known vendor, gateway or server, and says which key it wants. */
function KnownEndpointField({ endpoint }: { endpoint: string }) {
  const chosen = ENDPOINTS.find((one) => one.endpoint === endpoint);
  const hint = chosen ? (
    <>
      {say(`endpoint.${chosen.id}`)}{' '}
      <a href={chosen.page} target="_blank" rel="noreferrer">
        {say('settings.moreAboutIt')}
      </a>
    </>
  ) : (
    say('settings.anotherOneItsAddressIs')
  );
  return (
    <Field label={say('settings.whereTheModelRuns')} hint={hint}>
      {(ids) => (
        <select
          {...ids}
          className="input"
          value={chosen?.endpoint ?? ''}
          onChange={({ target }) => {
            const next = knownEndpoint(target.value);
            if (next) void changeSettings(endpointSettings(next));
          }}
        >
          {groups.map(({ label, rows }) => (
            <optgroup key={label} label={label}>
              {rows.map(({ name, endpoint: address, isLocal }) => (
                <option key={address} value={address}>
                  {isLocal ? say('endpoint.local', { name }) : name}
                </option>
              ))}
            </optgroup>
          ))}
          {!chosen && <option value="">{say('settings.anotherAddress')}</option>}
        </select>
      )}
    </Field>
  );
}

const rows: readonly KnownEndpoint[] = ENDPOINTS;

const groups = [
  { label: say('endpoint.vendors'), rows: rows.filter(({ isLocal, isGateway }) => !isLocal && !isGateway) },
  { label: say('endpoint.gateways'), rows: rows.filter(({ isGateway }) => isGateway) },
  { label: say('endpoint.here'), rows: rows.filter(({ isLocal }) => isLocal) },
];

/** A button that makes one tiny call of the model, and what came of it. Where the endpoint is not reached, access to its address is offered. */
function TryEndpoint({ endpoint }: { endpoint: string }) {
  const [trial, setTrial] = useState<Result<EndpointTrial, Fault> | 'asking'>();

  async function tryIt() {
    setTrial('asking');
    setTrial(await call('settings.try', {}));
  }
  // Chrome asks the person only within the click.
  async function allowAndTry() {
    if (await chrome.permissions.request({ origins: originsOf(endpoint) })) await tryIt();
  }

  const over = trial === 'asking' ? undefined : trial;
  return (
    <div className="stack">
      <div className="row">
        <Button small disabled={trial === 'asking'} onClick={() => void tryIt()}>
          {trial === 'asking' ? say('settings.testing') : say('settings.test')}
        </Button>
        <span className="small soft grow">{say('settings.oneTinyCallWithNo')}</span>
      </div>
      <div role="status">
        {over && (
          <p className="row small trial">
            <Icon name={over.ok && over.value.came === 'works' ? 'check' : 'alert'} />
            <span className="grow">{over.ok ? sayTrial(over.value) : faultInWords(over.failure)}</span>
          </p>
        )}
      </div>
      {over?.ok && over.value.came === 'unreachable' && (
        <div className="row">
          <Button small onClick={() => void allowAndTry()}>
            {say('settings.allowAccessToAndTest', { endpoint: hostOf(endpoint) })}
          </Button>
        </div>
      )}
    </div>
  );
}
