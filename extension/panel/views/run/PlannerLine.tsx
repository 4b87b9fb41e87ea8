import type { PlannerInUse } from '../../store/planner-in-use';
import { showView } from '../../store/use-view';

const why = {
  key: 'No key yet, so only simple commands work.',
  consent: 'You have not agreed to send page text to an AI model, so only simple commands work.',
};

/** The planner in use, and what data leaves the machine for it. */
export function PlannerLine({ planner }: { planner: PlannerInUse }) {
  return (
    <button
      type="button"
      className="planner-line"
      onClick={() => showView('settings')}
      title={planner.missing ? `${why[planner.missing]} Open settings` : 'Open settings'}
    >
      <span className={`planner-dot ${planner.planner}`} aria-hidden="true" />
      <span>
        <b>{planner.name}</b>
        <span className="faint"> · {planner.detail}</span>
      </span>
    </button>
  );
}
