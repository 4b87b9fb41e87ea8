import type { Run } from '../../../../src/model/run/run';
import { say } from '../../../locales/say';
import { Icon } from '../../parts/Icon';
import { sayTold } from '../../words/say-told';

/** The result of recall, before any planning. */
export function RecallLine({ run }: { run: Run }) {
  if (!run.recalled) return null;
  const { hit, why, says } = run.recalled;
  return (
    <div className={`recall${hit ? ' hit' : ''}`}>
      <Icon name={hit ? 'spark' : 'clock'} filled={hit} />
      <p>
        <b>{hit ? say('run.knownGoalNoModelCall') : say('run.newHereSoItIs')}</b>{' '}
        <span className="soft">{sayTold({ text: why, says })}</span>
      </p>
    </div>
  );
}
