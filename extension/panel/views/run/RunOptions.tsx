import type { Settings } from '../../../../src/model/settings';
import { say } from '../../../locales/say';
import { Switch } from '../../parts/Switch';

/** Options that override the settings for one run. */
export interface RunSwitches {
  usePlaybooks?: boolean;
  learn?: boolean;
}

interface Props {
  settings: Settings;
  switches: RunSwitches;
  change: (switches: RunSwitches) => void;
}

/** Switches for the next runs; they do not change the settings. */
export function RunOptions({ settings, switches, change }: Props) {
  return (
    <div className="run-options stack">
      <Switch
        label={say('run.usePlaybooks')}
        on={switches.usePlaybooks ?? settings.usePlaybooks}
        change={(usePlaybooks) => change({ ...switches, usePlaybooks })}
      />
      <Switch
        label={say('run.learnFromThisRun')}
        on={switches.learn ?? settings.learn}
        change={(learn) => change({ ...switches, learn })}
      />
    </div>
  );
}
