import { useEffect, useRef, useState } from 'react';
import type { Run } from '../../../../src/model/run/run';
import type { Settings } from '../../../../src/model/settings';
import { say } from '../../../locales/say';
import { Button } from '../../parts/Button';
import { IconButton } from '../../parts/IconButton';
import { Switch } from '../../parts/Switch';
import { loadedValue } from '../../store/loaded';
import { plannerInUse } from '../../store/planner-in-use';
import { dropFiles, filesGoWith, removeFile, useFiles } from '../../store/use-files';
import { startGoal, startOffer, stopBeginning, stopRun, useRuns } from '../../store/use-runs';
import { useSettings } from '../../store/use-settings';
import { ensureAccess, useSite } from '../../store/use-site';
import { askForModel, fieldOfGoal, typeGoal, useView } from '../../store/use-view';
import { GoalField } from './GoalField';
import { ModelNeeds } from './ModelNeeds';
import { PlannerLine } from './PlannerLine';

/** The goal field with what belongs to it: Run or Stop, who plans, options. */
export function Composer({ active }: { active: Run | undefined }) {
  const { goal, offers } = useView();
  const { starting } = useRuns();
  const { tabId, site } = useSite();
  const answered = useSettings((state) => state.answer);
  const answer = loadedValue(answered);
  const [switches, setSwitches] = useState<RunSwitches>({});
  const [isOpen, setOpen] = useState(false);
  const [isOver, setOver] = useState(false);
  /** A goal that is to run as soon as what it waits for is there: access and settings are known, and the model has what it needs. */
  const [waiting, setWaiting] = useState<string>();
  const box = useRef<HTMLTextAreaElement>(null);
  const isUnknown = site.status === 'loading' || answered.status === 'loading';
  const access = loadedValue(site)?.access;
  const canRun =
    goal.trim() !== '' && tabId !== undefined && !active && starting === undefined && access !== undefined && access !== 'forbidden';
  const missing = answer && plannerInUse(answer.settings, answer.hasKey).missing;

  useEffect(() => void (offers && box.current?.focus()), [offers]);

  async function run() {
    if (isUnknown && !active) setWaiting(goal);
    if (isUnknown || !canRun || tabId === undefined) return;
    if (!(await ensureAccess())) return;
    const field = fieldOfGoal();
    if (field) {
      if (field.text === '') return;
      typeGoal('');
      return void startOffer(field.offer, field.text);
    }
    if (missing) {
      setWaiting(goal);
      return askForModel();
    }
    const begun = startGoal({ goal: goal.trim(), tabId, ...switches });
    // What is typed from now on is of the next goal.
    typeGoal('');
    if (await begun) {
      const { shown } = useRuns.getState();
      if (shown !== undefined) filesGoWith(shown);
    } else if (useView.getState().goal === '') typeGoal(goal);
    box.current?.focus();
  }

  /** `clicks`: the second one of a double-click on Run is none on the button that stands there then. */
  function stop(clicks: number) {
    if (clicks > 1) return;
    if (active && starting === undefined) void stopRun(active.id);
    else stopBeginning();
  }

  useEffect(() => {
    if (waiting === undefined || isUnknown || missing) return;
    setWaiting(undefined);
    if (waiting === goal) void run();
  });

  return (
    <section className="composer" aria-label={say('run.newGoal')}>
      {answer && (missing === 'key' || (missing && waiting !== undefined)) && (
        <ModelNeeds settings={answer.settings} missing={missing} done={() => box.current?.focus()} />
      )}
      {isOpen && answer && <RunOptions settings={answer.settings} switches={switches} change={setSwitches} />}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a way of the mouse alone; by keyboard a run asks for its files */}
      <div
        className={isOver ? 'composer-box over' : 'composer-box'}
        onDragOver={(event) => {
          if (!event.dataTransfer.types.includes('Files')) return;
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          setOver(false);
          if (!event.dataTransfer.types.includes('Files')) return;
          event.preventDefault();
          dropFiles(event.dataTransfer);
        }}
      >
        <DroppedFiles />
        <GoalField isActive={active !== undefined} taken={starting} box={box} run={() => void run()} />
        {active || starting !== undefined ? (
          <Button look="danger" icon="stop" onClick={({ detail }) => stop(detail)} title={say('run.stopEscape')}>
            {say('recording.stop')}
          </Button>
        ) : (
          <Button look="primary" icon="play" disabled={!canRun} onClick={() => void run()} title={say('run.runEnter')}>
            {say('panel.run')}
          </Button>
        )}
      </div>
      <div className="composer-foot">
        {answer && <PlannerLine {...answer} />}
        <IconButton small icon="options" label={say('run.optionsForThisRun')} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} />
      </div>
    </section>
  );
}

/** The files that go with the next goal, each with a button that takes it away again. */
function DroppedFiles() {
  const { dropped } = useFiles();
  return (
    <>
      {dropped.length > 0 && (
        <ul className="dropped-files" aria-label={say('run.filesForThisRun')}>
          {dropped.map((file) => (
            <li key={file.name}>
              <span className="cut">{file.name}</span>
              <IconButton small icon="cross" label={say('run.removeFile', { name: file.name })} onClick={() => removeFile(file)} />
            </li>
          ))}
        </ul>
      )}
      <span className="unseen" role="status">
        {dropped.length > 0 ? say('run.fileCount', { count: dropped.length }) : ''}
      </span>
    </>
  );
}

/** Options that override the settings for one run. */
interface RunSwitches {
  usePlaybooks?: boolean;
  learn?: boolean;
}

interface Props {
  settings: Settings;
  switches: RunSwitches;
  change: (switches: RunSwitches) => void;
}

/** Switches for the next runs; they do not change the settings. */
function RunOptions({ settings, switches, change }: Props) {
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
