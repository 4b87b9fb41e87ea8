import { say } from '../../../locales/say';
import { Await } from '../../parts/Await';
import { FaultLine } from '../../parts/FaultLine';
import { Fold } from '../../parts/Fold';
import { Scroll } from '../../parts/Scroll';
import { loadSettings, useSettings } from '../../store/use-settings';
import { AccessSettings } from './AccessSettings';
import { BridgeSettings } from './BridgeSettings';
import { BudgetSettings } from './BudgetSettings';
import { DeveloperView } from './DeveloperView';
import { KeptSettings } from './KeptSettings';
import { LanguageSettings } from './LanguageSettings';
import { LearningSettings } from './LearningSettings';
import { NotifySettings } from './NotifySettings';
import { PageSettings } from './PageSettings';
import { PlannerSettings } from './PlannerSettings';
import { SecretSettings } from './SecretSettings';
import { ShortcutSettings } from './ShortcutSettings';
import { WhatLeaves } from './WhatLeaves';

/** All settings. A change takes effect at once. */
export function SettingsView() {
  const { answer, fault } = useSettings();
  return (
    <Scroll label={say('panel.settings')}>
      <header className="view-head">
        <h1>{say('panel.settings')}</h1>
      </header>
      <Await thing={answer} what={say('settings.theSettings')} again={() => void loadSettings()}>
        {({ settings, hasKey }) => (
          <div className="settings">
            <FaultLine fault={fault} title={say('settings.thisWasNotChanged')} />
            <PlannerSettings settings={settings} hasKey={hasKey} />
            <LearningSettings settings={settings} />
            <PageSettings settings={settings} />
            <NotifySettings />
            <LanguageSettings />
            <BudgetSettings settings={settings} />
            <KeptSettings settings={settings} />
            <SecretSettings />
            <AccessSettings />
            <BridgeSettings />
            <ShortcutSettings />
            <WhatLeaves settings={settings} hasKey={hasKey} />
            <section className="setting">
              <Fold title={say('settings.forDevelopers')}>
                <DeveloperView />
              </Fold>
            </section>
          </div>
        )}
      </Await>
    </Scroll>
  );
}
