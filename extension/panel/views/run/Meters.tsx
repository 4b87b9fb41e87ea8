import type { Run } from '../../../../src/model/run';
import { say } from '../../../locales/say';
import { useClock } from '../../parts/use-clock';
import { runNumbers } from '../../store/run-numbers';
import { sayAmount, sayDollars, sayMs } from '../../words/say-number';

/** What the run has used: operations, time, model calls, tokens, estimated dollars. */
export function Meters({ run }: { run: Run }) {
  const now = useClock(!run.finished && !run.question);
  const { ms, operations, usage } = runNumbers(run, now);
  const tokens = usage.input + usage.output + usage.cacheRead + usage.cacheWrite;
  return (
    <dl className="meters">
      <Meter name={say('run.operations')}>{operations}</Meter>
      <Meter name={say('run.time')}>{sayMs(ms)}</Meter>
      <Meter name={say('run.modelCalls')} good={usage.calls === 0}>
        {usage.calls}
      </Meter>
      {tokens > 0 && (
        <Meter
          name={say('run.tokens')}
          detail={usage.cacheRead > 0 ? say('run.cached', { cacheRead: sayAmount(usage.cacheRead) }) : undefined}
        >
          {sayAmount(tokens)}
        </Meter>
      )}
      {usage.calls > 0 && (
        <Meter name={say('run.estimated')}>{usage.dollars === undefined ? say('run.unknown') : sayDollars(usage.dollars)}</Meter>
      )}
    </dl>
  );
}

function Meter({ name, detail, good, children }: { name: string; detail?: string | undefined; good?: boolean; children: React.ReactNode }) {
  return (
    <div className={`meter${good ? ' good' : ''}`}>
      <dt>{name}</dt>
      <dd>
        {children}
        {detail && <span className="faint small"> {detail}</span>}
      </dd>
    </div>
  );
}
