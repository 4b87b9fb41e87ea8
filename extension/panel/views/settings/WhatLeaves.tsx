import type { Settings } from '../../../../src/model/settings';
import { Button } from '../../parts/Button';
import { hostOf, plannerInUse } from '../../store/planner-in-use';
import { changeSettings } from '../../store/use-settings';

/** What data leaves the machine with the current settings. */
export function WhatLeaves({ settings, hasKey }: { settings: Settings; hasKey: boolean }) {
  const isModel = plannerInUse(settings, hasKey).planner === 'messages-api';
  return (
    <section className="setting stack">
      <h2>What leaves your computer</h2>
      {isModel ? (
        <p className="soft">
          For goals that no playbook knows: the goal, the page’s visible text and controls
          {settings.pictures === 'never' ? '' : ', and sometimes a picture of it'}, to <b>{hostOf(settings.endpoint)}</b>. Nothing else,
          nowhere else.
        </p>
      ) : (
        <p className="soft">Nothing, as things are set now.</p>
      )}
      {settings.consent && (
        <div className="row">
          <Button small look="quiet danger" onClick={() => void changeSettings({ consent: false, planner: 'embedded' })}>
            Withdraw consent
          </Button>
        </div>
      )}
    </section>
  );
}
