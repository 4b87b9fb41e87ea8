import { isLocalEndpoint } from '../../../../src/model/plan/endpoints';
import { isProtocol } from '../../../../src/model/plan/planners';
import type { Settings } from '../../../../src/model/settings';
import { say } from '../../../locales/say';
import { Button } from '../../parts/Button';
import { sayShown } from '../../parts/say-shown';
import { hostOf, plannerInUse } from '../../store/planner-in-use';
import { changeSettings } from '../../store/use-settings';

/** What data leaves the machine with the current settings. */
export function WhatLeaves({ settings, hasKey }: { settings: Settings; hasKey: boolean }) {
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
