import { say } from '../../../locales/say';
import { Fold } from '../../parts/Fold';
import type { Calls } from '../../store/run-numbers';
import { sayAmount, sayDollars, sayMs } from '../../words/say-number';

/** The duration of each model call of a run. */
export function ModelCalls({ calls: { made: calls } }: { calls: Calls }) {
  if (calls.length === 0) return null;
  return (
    <Fold title={say('count.modelCalls', { count: calls.length })}>
      <table className="calls">
        <thead>
          <tr>
            <th scope="col">{say('run.call')}</th>
            <th scope="col">{say('run.time')}</th>
            <th scope="col">{say('run.in')}</th>
            <th scope="col">{say('run.cached2')}</th>
            <th scope="col">{say('run.out')}</th>
            <th scope="col">{say('run.est')}</th>
          </tr>
        </thead>
        <tbody>
          {calls.map(({ at, ms, failed, usage }, index) => (
            <tr key={at}>
              <th scope="row">{failed ? say('run.callFailed', { number: index + 1 }) : index + 1}</th>
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
