import { say } from '../../../locales/say';
import type { PlannerInUse } from '../../store/planner-in-use';
import { showView } from '../../store/use-view';

const why = {
  key: say('run.noKeyYetSoOnly'),
  consent: say('run.youHaveNotAgreedTo'),
};

/** The planner in use, and what data leaves the machine for it. */
export function PlannerLine({ planner }: { planner: PlannerInUse }) {
  return (
    <button
      type="button"
      className="planner-line"
      onClick={() => showView('settings')}
      title={planner.missing ? why[planner.missing] : say('run.openSettings')}
    >
      <span className={`planner-dot ${planner.planner}`} aria-hidden="true" />
      <span>
        <b>{planner.name}</b>
        <span className="faint"> · {planner.detail}</span>
      </span>
    </button>
  );
}
