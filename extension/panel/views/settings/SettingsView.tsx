import { useEffect, useState } from 'react';
import { isLocalEndpoint } from '../../../../src/model/plan/endpoints';
import { isProtocol } from '../../../../src/model/plan/planners';
import type { KeepRuns, Settings } from '../../../../src/model/settings';
import { LANGUAGES } from '../../../locales/languages';
import { say } from '../../../locales/say';
import { Await } from '../../parts/Await';
import { Button } from '../../parts/Button';
import { FaultLine } from '../../parts/FaultLine';
import { Field } from '../../parts/Field';
import { Fold } from '../../parts/Fold';
import { IconButton } from '../../parts/IconButton';
import { Scroll } from '../../parts/Scroll';
import { Switch } from '../../parts/Switch';
import { sayShown } from '../../parts/say-shown';
import { keptLanguage } from '../../store/kept-language';
import { onPermissions } from '../../store/on-permissions';
import { hostOf, plannerInUse } from '../../store/planner-in-use';
import { changeNotify, followNotify, useNotify } from '../../store/use-notify';
import { changeSettings, loadSettings, useSettings } from '../../store/use-settings';
import { allowSite, takeBack } from '../../store/use-site';
import { BridgeSettings } from './BridgeSettings';
import { BudgetSettings } from './BudgetSettings';
import { DeveloperView } from './DeveloperView';
import { LearningSettings } from './LearningSettings';
import { NumberField } from './NumberField';
import { PageSettings } from './PageSettings';
import { PlannerSettings } from './PlannerSettings';
import { SecretSettings } from './SecretSettings';

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

/** How long the journals of runs are kept. */
function KeptSettings({ settings: { keepRuns } }: { settings: Settings }) {
  const change = (patch: Partial<KeepRuns>) => void changeSettings({ keepRuns: { ...keepRuns, ...patch } });
  return (
    <section className="setting stack">
      <h2>{say('history.pastRuns')}</h2>
      <p className="small soft">{say('settings.whatEachRunSawAnd')}</p>
      <NumberField label={say('settings.keepForDays')} value={keepRuns.days} min={1} max={3650} change={(days) => change({ days })} />
      <NumberField label={say('settings.keepAtMostRuns')} value={keepRuns.runs} min={1} max={10_000} change={(runs) => change({ runs })} />
    </section>
  );
}

/** Whether the person is told of runs while the panel is closed. */
function NotifySettings() {
  const { may } = useNotify();
  useEffect(followNotify, []);
  return (
    <section className="setting stack wide">
      <h2>{say('settings.whenThePanelIsClosed')}</h2>
      <Switch
        label={say('settings.notifyMe')}
        hint={say('settings.notifyMeHint')}
        on={may === true}
        disabled={may === undefined}
        change={(on) => void changeNotify(on)}
      />
    </section>
  );
}

/** The language of the panel. The panel begins anew in it, as all of its words are made at its start. */
function LanguageSettings() {
  const [chosen, setChosen] = useState(keptLanguage.get());
  function choose(language: string) {
    setChosen(language);
    keptLanguage.set(language);
    // What is outside the panel speaks it too.
    void changeSettings({ language }).finally(() => location.reload());
  }
  return (
    <section className="setting stack">
      <Field label={say('settings.language')}>
        {(ids) => (
          <select {...ids} className="input" value={chosen} onChange={({ target }) => choose(target.value)}>
            <option value="">{say('settings.asChrome')}</option>
            {Object.entries(LANGUAGES).map(([language, name]) => (
              <option key={language} value={language} lang={language}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
    </section>
  );
}

/** What data leaves the machine with the current settings. */
function WhatLeaves({ settings, hasKey }: { settings: Settings; hasKey: boolean }) {
  const { planner, missing } = plannerInUse(settings, hasKey);
  const isSent = isProtocol(planner) && !missing && !isLocalEndpoint(settings.endpoint);
  return (
    <section className="setting stack">
      <h2>{say('settings.whatLeavesYourComputer')}</h2>
      {isSent ? (
        <p className="soft">
          {sayShown(settings.pictures === 'never' ? 'settings.leaves' : 'settings.leavesWithPicture', { host: hostOf(settings.endpoint) })}
        </p>
      ) : (
        <p className="soft">{say('settings.nothingAsThingsAreSet')}</p>
      )}
      {settings.consent && (
        <div className="row">
          <Button small look="quiet danger" onClick={() => void changeSettings({ consent: false, planner: 'embedded' })}>
            {say('settings.withdrawConsent')}
          </Button>
        </div>
      )}
    </section>
  );
}

/** What the commands of the manifest do; Chrome tells no description of the first. */
const does: Record<string, string> = { _execute_action: say('settings.openAbra'), 'abra-record': say('run.recordPlaybook') };

/** The keys that Chrome gave to Abra, which are none where it or another extension has them, and where they can be changed. */
function ShortcutSettings() {
  const [commands, setCommands] = useState<chrome.commands.Command[]>([]);
  useEffect(() => {
    const read = () => void chrome.commands.getAll().then(setCommands);
    read();
    // Back from Chrome's page of keys.
    window.addEventListener('focus', read);
    return () => window.removeEventListener('focus', read);
  }, []);
  return (
    <section className="setting stack">
      <h2>{say('settings.keys')}</h2>
      <ul className="lines">
        {commands.map(({ name = '', shortcut }) => (
          <li key={name} className="row secret">
            <span className="grow">{does[name] ?? name}</span>
            {shortcut ? <kbd>{shortcut}</kbd> : <span className="small soft">{say('settings.noKey')}</span>}
          </li>
        ))}
      </ul>
      <div className="row">
        <Button small look="quiet" icon="out" onClick={() => void chrome.tabs.create({ url: 'chrome://extensions/shortcuts' })}>
          {say('settings.changeThemInChrome')}
        </Button>
      </div>
    </section>
  );
}

/** The sites that the person has allowed, each with a button to revoke access. */
function AccessSettings() {
  const [origins, setOrigins] = useState<string[]>([]);
  useEffect(() => onPermissions(() => void chrome.permissions.getAll().then((all) => setOrigins(all.origins ?? []))), []);
  return (
    <section className="setting stack">
      <h2>{say('settings.sitesAbraMayActOn')}</h2>
      {origins.length === 0 ? (
        <p className="small soft">{say('settings.noSitesAlwaysAllowedClicking')}</p>
      ) : (
        <ul className="lines">
          {origins.map((origin) => (
            <li key={origin} className="row secret">
              <span className="grow cut">{origin === '<all_urls>' ? say('settings.everySite') : origin.replace(/\/\*$/, '')}</span>
              <IconButton
                small
                danger
                icon="bin"
                label={say('settings.takeBackAccessTo', { origin })}
                onClick={() => void takeBack(origin, origins)}
              />
            </li>
          ))}
        </ul>
      )}
      {!origins.includes('<all_urls>') && (
        <div className="row">
          <Button small look="quiet" icon="globe" onClick={() => void allowSite(undefined)}>
            {say('settings.allowOnEverySite')}
          </Button>
        </div>
      )}
    </section>
  );
}
