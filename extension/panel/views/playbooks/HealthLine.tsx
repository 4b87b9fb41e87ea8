import type { HealthRun, Playbook } from '../../../../src/model/playbook';
import { Badge } from '../../parts/Badge';
import { sayHealth } from '../../words/say-health';
import { sayAgo, sayWhen } from '../../words/say-number';

/** The last runs as marks, oldest first, and a summary of the health. */
export function HealthLine({ playbook }: { playbook: Playbook }) {
  const health = sayHealth(playbook);
  const { successCount, failCount, lastUsed } = playbook;
  return (
    <section className="health stack" aria-label="Health">
      <div className="row wrap">
        <Badge tone={health.tone}>{health.word}</Badge>
        {playbook.unproven && <Badge tone="warn">step by step first</Badge>}
        <span className="small soft">
          {successCount + failCount > 0 ? `${successCount} of ${successCount + failCount} runs worked` : 'Never run'}
          {lastUsed && `, last used ${sayAgo(lastUsed, Date.now())}`}
        </span>
      </div>
      {playbook.health.length > 0 && (
        <div
          className="marks"
          role="img"
          aria-label={`Last ${playbook.health.length} runs: ${playbook.health.filter(({ ok }) => ok).length} worked. ${health.why}`}
        >
          {playbook.health.map((run) => (
            <span key={run.at} className={run.ok ? 'ok' : 'failed'} title={tip(run)} />
          ))}
        </div>
      )}
      {health.tone !== 'good' && <p className="small soft">{health.why}</p>}
    </section>
  );
}

const tip = ({ at, ok, version, step, why }: HealthRun) =>
  [
    `${sayWhen(at)}, v${version}: ${ok ? 'worked' : 'failed'}`,
    step === undefined ? '' : ` at step ${step + 1}`,
    why ? `. ${why}` : '',
  ].join('');
