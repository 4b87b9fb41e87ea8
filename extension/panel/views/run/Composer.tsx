import { useRef, useState } from 'react';
import type { Run } from '../../../../src/model/run';
import { Button } from '../../parts/Button';
import { IconButton } from '../../parts/IconButton';
import { loadedValue } from '../../store/loaded';
import { plannerInUse } from '../../store/planner-in-use';
import { startGoal, stepHistory, stopRun, useRuns } from '../../store/use-runs';
import { useSettings } from '../../store/use-settings';
import { ensureAccess, useSite } from '../../store/use-site';
import { typeGoal, useView } from '../../store/use-view';
import { PlannerLine } from './PlannerLine';
import { RunOptions, type RunSwitches } from './RunOptions';

/** The goal field. Enter runs, Shift+Enter inserts a line break, the arrow keys go through earlier goals. */
export function Composer({ active }: { active: Run | undefined }) {
  const { goal } = useView();
  const { starting } = useRuns();
  const { tabId, site } = useSite();
  const answer = loadedValue(useSettings((state) => state.answer));
  const [switches, setSwitches] = useState<RunSwitches>({});
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const access = loadedValue(site)?.access;
  const canRun = goal.trim() !== '' && tabId !== undefined && !active && !starting && access !== undefined && access !== 'forbidden';
  const planner = answer && plannerInUse(answer.settings, answer.hasKey, switches.planner);

  async function run() {
    if (!canRun || tabId === undefined) return;
    if (!(await ensureAccess())) return;
    if (await startGoal({ goal: goal.trim(), tabId, ...switches, ...(switches.planner && planner ? { planner: planner.planner } : {}) }))
      typeGoal('');
    box.current?.focus();
  }

  function onKeyDown(event: React.KeyboardEvent<HTMLTextAreaElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      void run();
    }
    const direction = whichWay(event.key, event.currentTarget);
    if (!direction || event.shiftKey) return;
    event.preventDefault();
    typeGoal(stepHistory(direction, goal));
  }

  return (
    <section className="composer" aria-label="New goal">
      {isOpen && answer && <RunOptions settings={answer.settings} switches={switches} change={setSwitches} />}
      <div className="composer-box">
        <textarea
          ref={box}
          // biome-ignore lint/a11y/noAutofocus: the panel was opened to type a goal
          autoFocus
          rows={1}
          value={goal}
          maxLength={8000}
          placeholder={active ? 'The next goal…' : 'What shall Abra do on this page?'}
          aria-label="Goal"
          aria-describedby="goal-keys"
          onChange={(event) => typeGoal(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {active ? (
          <Button look="danger" icon="stop" onClick={() => void stopRun(active.id)} title="Stop (Escape)">
            Stop
          </Button>
        ) : (
          <Button look="primary" icon="play" disabled={!canRun} onClick={() => void run()} title="Run (Enter)">
            Run
          </Button>
        )}
      </div>
      <p id="goal-keys" className="unseen">
        Enter runs, Shift and Enter makes a new line, arrow up and down bring back earlier goals, Escape stops a run.
      </p>
      <div className="composer-foot">
        {planner && <PlannerLine planner={planner} />}
        <IconButton small icon="options" label="Options for this run" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} />
      </div>
    </section>
  );
}

/** Arrow keys go through the history only if the caret cannot move any further in that direction. */
function whichWay(key: string, box: HTMLTextAreaElement): 'older' | 'newer' | undefined {
  const before = box.value.slice(0, box.selectionStart);
  const after = box.value.slice(box.selectionEnd);
  if (key === 'ArrowUp' && !before.includes('\n')) return 'older';
  if (key === 'ArrowDown' && !after.includes('\n')) return 'newer';
  return undefined;
}
