import { say } from '../../../locales/say';
import { Icon } from '../../parts/Icon';
import type { GoalCompletion } from '../../store/complete-goal';

/** The id of an option of the list, which the goal field points to. */
export const optionId = (at: number) => `goal-completion-${at}`;

const ICONS = { playbook: 'play', goal: 'clock', command: 'up' } as const;

interface Props {
  fitting: readonly GoalCompletion[];
  /** The chosen one, -1 for none. */
  at: number;
  take: (one: GoalCompletion) => void;
}

/** The list over the goal field. The focus stays in the field. */
export function GoalCompletions({ fitting, at, take }: Props) {
  return (
    <>
      <div id="goal-completions" className="completions" role="listbox" aria-label={say('run.whatFits')} hidden={fitting.length === 0}>
        {fitting.map((one, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the goal field, which has the focus
          <div
            key={`${one.kind} ${one.text}`}
            id={optionId(index)}
            className="line"
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => take(one)}
          >
            <Icon name={ICONS[one.kind]} />
            <span className="grow">
              <span className="cut">{one.text}</span>
              {one.kind === 'playbook' && <span className="small soft cut">{one.does}</span>}
            </span>
          </div>
        ))}
      </div>
      <span className="unseen" role="status">
        {fitting.length > 0 ? say('run.fitCount', { count: fitting.length }) : ''}
      </span>
    </>
  );
}
