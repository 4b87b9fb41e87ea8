import type { Candidate } from '../../../../src/model/run/bail';
import { say, sayFacts } from '../../../locales/say';
import { Fold } from '../../parts/Fold';
import { sayThing } from '../../words/say-thing';
import { sayOne } from '../../words/say-told';

/** What came nearest to the element that was wanted, and how it differs. */
export function NearestOnes({ nearest: all }: { nearest: readonly (Candidate | string)[] }) {
  const nearest = all.filter((near) => typeof near !== 'string');
  if (nearest.length === 0) return null;
  return (
    <Fold title={say('run.whatCameNearest')}>
      <ul className="stack">
        {nearest.map((near) => (
          <li key={`${near.label} ${near.score}`} className="nearest">
            <meter value={near.score} min={0} max={1} aria-label={say('run.fits', { score: Math.round(near.score * 100) })} />
            <span className="grow">
              {sayThing(near.label)}
              {near.differs.length > 0 && (
                <span className="small faint" style={{ display: 'block' }}>
                  {sayFacts(near.differs.map((one) => sayOne(one)))}
                </span>
              )}
            </span>
            <span className="small faint">{Math.round(near.score * 100)} %</span>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
