import { countNoun } from '../../../../src/lib/text';
import { Fold } from '../../parts/Fold';
import type { Calls } from '../../store/run-numbers';
import { sayAmount, sayDollars, sayMs } from '../../words/say-number';

/** The duration of each model call of a run. */
export function ModelCalls({ calls: { made: calls } }: { calls: Calls }) {
  if (calls.length === 0) return null;
  return (
    <Fold title={countNoun(calls.length, 'model call')}>
      <table className="calls">
        <thead>
          <tr>
            <th scope="col">Call</th>
            <th scope="col">Time</th>
            <th scope="col">In</th>
            <th scope="col">Cached</th>
            <th scope="col">Out</th>
            <th scope="col">Est.</th>
          </tr>
        </thead>
        <tbody>
          {calls.map(({ at, ms, failed, usage }, index) => (
            <tr key={at}>
              <th scope="row">{failed ? `${index + 1}, failed` : index + 1}</th>
              <td>{sayMs(ms)}</td>
              <td>{sayAmount(usage.input + usage.cacheWrite)}</td>
              <td>{sayAmount(usage.cacheRead)}</td>
              <td>{sayAmount(usage.output)}</td>
              <td>{usage.dollars === undefined ? '?' : sayDollars(usage.dollars)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Fold>
  );
}
