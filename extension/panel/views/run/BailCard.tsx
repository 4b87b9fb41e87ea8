import type { Bail } from '../../../../src/model/bail';
import { adviseBail, sayBail } from '../../../../src/model/bail-words';
import type { PlanProgress } from '../../../../src/model/run';
import { Card } from '../../parts/Card';
import { Fold } from '../../parts/Fold';

/** The bail that stopped a plan, with evidence. Advice is shown only for the last one of a run. */
export function BailCard({ plan, bail, isLast }: { plan: PlanProgress; bail: Bail; isLast: boolean }) {
  const advice = adviseBail(bail);
  const nearest = 'nearest' in bail ? bail.nearest.filter((near) => typeof near !== 'string') : [];
  return (
    <Card tone={bail.kind === 'stopped' ? 'plain' : 'warn'} icon={bail.kind === 'stopped' ? 'stop' : 'alert'} title={titles[bail.kind]}>
      <p>{plan.message || sayBail(bail)}</p>
      {advice && isLast && <p className="soft">{advice}</p>}
      {nearest.length > 0 && (
        <Fold title="What came nearest">
          <ul className="stack">
            {nearest.map((near) => (
              <li key={`${near.label} ${near.score}`} className="nearest">
                <meter value={near.score} min={0} max={1} aria-label={`Fits ${Math.round(near.score * 100)} %`} />
                <span className="grow">
                  {near.label}
                  {near.differs.length > 0 && <span className="faint"> · differs in {near.differs.join(', ')}</span>}
                </span>
                <span className="small faint">{Math.round(near.score * 100)} %</span>
              </li>
            ))}
          </ul>
        </Fold>
      )}
    </Card>
  );
}

const titles: Record<Bail['kind'], string> = {
  'target-missing': 'Not on the page',
  'target-ambiguous': 'Could be several',
  'target-refused': 'Perhaps another one',
  'target-covered': 'Something lies on top',
  'target-disabled': 'Cannot be used now',
  'value-rejected': 'The value was not taken',
  'option-missing': 'No such option',
  'variant-unknown': 'Not chosen here before',
  'playbook-unknown': 'No such playbook',
  'no-effect': 'Nothing happened',
  'never-settled': 'The page keeps busy',
  'page-left': 'The page went elsewhere',
  'assert-failed': 'Not as expected',
  'needs-person': 'A person is needed',
  'needs-yes': 'Needs your yes',
  'needs-trusted-input': 'A real hand is needed',
  'not-allowed': 'Not allowed',
  'outcome-unknown': 'Not sure it happened',
  'out-of-time': 'Took too long',
  stopped: 'Stopped',
};
