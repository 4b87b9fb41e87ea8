import type { PlannerKind, Settings } from '../../../../src/model/settings';
import { Choices } from '../../parts/Choices';
import { Switch } from '../../parts/Switch';

/** What differs from the settings, for one run. */
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

const planners = [
  { id: 'embedded', label: 'Embedded' },
  { id: 'claude', label: 'Model' },
  { id: 'on-device', label: 'On device' },
] as const;

/** The switches of the next runs; the settings stay as they are. */
export function RunOptions({ settings, switches, change }: Props) {
  return (
    <div className="run-options stack">
      <Choices
        label="Planner"
        quiet
        choices={planners}
        chosen={switches.planner ?? settings.planner}
        choose={(planner) => change({ ...switches, planner })}
      />
      <Switch
        label="Use playbooks"
        on={switches.usePlaybooks ?? settings.usePlaybooks}
        change={(usePlaybooks) => change({ ...switches, usePlaybooks })}
      />
      <Switch label="Learn from this run" on={switches.learn ?? settings.learn} change={(learn) => change({ ...switches, learn })} />
    </div>
  );
}
