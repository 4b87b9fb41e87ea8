import type { Settings } from '../../../../src/model/settings';
import { Button } from '../../parts/Button';
import { Card } from '../../parts/Card';
import { Choices } from '../../parts/Choices';
import { hostOf, PLANNERS } from '../../store/planner-in-use';
import { changeSettings } from '../../store/use-settings';
import { EndpointField } from './EndpointField';
import { KeyField } from './KeyField';
import { ModelField } from './ModelField';

const about: Record<Settings['planner'], string> = {
  embedded: 'Understands plain commands, one after the other. No key; nothing leaves this machine.',
  'messages-api': 'Plans whole goals. Sends the goal and the page’s text to the endpoint below.',
  'on-device': 'Uses the model built into Chrome, where there is one. Nothing leaves this machine.',
};

const pictures = [
  { id: 'never', label: 'Never' },
  { id: 'stuck', label: 'When stuck' },
  { id: 'always', label: 'Always' },
] as const;

/** Settings of the planner, and of the connection to the model. */
export function PlannerSettings({ settings, hasKey }: { settings: Settings; hasKey: boolean }) {
  return (
    <section className="setting stack">
      <h2>Planner</h2>
      <Choices label="Planner" quiet choices={PLANNERS} chosen={settings.planner} choose={(planner) => void changeSettings({ planner })} />
      <p className="small soft">{about[settings.planner]}</p>
      {settings.planner === 'messages-api' && (
        <div className="stack wide inset">
          {!settings.consent && <Consent endpoint={settings.endpoint} />}
          <KeyField hasKey={hasKey} />
          <ModelField model={settings.model} />
          <EndpointField endpoint={settings.endpoint} />
          <Choices
            label="Pictures of the page to the model"
            choices={pictures}
            chosen={settings.pictures}
            choose={(choice) => void changeSettings({ pictures: choice })}
          />
        </div>
      )}
    </section>
  );
}

function Consent({ endpoint }: { endpoint: string }) {
  return (
    <Card tone="ask" icon="ask" title="May page text leave this machine?">
      <p>
        The goal, and the visible text and controls of the page, go to {hostOf(endpoint)}. Passwords, codes and card numbers never do. Until
        you agree, the embedded planner plans.
      </p>
      <div className="row">
        <Button small look="primary" onClick={() => void changeSettings({ consent: true })}>
          I agree
        </Button>
      </div>
    </Card>
  );
}
