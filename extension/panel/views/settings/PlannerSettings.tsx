import { useEffect, useRef } from 'react';
import type { Settings } from '../../../../src/model/settings';
import { Button } from '../../parts/Button';
import { Card } from '../../parts/Card';
import { Choices } from '../../parts/Choices';
import { hostOf, PLANNERS } from '../../store/planner-in-use';
import { changeSettings } from '../../store/use-settings';
import { useView } from '../../store/use-view';
import { EndpointField } from './EndpointField';
import { KeyField } from './KeyField';
import { KnownEndpointField } from './KnownEndpointField';
import { ModelField } from './ModelField';
import { TryEndpoint } from './TryEndpoint';

const about: Record<Settings['planner'], string> = {
  embedded: 'Understands simple commands, one after another. No key; nothing leaves your computer.',
  'messages-api': 'Understands any goal. Sends your goal and the visible text of the page to the address below.',
  'on-device': 'Uses the model built into Chrome. Nothing leaves your computer.',
};

const pictures = [
  { id: 'never', label: 'Never' },
  { id: 'stuck', label: 'If needed' },
  { id: 'always', label: 'Always' },
] as const;

const aboutPictures: Record<Settings['pictures'], string> = {
  never: 'The model gets the words of the page only.',
  stuck: 'After a stop the model gets a picture too, if the page has no words for what is there: icons without a name, drawings, maps.',
  always: 'The model gets a picture with each call. That costs more.',
};

/** Settings of the planner, and of the connection to the model. */
export function PlannerSettings({ settings, hasKey }: { settings: Settings; hasKey: boolean }) {
  const isWanted = useView(({ setting }) => setting === 'planner');
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isWanted) place.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
  }, [isWanted]);
  return (
    <section className="setting stack" ref={place}>
      <h2>Planner</h2>
      <Choices label="Planner" quiet choices={PLANNERS} chosen={settings.planner} choose={(planner) => void changeSettings({ planner })} />
      <p className="small soft">{about[settings.planner]}</p>
      {settings.planner === 'messages-api' && (
        <div className="stack wide inset">
          {!settings.consent && <Consent endpoint={settings.endpoint} />}
          <KnownEndpointField endpoint={settings.endpoint} />
          <KeyField hasKey={hasKey} />
          <ModelField model={settings.model} />
          <EndpointField endpoint={settings.endpoint} />
          <TryEndpoint key={`${settings.endpoint} ${settings.model} ${hasKey}`} endpoint={settings.endpoint} />
          <Choices
            label="Pictures of the page to the model"
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
    <Card tone="ask" icon="ask" title="May page text leave your computer?">
      <p>
        The goal, and the visible text and controls of the page, go to {hostOf(endpoint)}. Passwords, codes and card numbers never do. Until
        you agree, only simple commands work.
      </p>
      <div className="row">
        <Button small look="primary" onClick={() => void changeSettings({ consent: true, approvePlans: 'first' })}>
          I agree
        </Button>
      </div>
    </Card>
  );
}
