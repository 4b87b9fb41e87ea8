import type { HealthRun, Playbook } from '../../../../src/model/playbook';
import { say } from '../../../locales/say';
import { Badge } from '../../parts/Badge';
import { SavingLine } from '../../parts/SavingLine';
import { sayHealth, whyItFailed } from '../../words/say-health';
import { sayAgo, sayWhen } from '../../words/say-number';

/** The last runs as marks, oldest first, and a summary of the health. */
export function HealthLine({ playbook }: { playbook: Playbook }) {
  const health = sayHealth(playbook);
  return (
    <section className="health stack" aria-label={say('playbooks.health')}>
      <div className="row wrap">
        <Badge tone={health.tone}>{health.word}</Badge>
        {playbook.unproven && <Badge tone="warn">{say('playbooks.stepByStepFirst')}</Badge>}
        <span className="small soft">{sayUse(playbook)}</span>
      </div>
      {playbook.health.length > 0 && (
        <div
          className="marks"
          role="img"
          aria-label={say('playbooks.lastRunsWorked', {
            count: playbook.health.length,
            worked: playbook.health.filter(({ ok }) => ok).length,
            why: health.why,
          })}
        >
          {playbook.health.map((run) => (
            <span key={run.at} className={run.ok ? 'ok' : 'failed'} title={tip(run)} />
          ))}
        </div>
      )}
      <SavingLine domain={playbook.domain} id={playbook.id} />
      {health.tone !== 'good' && <p className="small soft">{health.why}</p>}
    </section>
  );
}

function sayUse({ successCount, failCount, lastUsed }: Playbook): string {
  const count = successCount + failCount;
  const ago = lastUsed ? sayAgo(lastUsed, Date.now()) : '';
  if (count === 0) return ago ? say('playbooks.neverRunAndUsed', { ago }) : say('playbooks.neverRun');
  return ago
    ? say('playbooks.runsWorkedAndUsed', { worked: successCount, count, ago })
    : say('playbooks.runsWorked', { worked: successCount, count });
}

function tip({ at, ok, version, step, ...failed }: HealthRun): string {
  const when = sayWhen(at);
  const why = whyItFailed(failed);
  if (ok) return say('playbooks.runWorked', { when, version });
  if (step === undefined)
    return why ? say('playbooks.runFailedWhy', { when, version, why }) : say('playbooks.runFailed', { when, version });
  return why
    ? say('playbooks.runFailedAtWhy', { when, version, step: step + 1, why })
    : say('playbooks.runFailedAt', { when, version, step: step + 1 });
}
