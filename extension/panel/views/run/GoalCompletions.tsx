import { say } from '../../../locales/say';
import { Icon } from '../../parts/Icon';
import { detailOf, type GoalCompletion } from '../../store/complete-goal';

/** The id of an option of the list, which the goal field points to. */
export const optionId = (at: number) => `goal-completion-${at}`;

const OFFERS = { click: 'up', tick: 'check', untick: 'check', choose: 'chevron', type: 'pen' } as const;
const iconOf = (one: GoalCompletion) => (one.kind === 'offer' ? OFFERS[one.offer.act] : one.kind === 'playbook' ? 'play' : 'clock');

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
        {fitting.map((one, index) => {
          const detail = detailOf(one);
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the goal field, which has the focus
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: two of a page may be called the same
              key={index}
              id={optionId(index)}
              ref={index === at ? intoSight : undefined}
              className="line"
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(one)}
            >
              <Icon name={iconOf(one)} />
              <span className="grow">
                <span className="cut">{one.text}</span> {detail && <span className="small soft cut">{detail}</span>}
              </span>
            </div>
          );
        })}
      </div>
      <span className="unseen" role="status">
        {fitting.length > 0 ? say('run.fitCount', { count: fitting.length }) : ''}
      </span>
    </>
  );
}

const intoSight = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });
