import { useEffect, useRef, useState } from 'react';
import type { Run } from '../../../../src/model/run';
import { say } from '../../../locales/say';
import { Button } from '../../parts/Button';
import { IconButton } from '../../parts/IconButton';
import { loadedValue } from '../../store/loaded';
import { plannerInUse } from '../../store/planner-in-use';
import { dropFiles, filesGoWith } from '../../store/use-files';
import { startGoal, stopBeginning, stopRun, useRuns } from '../../store/use-runs';
import { useSettings } from '../../store/use-settings';
import { ensureAccess, useSite } from '../../store/use-site';
import { typeGoal, useView } from '../../store/use-view';
import { DroppedFiles } from './DroppedFiles';
import { GoalField } from './GoalField';
import { PlannerLine } from './PlannerLine';
import { RunOptions, type RunSwitches } from './RunOptions';

/** The goal field with what belongs to it: Run or Stop, who plans, options. */
export function Composer({ active }: { active: Run | undefined }) {
  const { goal, offers } = useView();
  const { starting } = useRuns();
  const { tabId, site } = useSite();
  const answer = loadedValue(useSettings((state) => state.answer));
  const [switches, setSwitches] = useState<RunSwitches>({});
  const [isOpen, setOpen] = useState(false);
  const [isOver, setOver] = useState(false);
  /** The goal of an Enter that came before it was known what may be done in the tab. */
  const [early, setEarly] = useState<string>();
  const box = useRef<HTMLTextAreaElement>(null);
  const isUnknown = site.status === 'loading';
  const access = loadedValue(site)?.access;
  const canRun =
    goal.trim() !== '' && tabId !== undefined && !active && starting === undefined && access !== undefined && access !== 'forbidden';
  const planner = answer && plannerInUse(answer.settings, answer.hasKey, switches.planner);

  useEffect(() => void (offers && box.current?.focus()), [offers]);

  async function run() {
    if (isUnknown && !active) setEarly(goal);
    if (!canRun || tabId === undefined) return;
    if (!(await ensureAccess())) return;
    const begun = startGoal({
      goal: goal.trim(),
      tabId,
      ...switches,
      ...(switches.planner && planner ? { planner: planner.planner } : {}),
    });
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
    if (early === undefined || isUnknown) return;
    setEarly(undefined);
    if (early === goal) void run();
  });

  return (
    <section className="composer" aria-label={say('run.newGoal')}>
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
        {planner && <PlannerLine planner={planner} />}
        <IconButton small icon="options" label={say('run.optionsForThisRun')} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} />
      </div>
    </section>
  );
}
