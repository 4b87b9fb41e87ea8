import { useEffect, useRef } from 'react';
import { isLocalEndpoint } from '../../../../src/model/plan/endpoints';
import { isProtocol } from '../../../../src/model/plan/planners';
import type { Settings } from '../../../../src/model/settings';
import { say } from '../../../locales/say';
import { Button } from '../../parts/Button';
import { Card } from '../../parts/Card';
import { Choices } from '../../parts/Choices';
import { hostOf, plannerChoices } from '../../store/planner-in-use';
import { agreeToModel, changeSettings } from '../../store/use-settings';
import { useView } from '../../store/use-view';
import { EndpointField } from './EndpointField';
import { KeyField } from './KeyField';
import { KnownEndpointField } from './KnownEndpointField';
import { ModelField } from './ModelField';
import { TryEndpoint } from './TryEndpoint';

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
