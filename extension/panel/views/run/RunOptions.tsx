import type { PlannerKind, Settings } from '../../../../src/model/settings';
import { say } from '../../../locales/say';
import { Choices } from '../../parts/Choices';
import { Switch } from '../../parts/Switch';
import { plannerChoices } from '../../store/planner-in-use';

/** Options that override the settings for one run. */
export interface RunSwitches {
  planner?: PlannerKind;
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
      <Choices
        label={say('run.planner')}
        quiet
        choices={plannerChoices(settings)}
        chosen={switches.planner ?? settings.planner}
        choose={(planner) => change({ ...switches, planner })}
      />
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
