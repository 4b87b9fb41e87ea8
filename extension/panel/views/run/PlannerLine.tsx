import type { PlannerInUse } from '../../store/planner-in-use';
import { showView } from '../../store/use-view';

const why = {
  key: 'No key is set, so the embedded planner plans.',
  consent: 'Sending page text to a model was not agreed to, so the embedded planner plans.',
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
